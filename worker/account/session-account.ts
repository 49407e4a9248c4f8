import {
  fetchAccount,
  fetchCustomer,
  fetchViewer,
  findOrder,
  listDownloads,
  listOrders,
} from "../woocommerce/account/account-queries";
import { sendCustomerChange, sendPasswordChange } from "../woocommerce/account/account-mutations";
import type { BackendClient } from "../woocommerce/client";
import { sendReview } from "../woocommerce/catalog/reviews";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import {
  sendLogin,
  sendLogout,
  sendProviderLogin,
  sendRegistration,
  type SignIn,
} from "../woocommerce/account/sign-in-queries";
import type { ProviderSignIn, SignedIn } from "../../app/services/account";
import type { CustomerChange, Registration, Viewer } from "../../app/domain/account/account";
import type { CustomerOrder } from "../../app/domain/orders/order";
import { usernameOf } from "../../app/domain/forms/password-rule";
import type { ReviewDraft, WrittenReview } from "../../app/domain/reviews/review";
import { makeSecret } from "../platform/random-token";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { SessionTokens } from "../session/session-tokens";
import { reportPayment } from "../orders/placed-orders";
import type { SessionAnswer } from "../woocommerce/answers";
import type { AccountCalls } from "../session/session-rpc";

/** Somebody is signed in, and the backend doesn't say who: a fault signs nobody out. */
const NAMELESS: Viewer = {
  id: "",
  databaseId: 0,
  name: "",
  firstName: "",
  lastName: "",
  email: "",
  username: "",
  nicename: "",
  avatarUrl: null,
};

/**
 * Who is signed in. It is asked for where it was cleared away while he didn't come (SessionStore.clear); that he is signed
 * in, wasn't. null: he isn't any more.
 */
async function recallViewer(store: SessionStore, ask: () => Promise<Result<Viewer | null>>): Promise<Viewer | null> {
  const kept = await store.readViewer();
  if (kept || !(await store.read("auth"))) return kept;
  const asked = await ask();
  if (asked.ok && asked.value) await store.write("viewer", asked.value);
  return (asked.ok && asked.value) || ((await store.read("auth")) ? NAMELESS : null);
}

function isNameless({ id }: Viewer): boolean {
  return id === "";
}

const STATE_LIFETIME_MS = 600_000;

interface SessionParts {
  /** Asks as nobody: a sign-in must not carry the tokens of an earlier one. */
  guest: BackendClient;
  /** Asks in the customer's name, where somebody is signed in. */
  customer: BackendClient;
  tokens: SessionTokens;
  store: SessionStore;
  cart: SessionCart;
  /** The plugin would believe the shop, where it runs. */
  hasSecret: boolean;
}

/** Signing in and out, and what a customer owns, of one shopper's session. Each call has its turn (ShopperSession). */
export class SessionAccount implements AccountCalls {
  readonly #parts: SessionParts;
  readonly #now: () => number;

  constructor(parts: SessionParts, now: () => number = Date.now) {
    this.#parts = parts;
    this.#now = now;
  }

  readViewer(): Promise<Viewer | null> {
    return recallViewer(this.#parts.store, () => this.#ask((client, token) => fetchViewer(client, token)));
  }

  hasExpired(): Promise<boolean> {
    return this.#parts.store.hasExpired();
  }

  signIn(credentials: { username: string; password: string }): Promise<Result<SignedIn>> {
    return this.#enter((token) => sendLogin(this.#parts.guest, credentials, token));
  }

  register(registration: Registration): Promise<Result<SignedIn>> {
    const account = { ...registration, username: usernameOf(registration.email) };
    return this.#enter((token) => sendRegistration(this.#parts.guest, account, token));
  }

  async startProviderSignIn(provider: string, returnTo: string): Promise<string> {
    const state = makeSecret();
    await this.#parts.store.write("providerSignIn", { state, provider, returnTo, startedAt: this.#now() });
    return state;
  }

  async finishProviderSignIn(answer: { provider: string; code: string; state: string }): Promise<ProviderSignIn> {
    const started = await this.#takeStarted(answer);
    if (!started) return { kind: "foreign" };
    const result = await this.#enter((token) => sendProviderLogin(this.#parts.guest, answer, token));
    if (result.ok) return { kind: "signed-in", ...result.value, returnTo: started.returnTo };
    return { kind: "failed", failure: result.failure };
  }

  async cancelProviderSignIn(answer: { provider: string; state: string }): Promise<string | null> {
    return (await this.#takeStarted(answer))?.returnTo ?? null;
  }

  async signOut(): Promise<void> {
    const { store, guest } = this.#parts;
    const [auth, token] = await Promise.all([store.read("auth"), store.read("token")]);
    await store.end(this.#now());
    // A courtesy: its tokens stay good whatever it says. A stale one would sign out a guest.
    if (auth && this.#now() < auth.goodUntil) void sendLogout(asBearer(guest, auth.token), token ?? null);
  }

  readAccount() {
    return this.#ask((client, token) => fetchAccount(client, token));
  }

  readCustomer() {
    return this.#ask((client, token) => fetchCustomer(client, token));
  }

  async changeCustomer(change: CustomerChange) {
    const { store } = this.#parts;
    const changed = await this.#ask((client, token) => sendCustomerChange(client, change, token));
    const viewer = await store.read("viewer");
    if (changed.ok && viewer) {
      const { firstName, lastName, email } = changed.value;
      await store.write("viewer", { ...viewer, firstName, lastName, email });
    }
    // Else the checkout would go on with the address of before.
    if (changed.ok && (change.billing || change.shipping)) await store.forgetAddresses();
    return changed;
  }

  async changePassword({ password, newPassword }: { password: string; newPassword: string }): Promise<Result<null>> {
    const { guest, tokens } = this.#parts;
    const viewer = await this.readViewer();
    if (!viewer) return fail({ kind: "auth-expired" });
    if (isNameless(viewer)) return fail({ kind: "unreachable" });
    const { username } = viewer;
    // Asked without the session: it is signed in, and stays so.
    const proof = await sendLogin(guest, { username, password }, null);
    if (!proof.result.ok) return proof.result;
    const change = { id: viewer.id, password: newPassword };
    const changed = await this.#ask((client, token) => sendPasswordChange(client, change, token));
    if (!changed.ok) return changed;
    // The plugin ends the sign-ins of the old password; here the new one's are used from now on.
    const anew = await sendLogin(guest, { username, password: newPassword }, null);
    if (anew.result.ok) await tokens.keep(anew.result.value);
    return changed;
  }

  listOrders(after: string | null) {
    return this.#ask((client, token) => listOrders(client, token, after));
  }

  async findOwnOrder(databaseId: number): Promise<Result<CustomerOrder | null>> {
    const found = await this.#ask((client, token) => findOrder(client, databaseId, token));
    return found.ok && found.value ? succeed(await reportPayment(found.value, this.#parts)) : found;
  }

  listDownloads() {
    return this.#ask((client, token) => listDownloads(client, token));
  }

  // Once, within its time, and only with the state that this browser was given.
  async #takeStarted({ provider, state }: { provider: string; state: string }) {
    const { store } = this.#parts;
    const started = await store.read("providerSignIn");
    if (!started || started.state !== state || started.provider !== provider) return null;
    await store.forget("providerSignIn");
    return this.#now() - started.startedAt > STATE_LIFETIME_MS ? null : started;
  }

  async writeReview(draft: ReviewDraft): Promise<Result<WrittenReview> | null> {
    const { tokens, customer } = this.#parts;
    if (!(await tokens.isSignedIn())) return null;
    const { result } = await sendReview(customer, { ...draft, author: "", authorEmail: "" }, null);
    return result;
  }

  // Nothing is asked for a guest: his `customer` would show the orders of any e-mail.
  async #ask<T>(
    question: (client: BackendClient, token: string | null) => Promise<SessionAnswer<T>>,
  ): Promise<Result<T>> {
    const { customer, tokens, cart } = this.#parts;
    if (!(await tokens.isSignedIn())) return fail({ kind: "auth-expired" });
    const { result } = await cart.ask((token) => question(customer, token));
    return !result.ok && !(await tokens.isSignedIn()) ? fail({ kind: "auth-expired" }) : result;
  }

  // The guest's session goes along, so that its cart is kept.
  async #enter(send: (token: string | null) => Promise<SessionAnswer<SignIn>>): Promise<Result<SignedIn>> {
    const { store, tokens, cart } = this.#parts;
    if (await tokens.isSignedIn()) return fail({ kind: "invalid", field: "signed-in" });
    const { result } = await cart.ask(send);
    if (!result.ok) return result;
    const { viewer } = result.value;
    if (!viewer) return fail({ kind: "no-viewer" });
    await store.enter(viewer, tokens.prepare(result.value), makeSecret(), this.#now());
    const losses = await cart.settleJoin();
    // The snapshot was the guest's, and so is the badge.
    const read = await cart.read();
    return succeed({ viewer, losses, itemCount: read.ok ? read.value.cart.itemCount : null });
  }
}

function asBearer(client: BackendClient, authToken: string): BackendClient {
  return { ...client, mutate: (document, variables, token) => client.mutate(document, variables, token, authToken) };
}

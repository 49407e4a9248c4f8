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
import { createRandomToken } from "../session/session-cookie";
import type { SessionCart } from "../cart/session-cart";
import type { SessionStore } from "../session/session-store";
import type { SessionTokens } from "../session/session-tokens";
import { addWaysToPay } from "../orders/placed-orders";
import type { FindShipments } from "../orders/shipments";
import type { SessionResponse } from "../woocommerce/responses";

/** The customer is signed in, but their data is unavailable. A fault must not sign anybody out. */
const UNKNOWN_VIEWER: Viewer = {
  id: "",
  databaseId: 0,
  name: "",
  firstName: "",
  lastName: "",
  email: "",
  username: "",
};

/**
 * The signed-in customer. Their data is fetched again if it was deleted during a long absence (SessionStore.clear), which keeps
 * the sign-in. null: not signed in any more.
 */
async function loadViewer(store: SessionStore, fetch: () => Promise<Result<Viewer | null>>): Promise<Viewer | null> {
  const stored = await store.readViewer();
  if (stored || !(await store.read("auth"))) return stored;
  const fetched = await fetch();
  if (fetched.ok && fetched.value) await store.write("viewer", fetched.value);
  return (fetched.ok && fetched.value) || ((await store.read("auth")) ? UNKNOWN_VIEWER : null);
}

function isUnknown({ id }: Viewer): boolean {
  return id === "";
}

const STATE_LIFETIME_MS = 600_000;

interface SessionParts {
  /** A client without tokens: a sign-in must not carry those of an earlier one. */
  guest: BackendClient;
  /** A client that acts as the signed-in customer. */
  customer: BackendClient;
  tokens: SessionTokens;
  store: SessionStore;
  cart: SessionCart;
  findShipments: FindShipments;
}

/** Sign-in, sign-out and customer data of one shopper's session. Every call runs in the session's queue (ShopperSession). */
export class SessionAccount {
  readonly #parts: SessionParts;
  readonly #now: () => number;

  constructor(parts: SessionParts, now: () => number = Date.now) {
    this.#parts = parts;
    this.#now = now;
  }

  readViewer(): Promise<Viewer | null> {
    return loadViewer(this.#parts.store, () => this.#send((client, token) => fetchViewer(client, token)));
  }

  /** The stored customer, read without a request to the backend, so it needs no turn in the queue. */
  readStoredViewer(): Promise<Viewer | null> {
    return loadViewer(this.#parts.store, () => Promise.resolve(fail({ kind: "busy" })));
  }

  signIn(credentials: { username: string; password: string }): Promise<Result<SignedIn>> {
    return this.#signIn((token) => sendLogin(this.#parts.guest, credentials, token));
  }

  register(registration: Registration): Promise<Result<SignedIn>> {
    const account = { ...registration, username: usernameOf(registration.email) };
    return this.#signIn((token) => sendRegistration(this.#parts.guest, account, token));
  }

  /** Returns the state parameter for the provider. */
  async startProviderSignIn(provider: string, returnTo: string): Promise<string> {
    const state = createRandomToken();
    await this.#parts.store.write("providerSignIn", { state, provider, returnTo, startedAt: this.#now() });
    return state;
  }

  async finishProviderSignIn(response: { provider: string; code: string; state: string }): Promise<ProviderSignIn> {
    const started = await this.#consumeState(response);
    if (!started) return { kind: "foreign" };
    const result = await this.#signIn((token) => sendProviderLogin(this.#parts.guest, response, token));
    if (result.ok) return { kind: "signed-in", ...result.value, returnTo: started.returnTo };
    return { kind: "failed", failure: result.failure };
  }

  async cancelProviderSignIn(response: { provider: string; state: string }): Promise<string | null> {
    return (await this.#consumeState(response))?.returnTo ?? null;
  }

  async signOut(): Promise<void> {
    const { store, guest } = this.#parts;
    const [auth, token] = await Promise.all([store.read("auth"), store.read("token")]);
    await store.end(this.#now());
    // Best effort: the tokens stay valid anyway. With an expired token the backend would sign out a guest instead.
    if (auth && this.#now() < auth.goodUntil) void sendLogout(asBearer(guest, auth.token), token ?? null);
  }

  readAccount() {
    return this.#send((client, token) => fetchAccount(client, token));
  }

  readCustomer() {
    return this.#send((client, token) => fetchCustomer(client, token));
  }

  async changeCustomer(change: CustomerChange) {
    const { store } = this.#parts;
    const changed = await this.#send((client, token) => sendCustomerChange(client, change, token));
    const viewer = await store.read("viewer");
    if (changed.ok && viewer) {
      const { firstName, lastName, email } = changed.value;
      await store.write("viewer", { ...viewer, firstName, lastName, email });
    }
    // Otherwise the checkout would keep the previous address.
    if (changed.ok && (change.billing || change.shipping)) await store.clearAddresses();
    return changed;
  }

  async changePassword({ password, newPassword }: { password: string; newPassword: string }): Promise<Result<null>> {
    const { guest, tokens } = this.#parts;
    const viewer = await this.readViewer();
    if (!viewer) return fail({ kind: "auth-expired" });
    if (isUnknown(viewer)) return fail({ kind: "unreachable" });
    const { username } = viewer;
    // Sent without the session token, because the customer's session must stay signed in.
    const proof = await sendLogin(guest, { username, password }, null);
    if (!proof.result.ok) return proof.result;
    const change = { id: viewer.id, password: newPassword };
    const changed = await this.#send((client, token) => sendPasswordChange(client, change, token));
    if (!changed.ok) return changed;
    // The plugin ends all sign-ins with the old password, so new tokens are needed here.
    const renewed = await sendLogin(guest, { username, password: newPassword }, null);
    if (renewed.result.ok) await tokens.store(renewed.result.value);
    return changed;
  }

  listOrders(after: string | null) {
    return this.#send((client, token) => listOrders(client, token, after));
  }

  async findOwnOrder(databaseId: number): Promise<Result<CustomerOrder | null>> {
    const found = await this.#send((client, token) => findOrder(client, databaseId, token));
    if (!found.ok || !found.value) return found;
    const [order, shipments] = await Promise.all([
      addWaysToPay(found.value, this.#parts),
      this.#parts.findShipments(found.value),
    ]);
    return succeed({ ...order, ...(shipments && { shipments }) });
  }

  listDownloads() {
    return this.#send((client, token) => listDownloads(client, token));
  }

  // An OAuth state is valid once, within its lifetime, in the browser to which it was issued.
  async #consumeState({ provider, state }: { provider: string; state: string }) {
    const { store } = this.#parts;
    const started = await store.read("providerSignIn");
    if (!started || started.state !== state || started.provider !== provider) return null;
    await store.forget("providerSignIn");
    return this.#now() - started.startedAt > STATE_LIFETIME_MS ? null : started;
  }

  /**
   * Sends a review as the signed-in customer, whatever author it names. null: nobody is signed in; nothing was sent.
   */
  async writeReview(draft: ReviewDraft): Promise<Result<WrittenReview> | null> {
    const { tokens, customer } = this.#parts;
    if (!(await tokens.isSignedIn())) return null;
    const { result } = await sendReview(customer, { ...draft, author: "", authorEmail: "" }, null);
    return result;
  }

  // Nothing is sent for a guest: `customer` would expose the orders of any email.
  async #send<T>(
    request: (client: BackendClient, token: string | null) => Promise<SessionResponse<T>>,
  ): Promise<Result<T>> {
    const { customer, tokens, cart } = this.#parts;
    if (!(await tokens.isSignedIn())) return fail({ kind: "auth-expired" });
    const { result } = await cart.send((token) => request(customer, token));
    return !result.ok && !(await tokens.isSignedIn()) ? fail({ kind: "auth-expired" }) : result;
  }

  // The guest's session token is sent along, so that the guest's cart isn't lost.
  async #signIn(send: (token: string | null) => Promise<SessionResponse<SignIn>>): Promise<Result<SignedIn>> {
    const { store, tokens, cart } = this.#parts;
    if (await tokens.isSignedIn()) return fail({ kind: "invalid", field: "signed-in" });
    const { result } = await cart.send(send);
    if (!result.ok) return result;
    const { viewer } = result.value;
    if (!viewer) return fail({ kind: "no-viewer" });
    await store.recordSignIn(viewer, tokens.prepare(result.value), createRandomToken(), this.#now());
    const losses = await cart.mergePendingCart();
    // The stored cart and the number in the badge were the guest's.
    const read = await cart.read();
    return succeed({ viewer, losses, itemCount: read.ok ? read.value.cart.itemCount : null });
  }
}

function asBearer(client: BackendClient, authToken: string): BackendClient {
  return { ...client, mutate: (document, variables, token) => client.mutate(document, variables, token, authToken) };
}

import { firstCountry } from "../../app/domain/checkout/address";
import { sendNewPassword, sendPasswordReset } from "../woocommerce/account/account-mutations";
import { fetchViewer } from "../woocommerce/account/account-queries";
import type { Places } from "../content/places";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import type { Account, AddressOptions, ProviderSignIn, SignedIn } from "../../app/services/account";
import type { LoginClient } from "../../app/domain/account/account";
import type { Guard } from "../rate-limits/abuse-guard";
import { nameOrder } from "../woocommerce/checkout/method-names";
import { DEMO_ORIGIN, type Environment } from "../platform/environment";
import { callForResult, type Call, type SessionClient } from "../session/session-client";

const NOBODY = (refusal: Failure = { kind: "auth-expired" }) => fail(refusal);

interface AccountClients {
  environment: Environment;
  /** A client without a session. */
  client: BackendClient;
  places: Places;
  listProviders: () => Promise<LoginClient[]>;
  /** Called with the origins that forms of this page may redirect to (worker/http/security-headers.ts). */
  allowForms: (origins: string[]) => void;
  /** Runs work after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  guard: Guard;
}

/** The account of a request's shopper. */
export function connectAccount(
  { sessionContext, call }: SessionClient,
  { client, environment, places, listProviders, allowForms, waitUntil, guard }: AccountClients,
): Account {
  return {
    readViewer: () => callForResult(call, (session, caller) => session.readViewer(caller), null),
    hasExpired: () =>
      call(
        (session, caller) => session.hasExpired(caller),
        () => false,
      ),
    signIn: (credentials) => signIn((session, caller) => session.signIn(caller, credentials)),
    register: (registration) => signIn((session, caller) => session.register(caller, registration)),
    async listProviders() {
      const providers = await listProviders();
      allowForms(providers.map(({ authorizationUrl }) => new URL(authorizationUrl!).origin));
      return providers;
    },
    async startProviderSignIn(provider, returnTo) {
      const login = (await listProviders()).find((one) => one.provider === provider);
      if (!login?.authorizationUrl) return fail({ kind: "bad-answer" });
      const state = await callForResult(
        call,
        (session, caller) => session.startProviderSignIn(caller, provider, returnTo),
        "",
        { creates: "session" },
      );
      if (!state.ok) return state;
      const url = new URL(login.authorizationUrl);
      url.searchParams.set("state", state.value);
      // The demo's provider is served by the shop itself (worker/http/demo-proxy.ts).
      return { ok: true, value: url.origin === DEMO_ORIGIN ? url.pathname + url.search : url.href };
    },
    async finishProviderSignIn(response) {
      const finished = await call<ProviderSignIn>(
        (session, caller) => session.finishProviderSignIn(caller, response),
        (failure) => (failure ? { kind: "failed", failure } : { kind: "foreign" }),
        { isOnce: true },
      );
      if (finished.kind === "signed-in") sessionContext.itemCount = finished.itemCount;
      return finished;
    },
    cancelProviderSignIn: (response) =>
      callForResult(call, (session, caller) => session.cancelProviderSignIn(caller, response), null, { isOnce: true }),
    async signOut() {
      await call(
        (session, caller) => session.signOut(caller),
        () => undefined,
      );
      Object.assign(sessionContext, { id: null, key: "", itemCount: 0, isSignedIn: false, isSignedOut: true });
    },
    async requestPasswordReset(username) {
      // The reply depends on whether the backend is up, but neither on whether the name exists nor on how long the
      // lookup takes.
      const { result } = await fetchViewer(client, null);
      // Sent after the reply, so that the reply doesn't reveal whether the limit of emails is reached: strangers may
      // request them, too.
      if (result.ok) waitUntil(guard("reset-mail", () => sendPasswordReset(client, username), username));
      return result.ok ? { ok: true, value: null } : result;
    },
    setNewPassword: (reset) => sendNewPassword(client, reset),
    readAccount: () => call((session, caller) => session.readAccount(caller), NOBODY),
    readCustomer: () => call((session, caller) => session.readCustomer(caller), NOBODY),
    changeCustomer: (change) => call((session, caller) => session.changeCustomer(caller, change), NOBODY),
    changePassword: (change) =>
      call((session, caller) => session.changePassword(caller, change), NOBODY, { isOnce: true }),
    readAddressOptions: (country) => readAddressOptions(places, country),
    listOrders: (after) => call((session, caller) => session.listOrders(caller, after), NOBODY),
    async findOwnOrder(databaseId) {
      const found = await call((session, caller) => session.findOwnOrder(caller, databaseId), NOBODY);
      return found.ok && found.value ? { ok: true, value: nameOrder(found.value, environment) } : found;
    },
    listDownloads: () => call((session, caller) => session.listDownloads(caller), NOBODY),
  };

  // A failed sign-in leaves no session cookie.
  async function signIn(send: Call<Result<SignedIn>>): Promise<Result<SignedIn>> {
    const before = sessionContext.id;
    const entered = await call(send, NOBODY, { isOnce: true, creates: "sign-in" });
    if (entered.ok) sessionContext.itemCount = entered.value.itemCount;
    else if (sessionContext.id !== before) Object.assign(sessionContext, { id: null, key: "" });
    return entered;
  }
}

async function readAddressOptions(places: Places, requested: string): Promise<Result<AddressOptions>> {
  const countries = await places.listCountries();
  if (!countries.ok) return countries;
  const country = requested || firstCountry(countries.value);
  // The form works without regions.
  const regions = await places.listRegions(country);
  return succeed({ countries: countries.value, country, regions: { [country]: regions.ok ? regions.value : [] } });
}

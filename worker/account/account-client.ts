import { sendNewPassword, sendPasswordReset } from "../woocommerce/account/account-mutations";
import { fetchViewer } from "../woocommerce/account/account-queries";
import { fetchCountries, fetchRegions } from "../woocommerce/checkout/checkout-queries";
import type { BackendClient } from "../woocommerce/client";
import { fail, succeed, type Failure, type Result } from "../../app/domain/values/result";
import type { Account, Places, SignedIn } from "../../app/services/account";
import type { LoginClient } from "../../app/domain/account/account";
import type { Guard } from "../rate-limits/abuse-guard";
import { DEMO_ORIGIN } from "../platform/environment";
import { FLOODED } from "../rate-limits/flood-limits";
import { type SessionClient, orThrow } from "../session/session-client";

const NOBODY = (refusal: Failure = { kind: "auth-expired" }) => fail(refusal);

interface AccountClients {
  /** Asks as nobody. */
  client: BackendClient;
  listProviders: () => Promise<LoginClient[]>;
  /** Told where a form of the page that is being made may lead to (worker/http/security-headers.ts). */
  allowForms: (origins: string[]) => void;
  /** Runs what must not keep the answer waiting. */
  later: (work: Promise<unknown>) => void;
  guard: Guard;
}

/** The account behind a request. */
export function connectAccount(
  { sessionContext, ask, callOrCreate }: SessionClient,
  { client, listProviders, allowForms, later, guard }: AccountClients,
): Account {
  return {
    readViewer: () => ask("readViewer", [], orThrow(null)),
    hasExpired: () => ask("hasExpired", [], orThrow(false)),
    signIn: (credentials) => enter(() => callOrCreate("signIn", [credentials], NOBODY)),
    register: (registration) => enter(() => callOrCreate("register", [registration], NOBODY)),
    async listProviders() {
      const providers = await listProviders();
      allowForms(providers.map(({ authorizationUrl }) => new URL(authorizationUrl!).origin));
      return providers;
    },
    async startProviderSignIn(provider, returnTo) {
      const login = (await listProviders()).find((one) => one.provider === provider);
      if (!login?.authorizationUrl) return fail({ kind: "bad-answer" });
      let refused: Failure = FLOODED;
      const state = await callOrCreate("startProviderSignIn", [provider, returnTo], (refusal = FLOODED) => {
        refused = refusal;
        return "";
      });
      if (!state) return fail(refused);
      const address = new URL(login.authorizationUrl);
      address.searchParams.set("state", state);
      // The demo's provider stands in the shop itself (worker/http/demo-proxy.ts).
      return { ok: true, value: address.origin === DEMO_ORIGIN ? address.pathname + address.search : address.href };
    },
    async finishProviderSignIn(answer) {
      const finished = await ask("finishProviderSignIn", [answer], (failure) =>
        failure ? { kind: "failed" as const, failure } : { kind: "foreign" as const },
      );
      if (finished.kind === "signed-in") sessionContext.itemCount = finished.itemCount;
      return finished;
    },
    cancelProviderSignIn: (answer) => ask("cancelProviderSignIn", [answer], orThrow(null)),
    async signOut() {
      await ask("signOut", [], () => undefined);
      Object.assign(sessionContext, { id: null, key: "", itemCount: 0, isSignedIn: false, isLeft: true });
    },
    async requestPasswordReset(username) {
      // Whether the backend answers at all may be known; what it says of this name may not, nor how long it thinks.
      const { result } = await fetchViewer(client, null);
      // Nor whether it has had its mails for now: strangers may ask for them, too.
      if (result.ok) later(guard("reset-mail", () => sendPasswordReset(client, username), username));
      return result.ok ? { ok: true, value: null } : result;
    },
    setNewPassword: (reset) => sendNewPassword(client, reset),
    readAccount: () => ask("readAccount", [], NOBODY),
    readCustomer: () => ask("readCustomer", [], NOBODY),
    changeCustomer: (change) => ask("changeCustomer", [change], NOBODY),
    changePassword: (change) => ask("changePassword", [change], NOBODY),
    readPlaces: (country) => readPlaces(client, country),
    listOrders: (after) => ask("listOrders", [after], NOBODY),
    findOwnOrder: (databaseId) => ask("findOwnOrder", [databaseId], NOBODY),
    listDownloads: () => ask("listDownloads", [], NOBODY),
  };

  // Who isn't let in keeps no cookie for it.
  async function enter(send: () => Promise<Result<SignedIn>>): Promise<Result<SignedIn>> {
    const before = sessionContext.id;
    const entered = await send();
    if (entered.ok) sessionContext.itemCount = entered.value.itemCount;
    else if (sessionContext.id !== before) Object.assign(sessionContext, { id: null, key: "" });
    return entered;
  }
}

// Without regions a form still works: the backend's list is a help, not a need.
async function readPlaces(client: BackendClient, country: string): Promise<Result<Places>> {
  const [countries, regions] = await Promise.all([fetchCountries(client), fetchRegions(client, country)]);
  if (!countries.ok) return countries;
  return succeed({ countries: countries.value, regions: { [country]: regions.ok ? regions.value : [] } });
}

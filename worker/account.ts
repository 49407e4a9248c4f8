import { sendNewPassword, sendPasswordReset } from "../app/backend/password";
import { askViewer } from "../app/backend/account";
import { askCountries, askRegions } from "../app/backend/checkout-questions";
import type { BackendClient } from "../app/backend/client";
import { fail, succeed, type Result } from "../app/backend/result";
import { listLoginClients } from "../app/backend/sign-in";
import type { Account, Places, SignedIn } from "../app/context-account";
import type { LoginClient } from "../app/shop/account";
import type { SessionRoad } from "./shopper-seat";

const NOBODY = () => fail({ kind: "auth-expired" });
const PASSWORD = "PASSWORD";

/** The account behind a request. `client` asks as nobody; `later` runs what must not keep the answer waiting. */
export function connectAccount(
  { seat, ask, makeSession }: SessionRoad,
  client: BackendClient,
  later: (work: Promise<unknown>) => void,
): Account {
  return {
    readViewer: () => ask("readViewer", [], () => null),
    signIn: (credentials) => enter(() => ask("signIn", [credentials], NOBODY)),
    register: (registration) => enter(() => ask("register", [registration], NOBODY)),
    listProviders,
    async startProviderSignIn(provider, returnTo) {
      const login = (await listProviders()).find((one) => one.provider === provider);
      if (!login?.authorizationUrl) return fail({ kind: "bad-answer" });
      makeSession();
      const address = new URL(login.authorizationUrl);
      address.searchParams.set("state", await ask("startProviderSignIn", [provider, returnTo], () => ""));
      return { ok: true, value: address.href };
    },
    finishProviderSignIn: (answer) => ask("finishProviderSignIn", [answer], () => ({ kind: "foreign" as const })),
    async signOut() {
      await ask("signOut", [], () => undefined);
      Object.assign(seat, { id: null, key: "", itemCount: 0, isSignedIn: false, isLeft: true });
    },
    async requestPasswordReset(username) {
      // Whether the backend answers at all may be known; what it says of this name may not, nor how long it thinks.
      const { result } = await askViewer(client, null);
      if (result.ok) later(sendPasswordReset(client, username));
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
    const isNew = !seat.id;
    makeSession();
    const entered = await send();
    if (!entered.ok && isNew) Object.assign(seat, { id: null, key: "" });
    return entered;
  }

  // Optional: a shop without Headless Login's providers has the password alone (design §6).
  async function listProviders(): Promise<LoginClient[]> {
    const clients = await listLoginClients(client);
    if (!clients.ok) return [];
    return clients.value.filter((one) => one.isEnabled && one.provider !== PASSWORD && one.authorizationUrl);
  }
}

// Without regions a form still works: the backend's list is a help, not a need.
async function readPlaces(client: BackendClient, country: string): Promise<Result<Places>> {
  const [countries, regions] = await Promise.all([askCountries(client), askRegions(client, country)]);
  if (!countries.ok) return countries;
  return succeed({ countries: countries.value, regions: { [country]: regions.ok ? regions.value : [] } });
}

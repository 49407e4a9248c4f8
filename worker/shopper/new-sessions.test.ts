import { expect, test } from "vitest";
import { connectAccount } from "../account/account-client";
import { readEnvironment } from "../platform/environment";
import { connectShopper } from "./shopper-client";
import { emptySessionContext, openSessionClient } from "../session/session-client";

const ADD = { type: "add", productId: 1, variationId: null, quantity: 1, choice: [] } as never;
const TOO_MANY = { ok: false, failure: { kind: "too-many", seconds: 60 } };

/** A browser whose cookie is `id`, among sessions of which only "known" is there. */
function visit(id: string | null, mayMake: boolean) {
  const made: string[] = [];
  const stub = (name: string) => ({
    visit: (_: object, call: string) => {
      if (name !== "known") made.push(call);
      if (name === "over") return Promise.resolve({ closed: "unknown" });
      return Promise.resolve({
        closed: null,
        key: "",
        isSignedIn: false,
        value: { ok: true, value: { cart: { itemCount: 1, shippingRates: [] } } },
      });
    },
  });
  const namespace = { idFromName: (name: string) => name, get: stub } as never;
  const sessionContext = { ...emptySessionContext(), id };
  const request = { id: "r", address: null };
  const environment = readEnvironment({});
  const sessionClient = openSessionClient(namespace, environment, sessionContext, request, () =>
    Promise.resolve(mayMake),
  );
  return { made, sessionContext, sessionClient, shopper: connectShopper(sessionClient, environment.site) };
}

test.each([null, "over"])(
  "beyond the limit no session is made for the cookie %s, and the shopper is told",
  async (id) => {
    const { shopper, sessionContext, made } = visit(id, false);
    expect(await shopper.changeCart(ADD)).toEqual(TOO_MANY);
    expect(sessionContext.id).toBeNull();
    expect(made).toEqual(id === null ? [] : ["changeCart"]);
  },
);

test("who has a session keeps his cart however many sessions his neighbours make", async () => {
  expect(await visit("known", false).shopper.changeCart(ADD)).toMatchObject({ ok: true });
  expect(await visit(null, true).shopper.changeCart(ADD)).toMatchObject({ ok: true });
});

test("a sign-in over a provider makes no session beyond the limit either", async () => {
  const { sessionClient, made } = visit(null, false);
  const provider = { provider: "GOOGLE", name: "Google", authorizationUrl: "https://accounts.test/auth" };
  const account = connectAccount(sessionClient, {
    client: {} as never,
    listProviders: () => Promise.resolve([provider as never]),
    allowForms: () => undefined,
    later: () => undefined,
    guard: (_, work) => work(),
  });
  expect(await account.startProviderSignIn("GOOGLE", "/my-account")).toEqual(TOO_MANY);
  expect(made).toEqual([]);
});

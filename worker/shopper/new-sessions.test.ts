import { expect, test } from "vitest";
import { connectAccount } from "../account/account-client";
import { readEnvironment } from "../platform/environment";
import { scriptBackend } from "../../tests/doubles/backend/scripted-backend";
import { connectShopper } from "./shopper-client";
import { emptySessionContext, openSessionClient } from "../session/session-client";

const ADD = { type: "add", productId: 1, variationId: null, quantity: 1, choice: [] } as never;
const TOO_MANY = { ok: false, failure: { kind: "too-many", seconds: 60 } };

/** A browser whose cookie is `id`; of the sessions only "known" exists. */
function visit(id: string | null, mayCreate: boolean) {
  const made: string[] = [];
  const stub = (name: string) => ({
    changeCart: () => {
      if (name !== "known") made.push("changeCart");
      if (name === "over") return Promise.resolve({ refused: "unknown" });
      return Promise.resolve({
        refused: null,
        key: "",
        isSignedIn: false,
        value: { ok: true, value: { cart: { itemCount: 1, shippingRates: [] } } },
      });
    },
  });
  const namespace = { idFromName: (name: string) => name, get: stub } as never;
  const sessionContext = { ...emptySessionContext(), id };
  const request = { id: "r", address: null, language: null };
  const environment = readEnvironment({});
  const sessionClient = openSessionClient(namespace, environment, sessionContext, request, () =>
    Promise.resolve(mayCreate),
  );
  return {
    made,
    sessionContext,
    sessionClient,
    shopper: connectShopper(sessionClient, environment, () => scriptBackend(() => ({})).client),
  };
}

test.each([null, "over"])(
  "over the limit no session is created for the cookie %s, and the shopper is informed",
  async (id) => {
    const { shopper, sessionContext, made } = visit(id, false);
    expect(await shopper.changeCart(ADD)).toEqual(TOO_MANY);
    expect(sessionContext.id).toBeNull();
    expect(made).toEqual(id === null ? [] : ["changeCart"]);
  },
);

test("a shopper with a session keeps their cart however many sessions others create", async () => {
  expect(await visit("known", false).shopper.changeCart(ADD)).toMatchObject({ ok: true });
  expect(await visit(null, true).shopper.changeCart(ADD)).toMatchObject({ ok: true });
});

test("a provider sign-in creates no session over the limit either", async () => {
  const { sessionClient, made } = visit(null, false);
  const provider = { provider: "GOOGLE", name: "Google", authorizationUrl: "https://accounts.test/auth" };
  const account = connectAccount(sessionClient, {
    client: {} as never,
    environment: {} as never,
    places: {} as never,
    listProviders: () => Promise.resolve([provider as never]),
    allowForms: () => undefined,
    waitUntil: () => undefined,
    guard: (_, work) => work(),
  });
  expect(await account.startProviderSignIn("GOOGLE", "/my-account")).toEqual(TOO_MANY);
  expect(made).toEqual([]);
});

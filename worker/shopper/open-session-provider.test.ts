import { expect, test, vi } from "vitest";
import { openRecordedShop } from "../../demo/testing/recorded-accounts";
import { openDemoSession } from "../../tests/doubles/backend/demo-session";

function open() {
  return openDemoSession(openRecordedShop());
}

test("a provider's redirect works once, within ten minutes, with this browser's state", async () => {
  const session = open();
  const response = { provider: "GOOGLE", code: "c", state: "" };
  expect(await session.account.finishProviderSignIn(response)).toEqual({ kind: "foreign" });
  const state = await session.account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await session.account.finishProviderSignIn({ ...response, state: "another" })).toEqual({ kind: "foreign" });
  session.clock.now += 601_000;
  expect(await session.account.finishProviderSignIn({ ...response, state })).toEqual({ kind: "foreign" });
  const next = await session.account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await session.account.finishProviderSignIn({ ...response, state: next })).toMatchObject({ kind: "failed" });
  expect(await session.account.finishProviderSignIn({ ...response, state: next })).toEqual({ kind: "foreign" });
  expect(session.queries.filter((name) => name === "loginWithProvider")).toHaveLength(1);
});

test("a refusal at the provider consumes the state and returns the shopper's page", async () => {
  const { account } = open();
  const state = await account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state: "another" })).toBeNull();
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state })).toBe("/checkout");
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state })).toBeNull();
  expect(await account.finishProviderSignIn({ provider: "GOOGLE", code: "c", state })).toEqual({ kind: "foreign" });
});

test("a provider sign-in without a viewer is a failure", async () => {
  const shop = openRecordedShop();
  const login = { authToken: "auth", authTokenExpiration: "300", refreshToken: "r", user: null, customer: null };
  vi.spyOn(shop, "fetch").mockImplementation(() => Promise.resolve(Response.json({ data: { login } })));
  const { account, tokens, store } = openDemoSession(shop);
  const state = await account.startProviderSignIn("GOOGLE", "/checkout");
  const response = await account.finishProviderSignIn({ provider: "GOOGLE", code: "c", state });
  expect(response).toEqual({ kind: "failed", failure: { kind: "no-viewer" } });
  expect([await tokens.isSignedIn(), await account.readViewer(), await store.read("auth")]).toEqual([
    false,
    null,
    undefined,
  ]);
});

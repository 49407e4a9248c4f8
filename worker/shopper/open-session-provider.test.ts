import { expect, test, vi } from "vitest";
import { openRecordedShop } from "../../demo/testing/recorded-accounts";
import { openDemoSession } from "../../tests/doubles/backend/demo-session";

function open() {
  return openDemoSession(openRecordedShop());
}

test("a provider's way back works once, within ten minutes, with the state of this browser", async () => {
  const session = open();
  const answer = { provider: "GOOGLE", code: "c", state: "" };
  expect(await session.account.finishProviderSignIn(answer)).toEqual({ kind: "foreign" });
  const state = await session.account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await session.account.finishProviderSignIn({ ...answer, state: "another" })).toEqual({ kind: "foreign" });
  session.clock.now += 601_000;
  expect(await session.account.finishProviderSignIn({ ...answer, state })).toEqual({ kind: "foreign" });
  const next = await session.account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await session.account.finishProviderSignIn({ ...answer, state: next })).toMatchObject({ kind: "failed" });
  expect(await session.account.finishProviderSignIn({ ...answer, state: next })).toEqual({ kind: "foreign" });
  expect(session.queries.filter((name) => name === "loginWithProvider")).toHaveLength(1);
});

test("a no at the provider uses the state up, and tells where the shopper was", async () => {
  const { account } = open();
  const state = await account.startProviderSignIn("GOOGLE", "/checkout");
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state: "another" })).toBeNull();
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state })).toBe("/checkout");
  expect(await account.cancelProviderSignIn({ provider: "GOOGLE", state })).toBeNull();
  expect(await account.finishProviderSignIn({ provider: "GOOGLE", code: "c", state })).toEqual({ kind: "foreign" });
});

test("who is let in by the provider, but as nobody, is told so and isn't signed in", async () => {
  const shop = openRecordedShop();
  const login = { authToken: "auth", authTokenExpiration: "300", refreshToken: "r", user: null, customer: null };
  vi.spyOn(shop, "fetch").mockImplementation(() => Promise.resolve(Response.json({ data: { login } })));
  const { account, tokens, store } = openDemoSession(shop);
  const state = await account.startProviderSignIn("GOOGLE", "/checkout");
  const answer = await account.finishProviderSignIn({ provider: "GOOGLE", code: "c", state });
  expect(answer).toEqual({ kind: "failed", failure: { kind: "no-viewer" } });
  expect([await tokens.isSignedIn(), await account.readViewer(), await store.read("auth")]).toEqual([
    false,
    null,
    undefined,
  ]);
});

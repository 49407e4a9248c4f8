import { expect, test } from "vitest";
import { expectReplay, expectReplayAlone } from "../testing/expect-replay.ts";
import { expectSameShape } from "../testing/expect-same-shape.ts";
import { openRecordedShop, openShopOf, PASSWORD, signIn } from "../testing/recorded-accounts.ts";

test.each([
  "login-ok",
  "login-by-email",
  "login-wrong-password",
  "login-unknown-user",
  "login-empty",
  "login-provider-disabled",
  "login-google-bad-code",
  "refreshToken-bad",
  "viewer-guest",
])("%s is answered as recorded", async (sample) => {
  await expectReplay(openRecordedShop(), sample);
});

test("loginClients: Google with its authorization URL, then the password", async () => {
  await expectSameShape(openRecordedShop(), "loginClients");
  const { body } = await openRecordedShop().replay("loginClients");
  const [google] = (body.data as { loginClients: { authorizationUrl: string }[] }).loginClients;
  const { pathname, searchParams } = new URL(google?.authorizationUrl ?? "");
  expect(pathname).toBe("/demo-provider/authorize");
  expect([...searchParams.keys()].sort()).toEqual(
    ["client_id", "prompt", "redirect_uri", "response_type", "scope", "state"].sort(),
  );
});

test("an auth token lives 300 seconds, a refresh token 365 days", async () => {
  const login = await signIn(openRecordedShop(), "ivan");
  const lifetimeOf = (token: unknown) => {
    const { exp, iat } = JSON.parse(atob(String(token).split(".")[1]!)) as { exp: number; iat: number };
    return exp - iat;
  };
  expect(lifetimeOf(login.authToken)).toBe(300);
  expect(lifetimeOf(login.refreshToken)).toBe(365 * 24 * 3600);
});

test("a signed-in customer can't sign in again (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  const { body } = await shop.operate("account/login", { username: "ivan", password: PASSWORD });
  expect(body).toMatchObject({ errors: [{ message: "You are already logged in." }], data: { login: null } });
});

test("viewer and customer are answered as recorded in viewer-customer", async () => {
  await expectReplay(await openShopOf("ivan"), "viewer-customer");
});

test.each(["viewer-bad-token", "viewer-expired-like-token"])("%s: HTTP 403 and a guest's data", async (sample) => {
  const shop = openRecordedShop();
  shop.authToken = "abc.def.ghi";
  await expectReplay(shop, sample);
});

test("viewer-expired-token: HTTP 403, no viewer, no error, and products as usual", async () => {
  const shop = openRecordedShop();
  await shop.setUp("auth-lifetime", { seconds: -10 });
  await signIn(shop, "ivan");
  await expectSameShape(shop, "viewer-expired-token");
  const { body } = await shop.replay("viewer-expired-token");
  expect(body.data).toMatchObject({ viewer: null, products: { nodes: [{ name: expect.any(String) }] } });
});

test("addToCart-expired-auth-token: HTTP 403, and the mutation runs as a guest", async () => {
  const shop = openRecordedShop();
  shop.authToken = "abc.def.ghi";
  await shop.setUp("stock", { id: 154, stock: 28 });
  await expectReplay(shop, "addToCart-expired-auth-token");
});

test("a fault can make one auth token expired, in a batch too (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  await shop.setUp("fault", { kind: "expired-auth", count: 1 });
  const query = { query: "{ viewer { databaseId } }" };
  const { status, body } = await shop.post([query, query]);
  expect([status, body]).toMatchObject([403, [{ data: { viewer: null } }, { data: { viewer: null } }]]);
  expect((await shop.ask(query.query)).body.data?.viewer).toEqual({ databaseId: 2 });
});

test("a refresh token renews the auth token, even after a logout", async () => {
  const shop = openRecordedShop();
  const { refreshToken } = await signIn(shop, "ivan");
  await expectReplayAlone(shop, "logout");
  shop.authToken = null;
  const { status, body } = await shop.operate("account/refreshToken", { refreshToken });
  expect([status, body.data?.refreshToken]).toMatchObject([200, { success: true, authToken: expect.any(String) }]);
});

test("logout succeeds, and the token stays valid, as recorded: viewer-after-logout", async () => {
  const shop = await openShopOf("maria");
  await expectReplayAlone(shop, "logout");
  await expectReplayAlone(shop, "viewer-after-logout");
});

test("refreshToken-with-auth-token: HTTP 401; so is a refresh token in the header (reference shop)", async () => {
  const shop = openRecordedShop();
  const { authToken, refreshToken } = await signIn(shop, "ivan");
  shop.authToken = null;
  const wrong = await shop.operate("account/refreshToken", { refreshToken: authToken });
  expect([wrong.status, wrong.body.data?.refreshToken]).toMatchObject([401, { success: false, authToken: null }]);
  shop.authToken = String(refreshToken);
  expect((await shop.ask("{ viewer { databaseId } }")).status).toBe(401);
});

test("a session token isn't accepted as an auth token, nor the other way round", async () => {
  const shop = openRecordedShop();
  const { authToken, sessionToken } = await signIn(shop, "ivan");
  shop.token = String(authToken);
  shop.authToken = String(sessionToken);
  const { status, body } = await shop.ask("{ viewer { databaseId } cart { isEmpty } }");
  expect([status, body.data]).toEqual([403, { viewer: null, cart: null }]);
});

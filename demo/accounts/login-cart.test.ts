import { expect, test } from "vitest";
import { expectReplay, expectReplayAlone } from "../testing/expect-replay.ts";
import type { DemoShop } from "../testing/demo-shop.ts";
import { openRecordedShop, openShopOf, signIn } from "../testing/recorded-accounts.ts";
import { readSample } from "../testing/replay.ts";

async function countPieces(shop: DemoShop): Promise<unknown> {
  const { body } = await shop.ask("{ cart { contents { itemCount } } }");
  return (body.data as { cart: { contents: { itemCount: number } } }).cart.contents.itemCount;
}

function tokenOf(login: Record<string, unknown> | undefined): string {
  return String(login?.authToken);
}

test("login with a guest's session takes the cart along, for every recorded form of the request", async () => {
  const shop = openRecordedShop();
  await shop.add(228);
  const guest = shop.token;
  const { body } = await expectReplay(shop, "login-with-guest-cart");
  shop.authToken = tokenOf(body.data?.login as Record<string, unknown>);
  const customers = shop.token;
  await expectReplay(shop, "cart-after-login-new-session");
  await expectReplay(shop, "customer-after-login-with-guest-cart");
  shop.token = guest;
  await expectReplay(shop, "cart-after-login-guest-session");
  await expectReplayAlone(shop, "cart-after-login-no-session");
  await expectReplayAlone(shop, "customer-without-session-header");
  shop.authToken = null;
  shop.token = customers;
  await expectReplay(shop, "cart-customer-session-without-auth");
  shop.token = guest;
  expect(await countPieces(shop)).toBe(0);
});

test("the guest's lines are merged into the customer's cart; of a line that both have, the guest's stays (reference shop)", async () => {
  const shop = await openShopOf("ivan");
  await shop.add(228);
  await shop.add(154, { quantity: 3 });
  const auth = shop.authToken;
  Object.assign(shop, { token: null, authToken: null });
  await shop.add(228, { quantity: 2 });
  shop.authToken = auth;
  expect(await countPieces(shop)).toBe(5);
});

test("a guest's address isn't taken along (reference shop)", async () => {
  const shop = openRecordedShop();
  await shop.operate("checkout/updateCustomer", { input: { billing: { city: "Варна" } } });
  await signIn(shop, "georgi");
  expect((await shop.ask("{ customer { billing { city } } }")).body.data?.customer).toEqual({
    billing: { city: null },
  });
});

test("a customer's session lives 7 days, a guest's 48 hours", async () => {
  const lifetime = (token: string | null) => {
    const { exp, iat } = JSON.parse(atob(token?.split(".")[1] ?? "")) as { exp: number; iat: number };
    return (exp - iat) / 3600;
  };
  const shop = openRecordedShop();
  await shop.add(154);
  expect(lifetime(shop.token)).toBe(48);
  await signIn(shop, "ivan");
  expect(lifetime(shop.token)).toBe(7 * 24);
});

test("a login replaces another customer's session", async () => {
  const shop = await openShopOf("maria");
  await shop.add(154);
  await signIn(Object.assign(shop, { authToken: null }), "ivan");
  expect(await countPieces(shop)).toBe(0);
});

test.each(["cart-session-broken", "cart-session-without-prefix"])("%s is answered as recorded", async (sample) => {
  const { headers } = readSample(sample).request;
  const shop = openRecordedShop();
  const { query } = readSample(sample).request.body;
  const { status, body, headers: sent } = await shop.ask(query, {}, headers);
  expect([status, sent.has("woocommerce-session")]).toEqual([200, true]);
  expect(body).toMatchObject(
    JSON.parse(
      JSON.stringify(readSample(sample).response.body, (key, value) => (key === "locations" ? undefined : value)),
    ),
  );
});

test("cart-session-expired: no cart but an error, a new token, and products as usual", async () => {
  const shop = openRecordedShop();
  await shop.setUp("session-lifetime", { seconds: -10 });
  await shop.add(154);
  const { body, headers } = await shop.replay("cart-session-expired");
  expect(body).toMatchObject({
    errors: [{ message: "invalid_token: Expired token", path: ["cart"] }],
    data: { cart: null, products: { nodes: [{ name: expect.any(String) }] } },
  });
  expect(headers.has("woocommerce-session")).toBe(true);
});

test("cart-with-session: reading sends no new token", async () => {
  const shop = openRecordedShop();
  await shop.add(154, { quantity: 2 });
  await expectReplay(shop, "cart-with-session");
});

import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { openToken, signToken } from "./token.ts";

test("the token has the customer, as WooGraphQL's, for 48 hours", async () => {
  const token = await signToken("t_guest", undefined, 3600);
  const payload = JSON.parse(atob(token.split(".")[1] ?? "")) as Record<string, number>;
  expect(payload).toMatchObject({ iss: "https://demo.shop.test", data: { customer_id: "t_guest" } });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  expect(await openToken(`Session ${token}`, undefined)).toEqual({ customerId: "t_guest" });
});

test.each([
  ["abc.def.ghi", "invalid_cart_token: Invalid Cart-Token"],
  ["Session abc.def.ghi", "invalid_token: Syntax error, malformed JSON"],
  ["Session abc", "invalid_token: Wrong number of segments"],
])("the header %s is refused as recorded", async (header, refusal) => {
  expect(await openToken(header, undefined)).toEqual({ refusal });
});

test("a token signed by another shop is refused", async () => {
  const token = await signToken("t_guest", "another secret", 3600);
  expect(await openToken(`Session ${token}`, undefined)).toEqual({
    refusal: "invalid_token: Signature verification failed",
  });
});

test("a change of the cart renews the token of the same customer; reading does not", async () => {
  const shop = new DemoShop();
  const customerOf = (token: string | null) => openToken(`Session ${token}`, undefined);
  await shop.add(154);
  const first = shop.token;
  const read = await shop.ask("{ cart { isEmpty } customer { billing { country } } }");
  expect(read.headers.has("woocommerce-session")).toBe(false);
  const changed = await shop.add(228);
  expect(changed.headers.has("woocommerce-session")).toBe(true);
  expect(await customerOf(shop.token)).toEqual(await customerOf(first));
});

test("an expired token: no cart, no change, but products, and a new token", async () => {
  const shop = new DemoShop();
  await shop.setUp("session-lifetime", { seconds: -10 });
  await shop.ask("{ cart { isEmpty } }");
  await shop.setUp("session-lifetime", { seconds: null });
  const expired = { "woocommerce-session": `Session ${shop.token}` };
  await expectReplay(shop, "addToCart-session-expired");
  const { body } = await shop.ask("{ cart { isEmpty } products(first: 1) { nodes { databaseId } } }", {}, expired);
  expect(body.errors).toMatchObject([{ message: "invalid_token: Expired token", path: ["cart"] }]);
  expect(body.data).toMatchObject({ cart: null, products: { nodes: [{ databaseId: expect.any(Number) }] } });
});

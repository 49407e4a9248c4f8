import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { cutToSchema, expectLike, readSample } from "../testing/replay.ts";

/** The cart on which the coupons were recorded. */
async function openFilledShop(): Promise<DemoShop> {
  const shop = new DemoShop();
  await shop.add(363, { variationId: 369, variation: [{ attributeName: "pa_cvyat", attributeValue: "cheren" }] });
  await shop.add(57, { quantity: 2 });
  await shop.add(75);
  return shop;
}

test("removeCoupons: several at once, and free shipping goes with its coupon", async () => {
  const shop = await openFilledShop();
  for (const code of ["FIT10", "MINUS5", "MIN200", "FREESHIP"]) {
    await shop.operate("cart/applyCoupon", { input: { code } });
  }
  await expectReplay(shop, "removeCoupons");
});

test("addToCart-simple: from 100 leva on free shipping is offered, but not chosen", async () => {
  const shop = new DemoShop();
  const { body, status } = await shop.replay("addToCart-simple");
  expect(status).toBe(200);
  expect(body).toEqual(expectLike(body, readSample("addToCart-simple").response.body));
});

test("removeItemsFromCart: a line of quantity 0 leaves the cart that was recorded without it", async () => {
  const shop = await openFilledShop();
  await shop.add(228);
  const read = cutToSchema(readSample("removeItemsFromCart").request.body.query);
  expect(read, "the shop's schema has learnt it: replay the sample itself").not.toContain("removeItemsFromCart");
  const { body: before } = await shop.ask("{ cart { contents(first: 100) { nodes { key } } } }");
  const { nodes } = (before.data as { cart: { contents: { nodes: { key: string }[] } } }).cart.contents;
  const items = [{ key: nodes.at(-1)?.key, quantity: 0 }];
  await shop.operate("cart/updateItemQuantities", { input: { items } });
  const { query } = readSample("cart-full").request.body;
  const recorded = readSample("removeItemsFromCart").response.body.data?.removeItemsFromCart as { cart: object };
  const { body } = await shop.ask(cutToSchema(query));
  expect(body.data?.cart).toEqual(expectLike(body.data?.cart, recorded.cart));
});

test("the chosen rate is dropped once other rates are offered (reference shop)", async () => {
  const shop = new DemoShop();
  await shop.add(154);
  await shop.operate("cart/updateShippingMethod", { input: { shippingMethods: ["flat_rate:2"] } });
  const chosen = async () => (await shop.ask("{ cart { chosenShippingMethods } }")).body.data?.cart;
  expect(await chosen()).toEqual({ chosenShippingMethods: ["flat_rate:2"] });
  await shop.add(154);
  expect(await chosen()).toEqual({ chosenShippingMethods: ["flat_rate:1"] });
});

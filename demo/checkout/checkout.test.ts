import { expect, test, vi } from "vitest";
import { DemoShop, type Answer } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";

const billing = { firstName: "Гост", lastName: "Тестов", country: "BG", email: "gost@shop.test" };

async function checkOut(shop: DemoShop, more: Record<string, unknown> = {}): Promise<Answer> {
  return shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing, ...more } });
}

function orderOf({ body }: Answer): Record<string, unknown> {
  return (body.data as { checkout: { order: Record<string, unknown> } }).checkout.order;
}

async function countCart(shop: DemoShop): Promise<unknown> {
  return (await shop.ask("{ cart { contents { itemCount } } }")).body.data?.cart;
}

/** The recorded orders have ids that ours cannot have. */
async function expectOrder(shop: DemoShop, sample: string, firstId = 1201): Promise<void> {
  const { databaseId } = orderOf(await shop.replay(sample));
  expect(databaseId).toBe(firstId);
}

test.each([
  "checkout-bad-email",
  "checkout-bad-payment-method",
  "checkout-no-payment-method",
  "checkout-France-not-sold",
])("%s is refused as recorded and leaves the cart", async (sample) => {
  const shop = new DemoShop();
  await shop.add(154);
  await expectReplay(shop, sample);
  expect(await countCart(shop)).toEqual({ contents: { itemCount: 1 } });
});

test("a product that has sold out in the meantime stops the checkout", async () => {
  const shop = new DemoShop();
  await shop.add(253);
  await shop.setUp("stock", { id: 253, stock: 0 });
  await expectReplay(shop, "cart-out-of-stock");
  await expectReplay(shop, "checkout-out-of-stock");
});

test("an order with a coupon has the recorded sums, with all their rounding", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  await shop.add(256, { variationId: 266 });
  await shop.ask('mutation { applyCoupon(input: {code: "FIT10"}) { cart { isEmpty } } }');
  await expectReplay(shop, "checkout-guest-cod");
  await expectReplay(shop, "cart-after-checkout");
});

test("a raw order has at most six decimals, and a coupon line loses half a stotinka", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  await shop.add(256, { variationId: 266 });
  await shop.ask('mutation { applyCoupon(input: {code: "FIT10"}) { cart { isEmpty } } }');
  expect(orderOf(await checkOut(shop))).toMatchObject({
    subtotal: "118.75",
    discountTotal: "11.875",
    discountTax: "2.375",
    shippingTotal: "4.158333",
    shippingTax: "0.83",
    total: "133.24",
    totalTax: "22.21",
    lineItems: { nodes: [{ subtotal: "92.816667", total: "83.533333", totalTax: "16.71" }, { total: "23.341667" }] },
    shippingLines: { nodes: [{ methodTitle: "Speedy до офис", total: "4.158333", totalTax: "0.83" }] },
    couponLines: { nodes: [{ code: "fit10", discount: "11.87", discountTax: "2.37" }] },
  });
});

test.each([
  "checkout-bad-shipping-method",
  "checkout-guest-bacs-other-shipping-address",
  "checkout-guest-shipping-given-same-address",
])("%s is answered as recorded", async (sample) => {
  const shop = new DemoShop();
  await shop.add(154);
  await expectReplay(shop, sample);
});

test("a virtual order has no shipping", async () => {
  const shop = new DemoShop();
  await shop.add(1129);
  await expectReplay(shop, "checkout-virtual-only");
});

test("an empty cart cannot be ordered", async () => {
  const { body } = await checkOut(new DemoShop());
  expect(body).toMatchObject({ errors: [{ message: "Sorry, no session found." }], data: { checkout: null } });
});

test("one checkout makes one order, however often and simultaneously it is sent", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  const metaData = [{ key: "_checkout_id", value: "first" }];
  const answers = await Promise.all([checkOut(shop, { metaData }), checkOut(shop, { metaData })]);
  answers.push(await checkOut(shop, { metaData }));
  expect(answers.map((answer) => orderOf(answer).databaseId)).toEqual([1201, 1201, 1201]);
  const { body } = await shop.ask(
    "{ product(id: 154, idType: DATABASE_ID) { ... on SimpleProduct { stockQuantity } } }",
  );
  expect(body.data?.product).toEqual({ stockQuantity: 47 });
});

test("an order whose request died before its email is completed once by the next request", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  const metaData = [{ key: "_checkout_id", value: "first" }];
  await shop.db.prepare("ALTER TABLE mail RENAME TO lost_mail").run();
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  expect((await checkOut(shop, { metaData })).body.errors).toMatchObject([{ message: "Internal server error" }]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  await shop.db.prepare("ALTER TABLE lost_mail RENAME TO mail").run();
  for (const _ of [1, 2]) expect(orderOf(await checkOut(shop, { metaData })).databaseId).toBe(1201);
  const sent = await shop.db.prepare("SELECT recipient FROM mail").all();
  expect(sent.results).toEqual([{ recipient: billing.email }]);
  const { body } = await shop.ask(
    "{ product(id: 154, idType: DATABASE_ID) { ... on SimpleProduct { stockQuantity } } }",
  );
  expect(body.data?.product).toEqual({ stockQuantity: 47 });
});

test("ids count up from 1201, and the stock of variations is reduced", async () => {
  const shop = new DemoShop();
  for (const id of [1201, 1202]) {
    await shop.add(256, { variationId: 266, quantity: 29 });
    await expectOrder(shop, "checkout-guest-shipping-given-same-address", id);
  }
  const { body } = await shop.add(256, { variationId: 266 });
  expect(body.errors?.[0]?.message).toContain("защото е изчерпан");
});

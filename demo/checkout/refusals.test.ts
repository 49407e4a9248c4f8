import { expect, test } from "vitest";
import { DEMO_STOREFRONT_SECRET } from "../plugin/storefront-plugin.ts";
import { DemoShop, type Answer } from "../testing/demo-shop.ts";
import { buildReferenceCatalog } from "../testing/reference-products.ts";

const billing = { firstName: "Гост", country: "BG", email: "gost@shop.test" };

function openShop(): DemoShop {
  return new DemoShop(buildReferenceCatalog());
}

async function checkOut(shop: DemoShop, more: Record<string, unknown> = {}): Promise<Answer> {
  return shop.operate("checkout/checkout", { input: { paymentMethod: "cod", billing, ...more } });
}

function messageOf({ body }: Answer): string | undefined {
  return body.errors?.[0]?.message;
}

async function apply(shop: DemoShop, code: string): Promise<Answer> {
  return shop.operate("cart/applyCoupon", { input: { code } });
}

async function listCoupons(shop: DemoShop): Promise<unknown> {
  const { body } = await shop.ask("{ cart { appliedCoupons { code } } }");
  return (body.data as { cart: { appliedCoupons: unknown } }).cart.appliedCoupons;
}

test("a coupon that is no longer valid stops the checkout and is removed; the next attempt succeeds", async () => {
  const shop = openShop();
  await shop.add(102, { quantity: 3 });
  await apply(shop, "MIN200");
  const { body } = await shop.ask("{ cart { contents { nodes { key } } } }");
  const [line] = (body.data as { cart: { contents: { nodes: { key: string }[] } } }).cart.contents.nodes;
  await shop.operate("cart/updateItemQuantities", { input: { items: [{ key: line?.key, quantity: 1 }] } });
  expect(await listCoupons(shop)).toEqual([{ code: "min200" }]);
  expect(messageOf(await checkOut(shop))).toBe("Купонът „min200“ е невалиден и беше премахнат от вашата поръчка.");
  expect(await listCoupons(shop)).toBeNull();
  expect((await checkOut(shop)).body.data?.checkout).toMatchObject({ order: { total: "79.89" } });
});

test("several errors are reported in one message", async () => {
  const shop = openShop();
  await shop.add(111);
  await apply(shop, "MAX100");
  await shop.add(111, { quantity: 4 });
  expect(messageOf(await checkOut(shop, { paymentMethod: "nyama" }))).toBe(
    "Купонът „max100“ е невалиден и беше премахнат от вашата поръчка. Invalid payment method.",
  );
});

test("a guest's use of a once-per-customer coupon is counted by their email, which only the checkout knows", async () => {
  const shop = openShop();
  await shop.add(111);
  await apply(shop, "ONCE");
  expect((await checkOut(shop)).body.data?.checkout).toMatchObject({ order: { total: "31.90" } });
  await shop.add(111);
  expect(messageOf(await apply(shop, "ONCE"))).toBeUndefined();
  expect(messageOf(await checkOut(shop))).toBe("Usage limit for coupon &quot;once&quot; has been reached.");
  expect(await listCoupons(shop)).toEqual([{ code: "once" }]);
  const other = { ...billing, email: "drug@shop.test" };
  expect((await checkOut(shop, { billing: other })).body.data?.checkout).toMatchObject({ result: "success" });
});

test("of two checkouts for the last pieces the second is refused", async () => {
  const shop = openShop();
  await shop.add(114, { quantity: 43 });
  const first = shop.token;
  shop.token = null;
  await shop.add(114, { quantity: 3 });
  const second = shop.token;
  shop.token = first;
  expect(messageOf(await checkOut(shop))).toBeUndefined();
  shop.token = second;
  expect(messageOf(await checkOut(shop))).toContain('Нямаме достатъчно "Продукт 114" на склад');
});

test("cash on delivery withholds downloads, a payment grants them", async () => {
  const shop = openShop();
  shop.storefrontSecret = DEMO_STOREFRONT_SECRET;
  const order = async (more: Record<string, unknown>) => {
    await shop.add(191);
    const { body } = await checkOut(shop, more);
    return (body.data as { checkout: { order: object } }).checkout.order;
  };
  expect(await order({})).toMatchObject({ status: "ON_HOLD", needsProcessing: false });
  expect(await order({ paymentMethod: "bacs" })).toMatchObject({ status: "ON_HOLD" });
  expect(await order({ paymentMethod: "bacs", isPaid: true })).toMatchObject({ status: "COMPLETED" });
});

test("free products with free shipping need no payment method, and their lines cost null", async () => {
  const shop = openShop();
  await shop.add(248);
  await apply(shop, "FREESHIP");
  const { body } = await checkOut(shop, { paymentMethod: "" });
  expect(body.data?.checkout).toMatchObject({
    result: "success",
    order: {
      status: "PROCESSING",
      total: "0.00",
      lineItems: { nodes: [{ total: null, totalTax: null }] },
      shippingLines: { nodes: [{ methodTitle: "Безплатна доставка", total: null }] },
      couponLines: { nodes: [{ code: "freeship", discount: null }] },
    },
  });
});

test("an order abroad has no VAT", async () => {
  const shop = openShop();
  await shop.add(111, { quantity: 2 });
  await apply(shop, "FIT10");
  await apply(shop, "MINUS5");
  const { body } = await checkOut(shop, { billing: { ...billing, country: "GR" } });
  expect(body.data?.checkout).toMatchObject({
    order: {
      total: "56.43",
      totalTax: "0",
      discountTotal: "9.98",
      shippingTotal: "16.583333",
      lineItems: { nodes: [{ subtotal: "49.833333", subtotalTax: null, total: "39.853333", totalTax: null }] },
      shippingLines: { nodes: [{ totalTax: null }] },
      couponLines: { nodes: [{ discount: "4.98", discountTax: null }, { discount: "5" }] },
    },
  });
});

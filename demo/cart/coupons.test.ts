import { expect, test } from "vitest";
import { DemoShop, type Answer } from "../testing/demo-shop.ts";
import { expectReplay } from "../testing/expect-replay.ts";
import { buildReferenceCatalog } from "../testing/reference-products.ts";

const CART = `cart { total(format: RAW) chosenShippingMethods appliedCoupons { code discountAmount(format: RAW) }
  contents { nodes { key total(format: RAW) } } }`;

interface Cart {
  total: string;
  chosenShippingMethods: string[];
  appliedCoupons: { code: string; discountAmount: string }[] | null;
  contents: { nodes: { key: string; total: string }[] };
}

async function openShop(...products: [id: number, quantity?: number][]): Promise<DemoShop> {
  const shop = new DemoShop(buildReferenceCatalog());
  for (const [id, quantity = 1] of products) await shop.add(id, { quantity });
  return shop;
}

async function apply(shop: DemoShop, code: string): Promise<Answer> {
  return shop.ask(`mutation ($code: String!) { applyCoupon(input: {code: $code}) { ${CART} } }`, { code });
}

async function messageOf(answer: Promise<Answer>): Promise<string | undefined> {
  return (await answer).body.errors?.[0]?.message;
}

async function readCart(shop: DemoShop): Promise<Cart> {
  return (await shop.ask(`{ ${CART} }`)).body.data?.cart as Cart;
}

const NOT_APPLICABLE = (code: string) => `Sorry, coupon &quot;${code}&quot; is not applicable to selected products.`;

test("applyCoupon-protein15-not-applicable: a coupon for a category requires a product of it", async () => {
  const shop = await openShop([154]);
  await expectReplay(shop, "applyCoupon-protein15-not-applicable");
});

test("a coupon for a category discounts only products of it and its descendants", async () => {
  const shop = await openShop([117], [102]);
  await apply(shop, "PROTEIN15");
  const { appliedCoupons, contents } = await readCart(shop);
  expect(appliedCoupons).toEqual([{ code: "protein15", discountAmount: "9.36" }]);
  expect(contents.nodes.map(({ total }) => total)).toEqual(["27.91666667", "63.66833333"]);
});

test("an amount off every piece applies to its product alone", async () => {
  const shop = await openShop([151, 2], [111]);
  await apply(shop, "TEE3");
  const { appliedCoupons, contents, total } = await readCart(shop);
  expect(appliedCoupons).toEqual([{ code: "tee3", discountAmount: "5" }]);
  expect(contents.nodes.map((line) => line.total)).toEqual(["73.8", "29.89666667"]);
  expect(total).toBe("108.69");
  expect(await messageOf(apply(await openShop([111]), "TEE3"))).toBe(NOT_APPLICABLE("tee3"));
});

test("a coupon may exclude products on sale", async () => {
  const shop = await openShop([151, 2], [117, 3]);
  await apply(shop, "NOSALE10");
  expect(await readCart(shop)).toMatchObject({ total: "160.57", appliedCoupons: [{ discountAmount: "6.65" }] });
  expect(await messageOf(apply(await openShop([117]), "NOSALE10"))).toBe(NOT_APPLICABLE("nosale10"));
});

test("a coupon with a maximum is refused with the recorded markup, and discounts nothing once the cart exceeds it", async () => {
  const shop = await openShop([117, 3]);
  await apply(shop, "MAX100");
  expect(await readCart(shop)).toMatchObject({ total: "84.56", appliedCoupons: [{ discountAmount: "3.49" }] });
  await shop.add(151);
  expect(await readCart(shop)).toMatchObject({ appliedCoupons: [{ code: "max100", discountAmount: "0" }] });
  expect(await messageOf(apply(shop, "MAX100"))).toBe(
    'The maximum spend for coupon &quot;max100&quot; is <span class="woocommerce-Price-amount amount"><bdi>100,00&nbsp;' +
      '<span class="woocommerce-Price-currencySymbol">&#1083;&#1074;.</span></bdi></span>.',
  );
});

test("a coupon for individual use removes the others and admits none", async () => {
  const shop = await openShop([151, 2], [117, 3]);
  await apply(shop, "FIT10");
  await apply(shop, "SOLO20");
  expect(await readCart(shop)).toMatchObject({ total: "135.84", appliedCoupons: [{ code: "solo20" }] });
  expect(await messageOf(apply(shop, "FIT10"))).toBe(
    "Кодът за отстъпка „solo20“ е вече приложен и не може да бъде използван заедно с други кодове.",
  );
  expect(await messageOf(apply(shop, "SOLO20"))).toBe("This coupon has already been applied to the cart");
});

test("where shipping may be free already, a free-shipping coupon chooses no rate", async () => {
  const shop = await openShop([111, 9]);
  await apply(shop, "FREESHIP");
  expect(await readCart(shop)).toMatchObject({ total: "274.09", chosenShippingMethods: ["flat_rate:1"] });
});

test("removing a free-shipping coupon removes its rate, and with it the shopper's choice", async () => {
  const shop = await openShop([111]);
  await shop.operate("cart/updateShippingMethod", { input: { shippingMethods: ["flat_rate:2"] } });
  expect(await readCart(shop)).toMatchObject({ total: "36.90", chosenShippingMethods: ["flat_rate:2"] });
  await apply(shop, "FREESHIP");
  expect(await readCart(shop)).toMatchObject({ total: "29.90", chosenShippingMethods: ["free_shipping:3"] });
  await shop.operate("cart/removeCoupons", { input: { codes: ["freeship"] } });
  expect(await readCart(shop)).toMatchObject({ total: "34.89", chosenShippingMethods: ["flat_rate:1"] });
});

test("an empty cart accepts a coupon that requires neither a minimum nor a product", async () => {
  const shop = await openShop();
  expect(await messageOf(apply(shop, "FIT10"))).toBeUndefined();
  expect(await messageOf(apply(shop, "MIN200"))).toContain("The minimum spend");
  expect(await messageOf(apply(shop, "PROTEIN15"))).toBe(NOT_APPLICABLE("protein15"));
  await shop.add(111);
  expect(await readCart(shop)).toMatchObject({ total: "31.90" });
});

import { test } from "vitest";
import { DemoShop } from "./testing/demo-shop.ts";
import { expectReplay } from "./testing/expect-replay.ts";

test.each([
  "product-simple",
  "product-variable",
  "product-variable-flavour",
  "product-variable-shoes",
  "product-external",
  "product-no-price",
  "product-free",
  "product-no-image",
  "product-downloadable",
  "product-grouped",
  "product-unknown",
  "allowedCountries",
  "countryStates",
  "countryStates-none",
  "cart-empty-no-session",
  "addToCart-first-without-session",
])("%s is answered as recorded", async (sample) => {
  await expectReplay(new DemoShop(), sample);
});

test.each([
  "addToCart-external",
  "addToCart-grouped",
  "addToCart-no-price",
  "addToCart-out-of-stock",
  "addToCart-too-many",
  "addToCart-unknown-product",
  "addToCart-variable-no-variation",
  "addToCart-variation-out-of-stock",
  "addToCart-quantity-negative",
  "applyCoupon-unknown",
  "applyCoupon-empty",
  "applyCoupon-expired",
  "applyCoupon-usage-limit",
  "removeCoupons-not-there",
  "updateItemQuantities-bad-key",
])("%s is refused as recorded, without a new token", async (sample) => {
  const shop = new DemoShop();
  await shop.add(228);
  await expectReplay(shop, sample);
});

test("a cart goes through every recorded change of its lines", async () => {
  const shop = new DemoShop();
  await shop.add(154, { quantity: 2 });
  await expectReplay(shop, "addToCart-variable");
  await expectReplay(shop, "addToCart-variable-flavour-attributes");
  await fillSmallCart(shop);
  await expectReplay(shop, "addToCart-quantity-0");
  for (const sample of ["updateItemQuantities", "cart-full", "updateItemQuantities-zero-removes"]) {
    await expectReplay(shop, sample);
  }
  for (const sample of [
    "updateItemQuantities-too-many",
    "updateItemQuantities-back",
    "updateItemQuantities-negative",
  ]) {
    await expectReplay(shop, sample);
  }
});

test("coupons, delivery and address change a cart as recorded", async () => {
  const shop = new DemoShop();
  await fillSmallCart(shop);
  for (const sample of ["applyCoupon-ok", "applyCoupon-second", "applyCoupon-min200"]) await expectReplay(shop, sample);
  await shop.ask('mutation { removeCoupons(input: {codes: ["fit10", "MINUS5"]}) { cart { isEmpty } } }');
  await expectReplay(shop, "updateShippingMethod-unknown");
  for (const sample of ["updateShippingMethod", "updateCustomer-guest-shipping", "cart-after-updateCustomer"]) {
    await expectReplay(shop, sample);
  }
  await expectReplay(shop, "emptyCart");
  await expectReplay(shop, "emptyCart-when-empty");
});

test("a coupon with a minimum is refused on a small cart", async () => {
  const shop = new DemoShop();
  await shop.add(154);
  await expectReplay(shop, "applyCoupon-min200-small-cart");
});

async function fillSmallCart(shop: DemoShop): Promise<void> {
  await shop.add(363, { variationId: 369, variation: [{ attributeName: "pa_cvyat", attributeValue: "cheren" }] });
  await shop.add(57, { quantity: 2 });
  await shop.add(75);
}

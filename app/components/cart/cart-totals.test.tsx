import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import type { Cart } from "../../domain/cart/cart";
import { CART } from "../../strings/checkout/cart";
import { CartTotals } from "./cart-totals";

const COUPON = { code: "min200", description: "", amount: 0 };
const draw = (...shippingRates: Cart["shippingRates"]) =>
  renderInShop(
    <CartTotals
      cart={{ coupons: [COUPON], shippingRates, needsShipping: true, shipping: 0, fees: 0, total: 0, tax: 0 } as never}
      isBusy={false}
    />,
  );

test("a coupon without effect says so, unless it gives free shipping; local pickup doesn't count", () => {
  const pickup = { id: "local_pickup:3", label: "", cost: 0 };
  const paid = { id: "flat_rate:1", label: "", cost: 499 };
  expect(draw(paid)).toContain(CART.couponIdle);
  expect(draw(paid, pickup)).toContain(CART.couponIdle);
  expect(draw(paid, { ...pickup, id: "free_shipping:2" })).not.toContain(CART.couponIdle);
});

test("a shop that charges no VAT names none", () => {
  const cart = { coupons: [], shippingRates: [], needsShipping: false, shipping: 0, fees: 0, total: 1000 };
  const totals = (tax: number) => renderInShop(<CartTotals cart={{ ...cart, tax } as never} isBusy={false} />);
  expect(totals(167)).toContain(CART.vat.trim());
  expect(totals(0)).not.toContain(CART.vat.trim());
});

import { expect, test } from "vitest";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import type { Cart } from "../../domain/cart/cart";
import { CART } from "#strings/checkout/cart";
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

test("a total without the delivery's price says so, and a delivery without a price isn't free", () => {
  const rate = { id: "woo_bg_econt:5", label: "Econt", cost: null, pricedBy: "office" };
  const base = { coupons: [], needsShipping: true, shipping: 0, fees: 0, total: 1000, tax: 0 };
  const totals = (cart: object) => renderInShop(<CartTotals cart={{ ...base, ...cart } as never} isBusy={false} />);
  const unpriced = totals({ shippingRates: [rate], chosenRateId: rate.id });
  expect(unpriced).toContain(CART.withoutPrice({ pricedBy: "office" }));
  expect(unpriced).toContain(CART.withoutShipping);
  expect(unpriced).not.toContain(CART.free);
  expect(totals({ shippingRates: [rate], chosenRateId: null })).toContain(CART.withoutShipping);
  const refused = totals({ shippingRates: [{ ...rate, error: "Down" }], chosenRateId: rate.id });
  expect(refused).not.toContain(CART.withoutPrice({ pricedBy: "office" }));
  const free = totals({ shippingRates: [{ ...rate, cost: 0 }], chosenRateId: rate.id });
  expect(free).toContain(CART.free);
  expect(free).not.toContain(CART.withoutShipping);
  expect(totals({ needsShipping: false, shippingRates: [], chosenRateId: null })).not.toContain(CART.withoutShipping);
});

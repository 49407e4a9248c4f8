import { expect, test } from "vitest";
import type { ShippingRate } from "./cart";
import { freeShippingState } from "./free-shipping";

const PAID = { id: "flat_rate:1", label: "", cost: 590 };
const FREE = { id: "free_shipping:2", label: "", cost: 0 };
const UNPRICED = { id: "woo_bg_econt:5", label: "", cost: null };
const PICKUP = { id: "local_pickup:3", label: "", cost: 0 };
const cart = (subtotal: number, rates: ShippingRate[] = [PAID], discount = 0, shipping = 0) => ({
  needsShipping: true,
  subtotal,
  discount,
  shipping,
  shippingRates: rates,
  chosenRateId: rates.at(-1)?.id ?? null,
});
const OFFERED = { reached: 10_000, left: 0, isUnchosen: false };

test("the remaining amount is counted after coupons, as in WooCommerce", () => {
  expect(freeShippingState(cart(9000), 10_000)).toMatchObject({ reached: 9000, left: 1000 });
  expect(freeShippingState(cart(10_500, [PAID], 1000), 10_000)).toMatchObject({ reached: 9500, left: 500 });
  expect(freeShippingState(cart(100, [PAID], 900), 10_000)).toMatchObject({ reached: 0, left: 10_000 });
});

test("shipping is free only when the backend offers a free rate; a free-shipping coupon needs no minimum", () => {
  expect(freeShippingState(cart(12_000, [PAID, FREE]), 10_000)).toEqual(OFFERED);
  expect(freeShippingState(cart(2000, [PAID, FREE]), 10_000)).toEqual(OFFERED);
  expect(freeShippingState(cart(12_000, [PAID]), 10_000)).toBeNull();
});

test("free shipping isn't reached while a paid rate is selected", () => {
  expect(freeShippingState(cart(12_000, [PAID, FREE], 0, 590), 10_000)).toEqual({ ...OFFERED, isUnchosen: true });
});

test("a rate without a price isn't free shipping, and chosen beside a free one it leaves that unchosen", () => {
  expect(freeShippingState(cart(2000, [UNPRICED]), 10_000)).toMatchObject({ left: 8000 });
  expect(freeShippingState(cart(12_000, [UNPRICED]), 10_000)).toBeNull();
  expect(freeShippingState(cart(12_000, [FREE, UNPRICED]), 10_000)).toEqual({ ...OFFERED, isUnchosen: true });
});

test("local pickup is not free shipping", () => {
  expect(freeShippingState(cart(2000, [PAID, PICKUP]), 10_000)).toMatchObject({ reached: 2000, left: 8000 });
  expect(freeShippingState(cart(12_000, [PICKUP]), 10_000)).toBeNull();
});

test("nothing is shown when nothing is shipped or the shop has no free shipping", () => {
  expect(freeShippingState({ ...cart(100), needsShipping: false }, 10_000)).toBeNull();
  expect(freeShippingState(cart(100, [FREE]), 0)).toBeNull();
});

import { expect, test } from "vitest";
import { freeShippingState } from "./free-shipping";

const PAID = { id: "flat_rate:1", label: "", cost: 590 };
const FREE = { id: "free_shipping:2", label: "", cost: 0 };
const PICKUP = { id: "local_pickup:3", label: "", cost: 0 };
const cart = (subtotal: number, rates = [PAID], discount = 0, shipping = 0) => ({
  needsShipping: true,
  subtotal,
  discount,
  shipping,
  shippingRates: rates,
});
const OFFERED = { reached: 10_000, left: 0, isUnchosen: false };

test("what is missing counts after coupons, as WooCommerce does", () => {
  expect(freeShippingState(cart(9000), 10_000)).toMatchObject({ reached: 9000, left: 1000 });
  expect(freeShippingState(cart(10_500, [PAID], 1000), 10_000)).toMatchObject({ reached: 9500, left: 500 });
  expect(freeShippingState(cart(100, [PAID], 900), 10_000)).toMatchObject({ reached: 0, left: 10_000 });
});

test("free it is only where the backend offers it; a coupon for free delivery needs no sum", () => {
  expect(freeShippingState(cart(12_000, [PAID, FREE]), 10_000)).toEqual(OFFERED);
  expect(freeShippingState(cart(2000, [PAID, FREE]), 10_000)).toEqual(OFFERED);
  expect(freeShippingState(cart(12_000, [PAID]), 10_000)).toBeNull();
});

test("it isn't had while a rate is chosen that costs something", () => {
  expect(freeShippingState(cart(12_000, [PAID, FREE], 0, 590), 10_000)).toEqual({ ...OFFERED, isUnchosen: true });
});

test("fetching it oneself is no free delivery", () => {
  expect(freeShippingState(cart(2000, [PAID, PICKUP]), 10_000)).toMatchObject({ reached: 2000, left: 8000 });
  expect(freeShippingState(cart(12_000, [PICKUP]), 10_000)).toBeNull();
});

test("nothing is said where nothing is sent, or the shop has no such offer", () => {
  expect(freeShippingState({ ...cart(100), needsShipping: false }, 10_000)).toBeNull();
  expect(freeShippingState(cart(100, [FREE]), 0)).toBeNull();
});

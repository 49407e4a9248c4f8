import { expect, test } from "vitest";
import type { Cart, CartLine } from "./cart";
import { applyQuantities } from "./optimistic-cart";

const line: CartLine = {
  key: "whey",
  productId: 1,
  variationId: null,
  name: "Суроватъчен протеин",
  slug: "whey",
  image: null,
  attributes: [],
  quantity: 2,
  subtotal: 9584,
  total: 9105,
  stockQuantity: null,
  stockStatus: "in-stock",
  soldIndividually: false,
  virtual: false,
};

const cart: Cart = {
  lines: [line, { ...line, key: "bar", quantity: 3, subtotal: 1176, total: 1176 }],
  itemCount: 5,
  isEmpty: false,
  needsShipping: true,
  canShipElsewhere: true,
  coupons: [],
  subtotal: 10760,
  discount: 479,
  shipping: 0,
  fees: 0,
  total: 10281,
  tax: 1714,
  shippingRates: [],
  chosenRateId: null,
};

test("a new quantity shows at once with its line total; cart totals wait for the backend", () => {
  const expected = applyQuantities(cart, new Map([["whey", 3]]));
  expect(expected.lines[0]).toMatchObject({ quantity: 3, subtotal: 14376 });
  expect(expected).toMatchObject({ itemCount: 6, total: 10281 });
});

test("quantity 0 removes the line, and removing the last one empties the cart", () => {
  expect(applyQuantities(cart, new Map([["bar", 0]]))).toMatchObject({ itemCount: 2, isEmpty: false });
  expect(
    applyQuantities(
      cart,
      new Map([
        ["bar", 0],
        ["whey", 0],
      ]),
    ),
  ).toMatchObject({ lines: [], itemCount: 0, isEmpty: true });
});

test("a change of a missing line leaves the cart unchanged", () => {
  expect(applyQuantities(cart, new Map([["gone", 4]]))).toBe(cart);
});

import { expect, test } from "vitest";
import type { Cart, CartLine } from "../../domain/cart/cart";
import { cartPath, readPriceChange } from "./cart-path";

const CART = { lines: [{ key: "a&b", name: "Клин", quantity: 2, subtotal: 2400 } as CartLine] } as Cart;
const CHANGE = { lineKey: "a&b", name: "Клин", shown: 1000, now: 1200 };
const read = (address: string) => readPriceChange(new URL(address, "https://shop.test").searchParams, CART);

test("a price change is shown after the redirect to the cart, as long as it is true", () => {
  expect(read(cartPath(CHANGE))).toEqual(CHANGE);
  expect(read(cartPath({ ...CHANGE, shown: 1200 }))).toBeNull();
  expect(read(cartPath({ ...CHANGE, lineKey: "gone" }))).toBeNull();
  expect(cartPath(undefined)).toBe("/cart");
});

test.each(["", "?line=a%26b", "?line=a%26b&shown=", "?line=a%26b&shown=-5", "?shown=1000", "?line=a%26b&shown=1e3"])(
  "/cart%s names no price change",
  (query) => {
    expect(read(`/cart${query}`)).toBeNull();
  },
);

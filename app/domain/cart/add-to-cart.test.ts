import { expect, test } from "vitest";
import { addToCartUrl, withUrlFields, findPriceMismatch, cartPath, readPriceMismatch } from "./add-to-cart";
import fc from "fast-check";
import type { CartLine, Cart } from "./cart";

const product = { databaseId: 40012, slug: "кетълбел 12" };

test("the URL of a card's form names the product, the fields carry the shopper's options", () => {
  const form = new FormData();
  form.set("quantity", "3");
  const url = new URL(addToCartUrl({ product, shown: 5990 }), "https://shop.example").href;
  expect(Object.fromEntries(withUrlFields(form, url))).toEqual({
    quantity: "3",
    productId: "40012",
    slug: "кетълбел 12",
    shown: "5990",
  });
});

test("a form field takes precedence over the URL parameter", () => {
  const form = new FormData();
  form.append("productId", "7");
  expect(withUrlFields(form, "https://shop.example/cart?productId=8").getAll("productId")).toEqual(["7"]);
});

test("a product with a price range sends no unit price", () => {
  expect(addToCartUrl({ product, shown: null })).not.toContain("shown");
});

const lineOf = (subtotal: number, quantity: number) => ({ key: "k", name: "Клин", subtotal, quantity }) as CartLine;

test("a line that costs what the page showed is no change, however its VAT was rounded", () => {
  const pieces = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e7 }),
      pieces,
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (price, n, off) => {
        expect(findPriceMismatch(lineOf(price * n + Math.trunc(off * n), n), price)).toBeNull();
      },
    ),
  );
});

test("a price that differs by one minor unit is reported with both unit prices", () => {
  expect(findPriceMismatch(lineOf(1001, 1), 1000)).toEqual({ lineKey: "k", name: "Клин", shown: 1000, now: 1001 });
  expect(findPriceMismatch(lineOf(2400, 2), 1000)).toMatchObject({ shown: 1000, now: 1200 });
  expect(findPriceMismatch(lineOf(0, 3), 1000)).toMatchObject({ now: 0 });
});

test("without a shown price or a line there is nothing to compare", () => {
  expect(findPriceMismatch(lineOf(1001, 1), null)).toBeNull();
  expect(findPriceMismatch(undefined, 1000)).toBeNull();
  expect(findPriceMismatch(lineOf(0, 0), 1000)).toBeNull();
});

const CART = { lines: [{ key: "a&b", name: "Клин", quantity: 2, subtotal: 2400 } as CartLine] } as Cart;
const CHANGE = { lineKey: "a&b", name: "Клин", shown: 1000, now: 1200 };
const read = (url: string) => readPriceMismatch(new URL(url, "https://shop.test").searchParams, CART);

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

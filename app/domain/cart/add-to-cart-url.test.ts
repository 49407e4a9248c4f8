import { expect, test } from "vitest";
import { addToCartUrl, withUrlFields } from "./add-to-cart-url";

const product = { databaseId: 40012, slug: "кетълбел 12" };

test("the URL of a card's form names the product, the fields carry the shopper's options", () => {
  const form = new FormData();
  form.set("quantity", "3");
  const address = new URL(addToCartUrl({ product, shown: 5990 }), "https://shop.example").href;
  expect(Object.fromEntries(withUrlFields(form, address))).toEqual({
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

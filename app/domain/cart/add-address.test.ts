import { expect, test } from "vitest";
import { addAddress, withAddress } from "./add-address";

const product = { databaseId: 40012, slug: "кетълбел 12" };

test("the URL of a card's form names the product, the fields carry the shopper's options", () => {
  const form = new FormData();
  form.set("quantity", "3");
  const address = new URL(addAddress({ product, shown: 5990 }), "https://shop.example").href;
  expect(Object.fromEntries(withAddress(form, address))).toEqual({
    quantity: "3",
    productId: "40012",
    slug: "кетълбел 12",
    shown: "5990",
  });
});

test("a form field takes precedence over the URL parameter", () => {
  const form = new FormData();
  form.append("productId", "7");
  expect(withAddress(form, "https://shop.example/cart?productId=8").getAll("productId")).toEqual(["7"]);
});

test("a product with a price range sends no unit price", () => {
  expect(addAddress({ product, shown: null })).not.toContain("shown");
});

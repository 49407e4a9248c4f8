import { expect, test } from "vitest";
import { addAddress, withAddress } from "./add-address";

const product = { databaseId: 40012, slug: "кетълбел 12" };

test("what the address of a card's form names comes with what was chosen", () => {
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

test("a field of the form counts more than the address", () => {
  const form = new FormData();
  form.append("productId", "7");
  expect(withAddress(form, "https://shop.example/cart?productId=8").getAll("productId")).toEqual(["7"]);
});

test("a product of several prices names none", () => {
  expect(addAddress({ product, shown: null })).not.toContain("shown");
});

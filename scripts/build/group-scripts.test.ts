import { expect, test } from "vitest";
import { nameGroup } from "./group-scripts.ts";

test.each([
  [["shell", "home/route.tsx", "checkout/route.tsx"], "shell"],
  [["listing/route.tsx"], null],
  [["account/route.tsx", "account/order-route.tsx"], "account"],
  [["home/route.tsx", "listing/route.tsx", "cart/route.tsx"], "cards"],
  [["home/route.tsx", "blog/route.tsx"], "shell"],
  [["home/route.tsx", "listing/route.tsx", "checkout/route.tsx"], "shell"],
  [["product/route.tsx", "checkout/route.tsx"], "fields"],
  [["cart/route.tsx", "account/route.tsx"], "cart-parts"],
  [["product/route.tsx", "write-review/route.tsx"], "product-parts"],
  [["cart/route.tsx", "checkout/route.tsx"], "basket"],
  [["checkout/route.tsx", "account/route.tsx"], "forms"],
  [["order-received/route.tsx", "account/order-route.tsx"], "orders"],
  [["review-form", "write-review/route.tsx"], null],
  [[], null],
])("what %j need goes into %s, so that a listing loads nothing of the checkout, and a text nothing of product cards", (users, group) => {
  expect(nameGroup(users as string[])).toBe(group);
});

import { expect, test } from "vitest";
import { CART } from "../../strings/checkout/cart";
import { drawInShop } from "../../../tests/doubles/shop-frame";
import { EmptyCart } from "./empty-cart";

test("who comes from a checkout without an order is told that there is none, or that nobody can tell", () => {
  const draw = (query: string) => drawInShop(<EmptyCart orderPage={undefined} />, {}, query);
  for (const query of ["", "?order=toString", "?order="]) expect(draw(query)).toContain(CART.emptyText);
  expect(draw("?order=none")).toContain(CART.notOrdered);
  expect(draw("?order=unsettled")).toContain(CART.orderUnsettled);
});

test("a cart that an order emptied says so and leads to it, unless the checkout behind had none", () => {
  const draw = (query: string) => drawInShop(<EmptyCart orderPage="/checkout/order-received/7?key=k" />, {}, query);
  expect(draw("")).toContain(CART.orderedTitle);
  expect(draw("")).toContain('href="/checkout/order-received/7?key=k"');
  expect(draw("")).not.toContain(CART.emptyTitle);
  expect(draw("?order=none")).toContain(CART.notOrdered);
});

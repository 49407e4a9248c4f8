import { expect, test } from "vitest";
import { CART } from "../../strings/cart";
import { drawInShop } from "../../../tests/doubles/shop-frame";
import { EmptyCart } from "./empty-cart";

test("who comes from a checkout without an order is told that there is none, or that nobody can tell (design §5)", () => {
  const draw = (query: string) => drawInShop(<EmptyCart />, {}, query);
  for (const query of ["", "?order=toString", "?order="]) expect(draw(query)).toContain(CART.emptyText);
  expect(draw("?order=none")).toContain(CART.notOrdered);
  expect(draw("?order=unsettled")).toContain(CART.orderUnsettled);
});

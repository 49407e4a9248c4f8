import { expect, test } from "vitest";
import { CART } from "#strings/checkout/cart";
import { renderInShop } from "../../../tests/fixtures/render-in-shop";
import { EmptyCart } from "./empty-cart";

test("after a checkout without an order the page says that there is none, or that its outcome is unknown", () => {
  const draw = (query: string) => renderInShop(<EmptyCart orderPage={undefined} />, {}, query);
  for (const query of ["", "?order=toString", "?order="]) expect(draw(query)).toContain(CART.emptyText);
  expect(draw("?order=none")).toContain(CART.notOrdered);
  expect(draw("?order=unsettled")).toContain(CART.orderUnsettled);
});

test("without scripts an empty cart says what it means when something was just added", () => {
  expect(renderInShop(<EmptyCart orderPage={undefined} />)).toMatch(
    new RegExp(`<noscript><p>${CART.emptyWithoutCookies}</p></noscript>`),
  );
});

test("a cart emptied by an order links to it, unless the checkout before had none", () => {
  const draw = (query: string) => renderInShop(<EmptyCart orderPage="/checkout/order-received/7?key=k" />, {}, query);
  expect(draw("")).toContain(CART.orderedTitle);
  expect(draw("")).toContain('href="/checkout/order-received/7?key=k"');
  expect(draw("")).not.toContain(CART.emptyTitle);
  expect(draw("?order=none")).toContain(CART.notOrdered);
});

// @vitest-environment happy-dom
import { act } from "react";
import { useLoaderData, type ActionFunction, type LoaderFunction } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { EMPTY_CART, type Cart, type CartLine } from "../../domain/cart/cart";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { CartPage } from "./cart-page";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

const loaded = (more: Partial<CartLoaded> = {}): CartLoaded => ({
  cart: EMPTY_CART,
  restored: false,
  loadError: null,
  ...more,
});

function Page() {
  return <CartPage loaded={useLoaderData<CartLoaded>()} reply={undefined} />;
}

const openCart = (first: CartLoaded, route: { loader: LoaderFunction; action?: ActionFunction }) =>
  mountInShop([{ id: "cart", path: "cart", Component: Page, ...route }], "/cart", { cart: first });

test("a cart from before a running order says so, and is loaded again until the order is placed", async () => {
  const answers = [loaded({ storedNotice: "Още." }), loaded({ orderPage: "/checkout/order-received/7?key=k" })];
  const replies: (() => void)[] = [];
  const loader = async () => {
    await new Promise<void>((resolve) => replies.push(resolve));
    return answers.shift()!;
  };
  await openCart(loaded({ storedNotice: "Още." }), { loader });
  expect(document.body.textContent).toContain("Още.");
  for (const isStored of [true, false]) {
    expect(replies).toHaveLength(1);
    await act(async () => {
      replies.shift()!();
      await vi.waitFor(() => expect(answers).toHaveLength(isStored ? 1 : 0), { timeout: 60_000 });
    });
    expect(document.body.textContent!.includes("Още.")).toBe(isStored);
  }
  expect(document.body.textContent).toContain(CART.orderedTitle);
  expect(replies).toEqual([]);
});

test("a delivery that is picked is selected before its reply comes", async () => {
  const rates = ["a", "b"].map((id) => ({ id, label: id, cost: 0 }) as Cart["shippingRates"][number]);
  const line = {
    key: "1",
    name: "Line",
    slug: "line",
    attributes: [],
    quantity: 1,
    subtotal: 100,
  } as Partial<CartLine> as CartLine;
  const cart = { ...EMPTY_CART, isEmpty: false, lines: [line], needsShipping: true, shippingRates: rates };
  const first = loaded({ cart: { ...cart, chosenRateId: "a" } });
  await openCart(first, { loader: () => first, action: () => new Promise(() => undefined) });
  const rate = document.querySelector<HTMLInputElement>("[name=rateId][value=b]")!;
  await act(() => rate.click());
  expect(rate.checked).toBe(true);
});

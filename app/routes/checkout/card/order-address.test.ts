import { expect, test } from "vitest";
import { placedAddress } from "../../../domain/checkout/payment";
import { leadToOrder, orderAddress } from "./order-address";

const placed = { databaseId: 10482, orderKey: "wc_order_a&b", redirect: null };

test("a placed order is shown at its own address, with its key", () => {
  expect(orderAddress(placed)).toBe("/checkout/order-received/10482?key=wc_order_a%26b");
});

test("a gateway's own address is followed, anything else that calls itself one is not", () => {
  for (const redirect of ["https://pay.example/1", "/demo-bank/pay?order=1"])
    expect(orderAddress({ ...placed, redirect })).toBe(redirect);
  for (const redirect of ["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x", ""]) {
    expect(orderAddress({ ...placed, redirect })).toMatch(/^\/checkout\//);
  }
});

test("the order's page takes the checkout's place in history, a gateway's page doesn't", () => {
  const lead = (redirect: string | null) => {
    const { status, headers } = leadToOrder({ ...placed, redirect });
    return { status, to: headers.get("location"), isReplacing: headers.has("x-remix-replace") };
  };
  expect(lead(null)).toEqual({ status: 303, to: orderAddress(placed), isReplacing: true });
  expect(lead("https://pay.example/1")).toEqual({ status: 303, to: "https://pay.example/1", isReplacing: false });
});

test("who comes back is led to the order's page, not to its gateway; without a number, to the page that says so", () => {
  const order = { ...placed, redirect: "https://pay.example/1" };
  expect(placedAddress({ checkoutId: "id-1", order })).toBe(orderAddress(placed));
  expect(placedAddress({ checkoutId: "id-1&x", order: null })).toBe("/checkout/order-received?checkout=id-1%26x");
});

import { expect, test } from "vitest";
import { redirectToOrder, orderUrl } from "./order-url";

const placed = { databaseId: 10482, orderKey: "wc_order_a&b", redirect: null };

test("a placed order is shown at its own URL, with its key", () => {
  expect(orderUrl(placed)).toBe("/checkout/order-received/10482?key=wc_order_a%26b");
});

test("an order that a gateway's page takes the payment of leads there", () => {
  for (const redirect of ["https://pay.example/1", "/demo-bank/pay?order=1"])
    expect(orderUrl({ ...placed, redirect })).toBe(redirect);
});

test("the order page replaces the checkout in the history, a gateway's page doesn't", () => {
  const lead = (redirect: string | null) => {
    const { status, headers } = redirectToOrder({ ...placed, redirect });
    return { status, to: headers.get("location"), isReplacing: headers.has("x-remix-replace") };
  };
  expect(lead(null)).toEqual({ status: 303, to: orderUrl(placed), isReplacing: true });
  expect(lead("https://pay.example/1")).toEqual({ status: 303, to: "https://pay.example/1", isReplacing: false });
});

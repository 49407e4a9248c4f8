import { expect, test } from "vitest";
import { redirectToOrder } from "./order-url";

function lead(redirect: string | null) {
  const { status, headers } = redirectToOrder({ databaseId: 10482, orderKey: "wc_order_a&b", redirect });
  return { status, to: headers.get("location"), isReplacing: headers.has("x-remix-replace") };
}

test("a placed order is shown at its own URL, with its key, which replaces the checkout in the history", () => {
  const to = "/checkout/order-received/10482?key=wc_order_a%26b";
  expect(lead(null)).toEqual({ status: 303, to, isReplacing: true });
});

test("an order that a gateway's page takes the payment of leads there, and the checkout stays in the history", () => {
  for (const redirect of ["https://pay.example/1", "/demo-bank/pay?order=1"])
    expect(lead(redirect)).toEqual({ status: 303, to: redirect, isReplacing: false });
});

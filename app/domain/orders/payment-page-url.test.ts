import { expect, test } from "vitest";
import { paymentPageUrl } from "./order-status";

const TEMPLATE = "https://wp.example/porachka/order-pay/{id}/?pay_for_order=true&key={key}";
const ORDER = { databaseId: 1196, orderKey: "wc_order_P1/o&C", needsPayment: true };

test("an unpaid order links to WooCommerce's payment page, if the merchant configured it", () => {
  expect(paymentPageUrl(TEMPLATE, ORDER)).toBe(
    "https://wp.example/porachka/order-pay/1196/?pay_for_order=true&key=wc_order_P1%2Fo%26C",
  );
});

test("a paid order has no payment link, nor has any order without that configuration", () => {
  expect(paymentPageUrl(TEMPLATE, { ...ORDER, needsPayment: false })).toBeNull();
  expect(paymentPageUrl("", ORDER)).toBeNull();
});

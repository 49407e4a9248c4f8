import { expect, test } from "vitest";
import { orderPayAddress } from "./order-status";

const TEMPLATE = "https://wp.example/porachka/order-pay/{id}/?pay_for_order=true&key={key}";
const ORDER = { databaseId: 1196, orderKey: "wc_order_P1/o&C", needsPayment: true };

test("a waiting order leads to WooCommerce's own page for paying it, where the merchant names that", () => {
  expect(orderPayAddress(TEMPLATE, ORDER)).toBe(
    "https://wp.example/porachka/order-pay/1196/?pay_for_order=true&key=wc_order_P1%2Fo%26C",
  );
});

test("nothing is to be paid twice, nor anywhere where the merchant names no page", () => {
  expect(orderPayAddress(TEMPLATE, { ...ORDER, needsPayment: false })).toBeNull();
  expect(orderPayAddress("", ORDER)).toBeNull();
});

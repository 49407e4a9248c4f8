import { expect, test } from "vitest";
import * as original from "../../bg/checkout/order";
import { orderHeading, orderNextText, orderStatusText } from "./order";

const STATUSES = [
  "CANCELLED",
  "CHECKOUT_DRAFT",
  "COMPLETED",
  "FAILED",
  "ON_HOLD",
  "PENDING",
  "PROCESSING",
  "REFUNDED",
  "SPEEDY_BOL",
];

test.each(STATUSES)("an order status has a label and a sentence of its own in English, too: %s", (status) => {
  expect(orderStatusText(status)).not.toBe(orderStatusText(""));
  expect(orderNextText(status)).not.toBe(orderNextText(""));
});

test.each(["SHIPPED_BY_DRONE", "__proto__", "toString"])("an unknown status gets a neutral label: %s", (status) => {
  expect(orderStatusText(status)).toBe("In progress");
});

test("the English heading thanks for the same orders as the Bulgarian one", () => {
  for (const status of [...STATUSES, "SOMETHING_NEW", "__proto__"])
    expect(orderHeading(status, "Мария") === "Thank you, Мария!", status).toBe(
      original.orderHeading(status, "Мария") === "Благодарим Ви, Мария!",
    );
});

import { expect, test } from "vitest";
import { orderStatusText } from "./order";

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

test.each(STATUSES)("every order status has a label of its own: %s (specification §4)", (status) => {
  expect(orderStatusText(status)).not.toBe("В процес");
});

test.each(["", "SHIPPED_BY_DRONE", "__proto__", "toString"])(
  "an unknown status gets a neutral label: %s (design §6)",
  (status) => {
    expect(orderStatusText(status)).toBe("В процес");
  },
);

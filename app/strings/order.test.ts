import { expect, test } from "vitest";
import { orderNextText, orderStatusText } from "./order";

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

test("every status says what comes next, an unknown one in neutral words (specification §4)", () => {
  const known = [
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
  const neutral = orderNextText("SOMETHING_NEW");
  expect(new Set([...known.map(orderNextText), neutral]).size).toBe(known.length + 1);
  for (const status of ["constructor", "__proto__", ""]) expect(orderNextText(status)).toBe(neutral);
});

import { expect, test } from "vitest";
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

test.each(STATUSES)("every order status has its own label: %s", (status) => {
  expect(orderStatusText(status)).not.toBe("В процес");
});

test.each(["", "SHIPPED_BY_DRONE", "__proto__", "toString"])("an unknown status gets a neutral label: %s", (status) => {
  expect(orderStatusText(status)).toBe("В процес");
});

test("every status has a sentence on what comes next, an unknown one a neutral one", () => {
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

test("the heading thanks for a valid order, and otherwise says what became of it", () => {
  const gone = ["CANCELLED", "CHECKOUT_DRAFT", "FAILED", "REFUNDED"];
  for (const status of [...STATUSES, "SOMETHING_NEW", "__proto__"])
    expect(orderHeading(status, "Мария") === "Благодарим Ви, Мария!").toBe(!gone.includes(status));
  expect(new Set(gone.map((status) => orderHeading(status, ""))).size).toBe(gone.length);
  expect(orderHeading("PROCESSING", "")).toBe("Благодарим Ви!");
});

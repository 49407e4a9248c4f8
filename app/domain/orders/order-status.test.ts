import { expect, test } from "vitest";
import { canWithdraw, isRunning, orderTone } from "./order-status";

test("an accepted order has a good tone, an unpaid one waits, a failed one is bad", () => {
  expect(["PROCESSING", "ON_HOLD", "FAILED", "REFUNDED"].map(orderTone)).toEqual(["good", "waiting", "bad", "neutral"]);
});

test("an unknown status is neutral", () => {
  expect(["", "SHIPPED_BY_DRONE", "constructor"].map(orderTone)).toEqual(["neutral", "neutral", "neutral"]);
});

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
  "A_MERCHANTS_OWN",
];

test("an order is running until it is completed, failed or refunded", () => {
  expect(STATUSES.filter(isRunning)).toEqual(["ON_HOLD", "PENDING", "PROCESSING", "SPEEDY_BOL", "A_MERCHANTS_OWN"]);
});

test("an order can be withdrawn from once something was sold", () => {
  expect(STATUSES.filter(canWithdraw)).toEqual(["COMPLETED", "ON_HOLD", "PROCESSING", "SPEEDY_BOL", "A_MERCHANTS_OWN"]);
});

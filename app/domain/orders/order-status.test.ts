import { expect, test } from "vitest";
import { canWithdraw, isRunning, orderTone } from "./order-status";

test("an accepted order is good news, an unpaid one waits, a failed one is bad", () => {
  expect(["PROCESSING", "ON_HOLD", "FAILED", "REFUNDED"].map(orderTone)).toEqual(["good", "waiting", "bad", "neutral"]);
});

test("a status that we don't know is neutral", () => {
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

test("an order runs until it is done, gone wrong or given back", () => {
  expect(STATUSES.filter(isRunning)).toEqual(["ON_HOLD", "PENDING", "PROCESSING", "SPEEDY_BOL", "A_MERCHANTS_OWN"]);
});

test("there is a contract to withdraw from once something was sold", () => {
  expect(STATUSES.filter(canWithdraw)).toEqual(["COMPLETED", "ON_HOLD", "PROCESSING", "SPEEDY_BOL", "A_MERCHANTS_OWN"]);
});

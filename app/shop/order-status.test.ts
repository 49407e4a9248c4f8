import { expect, test } from "vitest";
import { orderTone } from "./order-status";

test("an accepted order is good news, an unpaid one waits, a failed one is bad (specification §4)", () => {
  expect(["PROCESSING", "ON_HOLD", "FAILED", "REFUNDED"].map(orderTone)).toEqual(["good", "waiting", "bad", "neutral"]);
});

test("a status that we don't know is neutral (design §6)", () => {
  expect(["", "SHIPPED_BY_DRONE", "constructor"].map(orderTone)).toEqual(["neutral", "neutral", "neutral"]);
});

/** How an order stands with the shopper: done or on its way, waiting for money, gone wrong, or none of these. */
export type OrderTone = "good" | "waiting" | "bad" | "neutral";

const TONES: Record<string, OrderTone> = {
  COMPLETED: "good",
  PROCESSING: "good",
  SPEEDY_BOL: "good",
  ON_HOLD: "waiting",
  PENDING: "waiting",
  CHECKOUT_DRAFT: "waiting",
  CANCELLED: "bad",
  FAILED: "bad",
};

/** Tone of an order's status (specification §4); a status that we don't know is neutral. */
export function orderTone(status: string): OrderTone {
  return (Object.hasOwn(TONES, status) && TONES[status]) || "neutral";
}

/** True for a status that no order leaves by itself any more. */
export function isSettled(status: string): boolean {
  return status === "COMPLETED" || status === "CANCELLED" || status === "REFUNDED";
}

const AT_END = ["CANCELLED", "CHECKOUT_DRAFT", "COMPLETED", "FAILED", "REFUNDED"];

/** Whether something is still to come of an order; of a status that we don't know, yes: it is a merchant's own. */
export function isRunning(status: string): boolean {
  return status !== "" && !AT_END.includes(status);
}

const NOTHING_SOLD = ["CANCELLED", "CHECKOUT_DRAFT", "FAILED", "PENDING", "REFUNDED"];

/** Whether there is a contract to withdraw from (law-and-practice, Withdrawal); of a status that we don't know, yes. */
export function canWithdraw(status: string): boolean {
  return !NOTHING_SOLD.includes(status);
}

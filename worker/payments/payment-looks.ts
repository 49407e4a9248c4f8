import { isOver, isOwed, type CardPayment } from "./payment-store";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A payment that nobody finishes is cancelled after a day. */
export const UNPAID_MS = 24 * HOUR_MS;

const OWED_MS = [0.5 * MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const OPEN_MS = [20 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS];

/** When the alarm looks at a payment next: soon where money waits for its order, slower and slower each time. */
export function nextLook(payment: CardPayment, now: number): number {
  const isUrgent = isOwed(payment) || payment.state === "refunding" || isOver(payment);
  const steps = isUrgent ? OWED_MS : OPEN_MS;
  return now + steps[Math.min(payment.looks, steps.length - 1)]!;
}

import type { SessionPayment } from "../payments/card-payment";
import type { SessionStore } from "../session/session-store";

/** The alarm: payments are looked at, and a session at its end goes, but never with a payment that isn't settled. */
export async function answerAlarm(store: SessionStore, payment: SessionPayment | null, now: number): Promise<void> {
  const isSettled = payment ? await payment.resume(now) : true;
  if (!payment) await store.wakeAt(null);
  if (!(await store.isAtEnd(now))) return;
  await (isSettled ? store.clear(now) : store.putOffEnd());
}

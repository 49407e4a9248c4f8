import type { Cart, CartLoss } from "../../domain/cart/cart";
import type { CartReply } from "../../domain/cart/cart-reply";
import { applyQuantities } from "../../domain/cart/optimistic-cart";

/** Fields of one cart form: `intent` and its parameters (routes/cart/cart-form.ts). */
export type CartFields = Record<string, string>;
export type CartProblem = Extract<CartReply, { ok: false }>;

/** Cart changes in order; the first is pending, the rest wait for its reply. */
export interface CartQueue {
  cart: Cart | null;
  waiting: CartFields[];
  problem: CartProblem | null;
  /** What couldn't be restored of a lost cart; null when no cart was lost. */
  losses: readonly CartLoss[] | null;
}

type CartQueueEvent =
  | { type: "requested"; fields: CartFields }
  | { type: "answered"; reply: CartReply }
  | { type: "cart"; cart: Cart }
  | { type: "restored"; losses: readonly CartLoss[] };

/** Changes are sent one at a time, so that a later reply contains every earlier change. */
export function reduceCartQueue(queue: CartQueue, event: CartQueueEvent): CartQueue {
  switch (event.type) {
    case "requested":
      return { ...queue, waiting: enqueue(queue.waiting, event.fields), problem: null };
    case "answered": {
      const waiting = queue.waiting.slice(1);
      if (event.reply.ok) return settleQueue(queue, waiting, event.reply);
      // Queued changes of the same line were based on the failed one: they are rolled back with it.
      const key = event.reply.lineKey;
      const left = waiting.filter((fields) => !key || fields.key !== key);
      return { ...queue, waiting: left, cart: event.reply.cart ?? queue.cart, problem: event.reply };
    }
    case "cart":
      return { ...queue, cart: event.cart };
    case "restored":
      return { ...queue, losses: event.losses };
  }
}

function settleQueue(queue: CartQueue, waiting: CartFields[], reply: Extract<CartReply, { ok: true }>): CartQueue {
  const settled = queue.waiting[0];
  const isResolved = queue.problem?.intent === settled?.intent && queue.problem?.lineKey === settled?.key;
  return {
    ...queue,
    waiting,
    cart: reply.cart,
    problem: isResolved ? null : queue.problem,
    losses: reply.restored ? (reply.losses ?? []) : queue.losses,
  };
}

/** The optimistic cart, with all unanswered changes applied. */
export function optimisticCart({ cart, waiting }: CartQueue): Cart | null {
  if (!cart) return null;
  const quantities = new Map<string, number>();
  for (const fields of waiting) {
    if (fields.intent === "empty") for (const { key } of cart.lines) quantities.set(key, 0);
    else if (fields.key) quantities.set(fields.key, quantityOf(fields));
  }
  return applyQuantities(cart, quantities);
}

/** Whether a coupon is being applied or removed, separate from the whole cart's busy state. */
export function isCouponWaiting({ waiting }: CartQueue): boolean {
  return waiting.some(({ intent }) => intent?.endsWith("-coupon"));
}

function enqueue(waiting: CartFields[], fields: CartFields): CartFields[] {
  const [sent, ...unsent] = waiting;
  if (!sent) return [fields];
  const left = [sent, ...unsent.filter((one) => !isReplacedBy(one, fields))];
  // A double click must not send the same request twice.
  const isSent = !fields.key && (["intent", "code", "rateId"] as const).every((name) => sent[name] === fields[name]);
  return isSent ? left : [...left, fields];
}

/**
 * Whether a newer change replaces an older one that wasn't sent: a quantity of the same line, a shipping rate, or a
 * change of the same code.
 */
function isReplacedBy(older: CartFields, newer: CartFields): boolean {
  if (newer.key !== undefined) return older.key === newer.key;
  return older.intent === newer.intent && older.code === newer.code;
}

function quantityOf(fields: CartFields): number {
  return fields.intent === "remove" ? 0 : Number(fields.quantity);
}

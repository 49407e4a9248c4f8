import { addLine } from "../woocommerce/checkout/cart-queries";
import { succeed, type Result } from "../../app/domain/values/result";
import { CART_LINES_MAX, QUANTITY_MAX } from "../../app/config/limits";
import { type Cart, type CartLine, type CartChange, nameLine, type CartLoss } from "../../app/domain/cart/cart";
import { unitsLeft } from "../../app/domain/cart/cart-stock";

/** Sends one cart change in the new session. */
type Send = (change: CartChange) => Promise<Result<Cart>>;
type Restored = Result<CartLoss | null>;

/**
 * Restores a lost cart into a new session: lines, coupons and the chosen shipping rate, in this order. What the backend refuses is
 * reported as a loss; a fault aborts, because a silently partial cart is worse than none.
 */
export function restoreCart(lost: Cart, send: Send, sendAddress: () => Promise<void>): Promise<Result<CartLoss[]>> {
  return takeSteps([
    ...lost.lines.map((line) => () => restoreLine(line, send)),
    ...lost.coupons.map((coupon) => () => restoreCoupon(coupon.code, send)),
    () => restoreDelivery(lost.chosenRateId, send, sendAddress),
  ]);
}

/**
 * Adds to a cart what it lacks of another: lines, quantities, coupons. Idempotent, also after an interruption. Lines beyond the
 * maximum are reported as losses, like those the backend refuses.
 */
export function mergeCart(cart: Cart, other: Cart, send: Send): Promise<Result<CartLoss[]>> {
  const findLine = (key: string) => cart.lines.find((line) => line.key === key);
  const missing = other.lines.filter(({ key }) => !findLine(key));
  const coupons = other.coupons.filter(({ code }) => !cart.coupons.some((one) => one.code === code));
  const room = Math.max(0, CART_LINES_MAX - cart.lines.length);
  return takeSteps([
    ...other.lines.map((line) => async () => {
      const existing = findLine(line.key);
      return existing ? raiseLine(existing, line.quantity, cart, send) : succeed(null);
    }),
    ...missing.slice(0, room).map((line) => () => restoreLine(line, send)),
    ...coupons.map((coupon) => () => restoreCoupon(coupon.code, send)),
    ...missing.slice(room).map((line) => async () => succeed({ kind: "line" as const, name: nameLine(line) })),
  ]);
}

/** One after the other, until a fault. */
async function takeSteps(steps: (() => Promise<Restored>)[]): Promise<Result<CartLoss[]>> {
  const losses: CartLoss[] = [];
  for (const step of steps) {
    const result = await step();
    if (!result.ok) return result;
    if (result.value) losses.push(result.value);
  }
  return succeed(losses);
}

// The backend accepts any quantity for a line, so it is limited to the stock here.
async function raiseLine(existing: CartLine, wanted: number, cart: Cart, send: Send): Promise<Restored> {
  if (existing.quantity >= wanted || existing.soldIndividually) return succeed(null);
  const most = Math.min(wanted, QUANTITY_MAX, unitsLeft(existing, cart.lines) ?? wanted);
  const raised =
    most > existing.quantity ? await send({ type: "set-quantity", key: existing.key, quantity: most }) : null;
  if (raised && !raised.ok && raised.failure.kind !== "refused") return raised;
  const quantity = raised?.ok ? most : existing.quantity;
  return succeed(quantity < wanted ? { kind: "fewer", name: nameLine(existing), quantity } : null);
}

async function restoreLine(line: CartLine, send: Send): Promise<Restored> {
  if (line.choices) return succeed({ kind: "line", name: nameLine(line) });
  const added = await send(addLine(line, line.quantity));
  if (added.ok) return holdToLine(line, added.value, send);
  if (added.failure.kind !== "refused") return added;
  // The refusal may mean that the stock is too low: one piece is added, which reveals how many there are.
  const one = line.quantity > 1 ? await send(addLine(line, 1)) : added;
  if (!one.ok) return one.failure.kind === "refused" ? succeed({ kind: "line", name: nameLine(line) }) : one;
  const back = one.value.lines.find(({ key }) => key === line.key);
  const wanted = Math.min(line.quantity, (back && unitsLeft(back, one.value.lines)) ?? 1);
  if (back && wanted > back.quantity) {
    const more = await send({ type: "set-quantity", key: line.key, quantity: wanted });
    if (!more.ok && more.failure.kind !== "refused") return more;
    if (more.ok) return succeed({ kind: "fewer", name: nameLine(line), quantity: wanted });
  }
  return succeed({ kind: "fewer", name: nameLine(line), quantity: 1 });
}

// A customer's new session may already have contained the line, from their stored cart: then adding it doubled it.
async function holdToLine(line: CartLine, cart: Cart, send: Send): Promise<Restored> {
  const back = cart.lines.find(({ key }) => key === line.key);
  if (!back || back.quantity <= line.quantity) return succeed(null);
  const fewer = await send({ type: "set-quantity", key: line.key, quantity: line.quantity });
  return fewer.ok || fewer.failure.kind === "refused" ? succeed(null) : fewer;
}

async function restoreCoupon(code: string, send: Send): Promise<Restored> {
  const applied = await send({ type: "apply-coupon", code });
  if (applied.ok) return succeed(null);
  return applied.failure.kind === "refused" ? succeed({ kind: "coupon", name: code.toUpperCase() }) : applied;
}

// The available rates depend on the address. If the rate isn't among them, the backend selects one.
async function restoreDelivery(rateId: string | null, send: Send, sendAddress: () => Promise<void>): Promise<Restored> {
  await sendAddress();
  if (!rateId) return succeed(null);
  const chosen = await send({ type: "choose-shipping", rateId });
  return chosen.ok || chosen.failure.kind === "refused" ? succeed(null) : chosen;
}

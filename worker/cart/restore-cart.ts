import { addLine } from "../woocommerce/checkout/cart-queries";
import { succeed, type Result } from "../../app/domain/values/result";
import { CART_LINES_MAX, QUANTITY_MAX } from "../../app/config/limits";
import { type Cart, type CartLine, type CartChange, nameLine, type CartLoss } from "../../app/domain/cart/cart";
import { unitsLeft } from "../../app/domain/cart/cart-stock";

/** Makes one change in the new session. */
type Send = (change: CartChange) => Promise<Result<Cart>>;
type Kept = Result<CartLoss | null>;

/**
 * Puts a lost cart into a new session: its lines, coupons and the chosen delivery, in this order. What the backend
 * refuses is named; a fault ends it, because half a cart that nobody speaks of is worse than none.
 */
export async function restoreCart(
  lost: Cart,
  send: Send,
  sendAddress: () => Promise<void>,
): Promise<Result<CartLoss[]>> {
  const steps: (() => Promise<Kept>)[] = [
    ...lost.lines.map((line) => () => restoreLine(line, send)),
    ...lost.coupons.map(
      ({ code }) =>
        () =>
          restoreCoupon(code, send),
    ),
    () => restoreDelivery(lost.chosenRateId, send, sendAddress),
  ];
  const losses: CartLoss[] = [];
  for (const step of steps) {
    const kept = await step();
    if (!kept.ok) return kept;
    if (kept.value) losses.push(kept.value);
  }
  return succeed(losses);
}

/**
 * Puts into a cart what it lacks of another: lines, pieces of a line, coupons. Done again, also after it broke off, it adds
 * nothing twice. Lines beyond the last that a cart may have are named with what the backend refuses.
 */
export async function joinCart(cart: Cart, wanted: Cart, send: Send): Promise<Result<CartLoss[]>> {
  const losses: CartLoss[] = [];
  const missing: CartLine[] = [];
  for (const line of wanted.lines) {
    const there = cart.lines.find(({ key }) => key === line.key);
    if (!there) {
      missing.push(line);
      continue;
    }
    const kept = await raiseLine(there, line.quantity, cart, send);
    if (!kept.ok) return kept;
    if (kept.value) losses.push(kept.value);
  }
  const room = Math.max(0, CART_LINES_MAX - cart.lines.length);
  const coupons = wanted.coupons.filter(({ code }) => !cart.coupons.some((one) => one.code === code));
  const rest = { ...wanted, lines: missing.slice(0, room), coupons, chosenRateId: null };
  const restored = await restoreCart(rest, send, () => Promise.resolve());
  if (!restored.ok) return restored;
  const outside = missing.slice(room).map((line): CartLoss => ({ kind: "line", name: nameLine(line) }));
  return succeed([...losses, ...restored.value, ...outside]);
}

// The backend takes any quantity of a line: it is held to the stock here.
async function raiseLine(there: CartLine, wanted: number, cart: Cart, send: Send): Promise<Kept> {
  if (there.quantity >= wanted || there.soldIndividually) return succeed(null);
  const most = Math.min(wanted, QUANTITY_MAX, unitsLeft(there, cart.lines) ?? wanted);
  const raised = most > there.quantity ? await send({ type: "set-quantity", key: there.key, quantity: most }) : null;
  if (raised && !raised.ok && raised.failure.kind !== "refused") return raised;
  const quantity = raised?.ok ? most : there.quantity;
  return succeed(quantity < wanted ? { kind: "fewer", name: nameLine(there), quantity } : null);
}

async function restoreLine(line: CartLine, send: Send): Promise<Kept> {
  const whole = await send(addLine(line, line.quantity));
  if (whole.ok) return holdToLine(line, whole.value, send);
  if (whole.failure.kind !== "refused") return whole;
  // The refusal may mean that there aren't so many: one piece comes back with how many there are.
  const one = line.quantity > 1 ? await send(addLine(line, 1)) : whole;
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

// A customer's new session may hold the line already, from his stored cart: then there would be twice as many.
async function holdToLine(line: CartLine, cart: Cart, send: Send): Promise<Kept> {
  const back = cart.lines.find(({ key }) => key === line.key);
  if (!back || back.quantity <= line.quantity) return succeed(null);
  const fewer = await send({ type: "set-quantity", key: line.key, quantity: line.quantity });
  return fewer.ok || fewer.failure.kind === "refused" ? succeed(null) : fewer;
}

async function restoreCoupon(code: string, send: Send): Promise<Kept> {
  const applied = await send({ type: "apply-coupon", code });
  if (applied.ok) return succeed(null);
  return applied.failure.kind === "refused" ? succeed({ kind: "coupon", name: code.toUpperCase() }) : applied;
}

// Which ways of delivery there are depends on the address; one that is gone gives way to the backend's own choice.
async function restoreDelivery(rateId: string | null, send: Send, sendAddress: () => Promise<void>): Promise<Kept> {
  await sendAddress();
  if (!rateId) return succeed(null);
  const chosen = await send({ type: "choose-shipping", rateId });
  return chosen.ok || chosen.failure.kind === "refused" ? succeed(null) : chosen;
}

import type { Failure, Result } from "../../backend/result";
import type { CartState, Shopper } from "../../context";
import type { Cart, CartLine } from "../../shop/cart";
import { nameLine } from "../../shop/cart-loss";
import { piecesLeft } from "../../shop/cart-stock";
import type { OrderLine } from "../../shop/order";

/** What couldn't be put into the cart again: the whole line (`added` 0), or some pieces of it. */
export interface NotAdded {
  name: string;
  added: number;
  wanted: number;
}

export interface OrderedAgain {
  /** Something of the order is in the cart now. */
  isAny: boolean;
  notAdded: NotAdded[];
  /** What ended it before its time; null: it came to its end. */
  failure: Failure | null;
}

type CartOf = Pick<Shopper, "changeCart">;

/**
 * Puts the lines of an order into the cart, one after the other: the backend loses lines under two at once. What has run
 * out or is no longer sold doesn't keep the rest out; a fault ends it.
 */
export async function orderAgain(lines: OrderLine[], shopper: CartOf): Promise<OrderedAgain> {
  const outcome: OrderedAgain = { isAny: false, notAdded: [], failure: null };
  for (const line of lines) {
    const added = await addLine(line, shopper);
    if (!added.ok) return { ...outcome, failure: added.failure };
    if (added.value > 0) outcome.isAny = true;
    if (added.value < line.quantity)
      outcome.notAdded.push({ name: nameLine(line), added: added.value, wanted: line.quantity });
  }
  return outcome;
}

/** How many pieces were added. */
async function addLine(line: OrderLine, shopper: CartOf): Promise<Result<number>> {
  if (line.productId === null || line.quantity < 1) return { ok: true, value: 0 };
  const whole = await add(line, line.quantity, shopper);
  if (whole.ok) return { ok: true, value: line.quantity };
  if (whole.failure.kind !== "refused") return whole;
  // The refusal may mean that there aren't so many: one piece comes back with how many there are.
  const one = line.quantity > 1 ? await add(line, 1, shopper) : whole;
  if (!one.ok) return one.failure.kind === "refused" ? { ok: true, value: 0 } : one;
  return fillUp(line, one.value.cart, shopper);
}

async function fillUp(line: OrderLine, cart: Cart, shopper: CartOf): Promise<Result<number>> {
  const inCart = cart.lines.find((one) => isSameThing(one, line));
  const most = inCart && piecesLeft(inCart, cart.lines);
  if (!inCart || typeof most !== "number" || most <= inCart.quantity) return { ok: true, value: 1 };
  const before = inCart.quantity - 1;
  const quantity = Math.min(most, before + line.quantity);
  const more = await shopper.changeCart({ type: "set-quantity", key: inCart.key, quantity });
  if (!more.ok) return more.failure.kind === "refused" ? { ok: true, value: 1 } : more;
  return { ok: true, value: quantity - before };
}

function add(line: OrderLine, quantity: number, shopper: CartOf): Promise<Result<CartState>> {
  const { productId, variationId, openChoices } = line;
  return shopper.changeCart({ type: "add", productId: productId!, variationId, quantity, attributes: openChoices });
}

function isSameThing(one: CartLine, { productId, variationId }: OrderLine): boolean {
  return one.productId === productId && one.variationId === variationId;
}

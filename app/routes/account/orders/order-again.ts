import type { Failure, Result } from "../../../domain/values/result";
import { type Cart, type CartLine, nameLine } from "../../../domain/cart/cart";
import { piecesLeft, type CartState } from "../../../domain/cart/cart-stock";
import type { OrderLine } from "../../../domain/orders/order";
import type { MovedUnits } from "../../../domain/consent/tracked-cart";
import type { Shopper } from "../../../services/shopper";

/** What couldn't be put into the cart again: the whole line (`added` 0), or some pieces of it. */
interface NotAdded {
  name: string;
  added: number;
  wanted: number;
}

export interface OrderedAgain {
  /** Something of the order is in the cart now. */
  isAny: boolean;
  /** What of the order was really added, for tracking. */
  added: MovedUnits[];
  notAdded: NotAdded[];
  /** What ended it before its time; null: it came to its end. */
  failure: Failure | null;
}

type CartOf = Pick<Shopper, "changeCart">;

/** How one line fared: so many pieces, in this cart; a failure ends the rest, but takes back nothing. */
interface Addition {
  pieces: number;
  cart: Cart | null;
  failure: Failure | null;
}

/**
 * Puts the lines of an order into the cart, one after the other: the backend loses lines under two at once. What has run
 * out or is no longer sold doesn't keep the rest out; a fault ends it.
 */
export async function orderAgain(lines: OrderLine[], shopper: CartOf): Promise<OrderedAgain> {
  const outcome: OrderedAgain = { isAny: false, added: [], notAdded: [], failure: null };
  for (const line of lines) {
    const { pieces, cart, failure } = await addLine(line, shopper);
    const inCart = cart && findLine(cart, line);
    if (pieces > 0) outcome.isAny = true;
    if (pieces > 0 && inCart) outcome.added.push({ line: inCart, quantity: pieces });
    if (failure) return { ...outcome, failure };
    if (pieces < line.quantity) outcome.notAdded.push({ name: nameLine(line), added: pieces, wanted: line.quantity });
  }
  return outcome;
}

async function addLine(line: OrderLine, shopper: CartOf): Promise<Addition> {
  if (line.productId === null || line.quantity < 1) return toAddition(0, null);
  const whole = await add(line, line.quantity, shopper);
  if (whole.ok) return toAddition(line.quantity, whole.value.cart);
  if (whole.failure.kind !== "refused") return toAddition(0, null, whole.failure);
  // The refusal may mean that there aren't so many: one piece comes back with how many there are.
  const one = line.quantity > 1 ? await add(line, 1, shopper) : whole;
  return one.ok ? fillUp(line, one.value.cart, shopper) : toAddition(0, null, one.failure);
}

async function fillUp(line: OrderLine, cart: Cart, shopper: CartOf): Promise<Addition> {
  const inCart = findLine(cart, line);
  const most = inCart && piecesLeft(inCart, cart.lines);
  if (!inCart || typeof most !== "number" || most <= inCart.quantity) return toAddition(1, cart);
  const before = inCart.quantity - 1;
  const quantity = Math.min(most, before + line.quantity);
  const more = await shopper.changeCart({ type: "set-quantity", key: inCart.key, quantity });
  return more.ok ? toAddition(quantity - before, more.value.cart) : toAddition(1, cart, more.failure);
}

// A refusal is about this line alone.
function toAddition(pieces: number, cart: Cart | null, failure: Failure | null = null): Addition {
  return { pieces, cart, failure: failure?.kind === "refused" ? null : failure };
}

function add(line: OrderLine, quantity: number, shopper: CartOf): Promise<Result<CartState>> {
  const { productId, variationId, openChoices } = line;
  return shopper.changeCart({ type: "add", productId: productId!, variationId, quantity, attributes: openChoices });
}

// One variation may stand in several lines: by what was chosen freely, else the newest.
function findLine({ lines }: Cart, { productId, variationId, openChoices }: OrderLine): CartLine | undefined {
  const same = lines.filter((one) => one.productId === productId && one.variationId === variationId);
  const chosen = same.findLast(({ attributes }) =>
    openChoices.every(({ name, value }) => attributes.some((one) => one.name === name && one.slug === value)),
  );
  return chosen ?? same.at(-1);
}

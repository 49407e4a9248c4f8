import type { Failure, Result } from "../../../domain/values/result";
import { type Cart, type CartLine, nameLine } from "../../../domain/cart/cart";
import { unitsLeft, type CartState } from "../../../domain/cart/cart-stock";
import type { OrderLine } from "../../../domain/orders/order";
import type { MovedUnits } from "../../../domain/consent/tracked-cart";
import type { Shopper } from "../../../services/shopper";

/** An order line, or some of its units, that couldn't be added again; `added` is 0 for a whole line. */
export interface NotAdded {
  name: string;
  added: number;
  wanted: number;
  /** Set if the line has options that are chosen on the product's page, such as an engraving. */
  hasChoices: boolean;
}

export interface OrderedAgain {
  /** At least one line of the order is in the cart now. */
  isAny: boolean;
  /** What was added, for analytics. */
  added: MovedUnits[];
  notAdded: NotAdded[];
  /** The failure that stopped it; null when all lines were tried. */
  failure: Failure | null;
}

type CartOf = Pick<Shopper, "changeCart">;

/** The outcome of one line: units added and the resulting cart; a failure stops further lines but undoes nothing. */
interface Addition {
  units: number;
  cart: Cart | null;
  failure: Failure | null;
}

/**
 * Adds an order's lines to the cart one at a time, because the backend loses lines under concurrent requests.
 * Unavailable products don't block the others; a failure ends the loop.
 */
export async function orderAgain(lines: OrderLine[], shopper: CartOf): Promise<OrderedAgain> {
  const outcome: OrderedAgain = { isAny: false, added: [], notAdded: [], failure: null };
  for (const line of lines) {
    const { units, cart, failure } = await addLine(line, shopper);
    const inCart = cart && findLine(cart, line);
    if (units > 0) outcome.isAny = true;
    if (units > 0 && inCart) outcome.added.push({ line: inCart, quantity: units });
    if (failure) return { ...outcome, failure };
    if (units < line.quantity) outcome.notAdded.push(toNotAdded(line, units));
  }
  return outcome;
}

async function addLine(line: OrderLine, shopper: CartOf): Promise<Addition> {
  if (line.productId === null || line.quantity < 1 || line.choices) return toAddition(0, null);
  const whole = await add(line, line.quantity, shopper);
  if (whole.ok) return toAddition(line.quantity, whole.value.cart);
  if (whole.failure.kind !== "refused") return toAddition(0, null, whole.failure);
  // The refusal may be due to the stock: adding one unit returns how many there are.
  const one = line.quantity > 1 ? await add(line, 1, shopper) : whole;
  return one.ok ? fillUp(line, one.value.cart, shopper) : toAddition(0, null, one.failure);
}

async function fillUp(line: OrderLine, cart: Cart, shopper: CartOf): Promise<Addition> {
  const inCart = findLine(cart, line);
  const most = inCart && unitsLeft(inCart, cart.lines);
  if (!inCart || typeof most !== "number" || most <= inCart.quantity) return toAddition(1, cart);
  const before = inCart.quantity - 1;
  const quantity = Math.min(most, before + line.quantity);
  const more = await shopper.changeCart({ type: "set-quantity", key: inCart.key, quantity });
  return more.ok ? toAddition(quantity - before, more.value.cart) : toAddition(1, cart, more.failure);
}

function toNotAdded(line: OrderLine, added: number): NotAdded {
  return { name: nameLine(line), added, wanted: line.quantity, hasChoices: line.choices !== undefined };
}

// A refusal concerns this line only.
function toAddition(units: number, cart: Cart | null, failure: Failure | null = null): Addition {
  return { units, cart, failure: failure?.kind === "refused" ? null : failure };
}

function add(line: OrderLine, quantity: number, shopper: CartOf): Promise<Result<CartState>> {
  const { productId, variationId, openChoices } = line;
  return shopper.changeCart({ type: "add", productId: productId!, variationId, quantity, attributes: openChoices });
}

// Several lines may have this variation: the one with the same free attributes, else the newest; none with choices.
function findLine({ lines }: Cart, { productId, variationId, openChoices }: OrderLine): CartLine | undefined {
  const plain = lines.filter(({ choices }) => !choices);
  const same = plain.filter((one) => one.productId === productId && one.variationId === variationId);
  const chosen = same.findLast(({ attributes }) =>
    openChoices.every(({ name, value }) => attributes.some((one) => one.name === name && one.slug === value)),
  );
  return chosen ?? same.at(-1);
}

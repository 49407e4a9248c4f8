import { checkChosenLine } from "../../cart/check-stock.ts";
import { chooseLine, type AddToCartInput } from "../../cart/choose-line.ts";
import { describeParcel, loadCart, type LoadedCart } from "../../cart/load-cart.ts";
import type { DemoContext } from "../../context.ts";
import { readProducts } from "../../database/products/read-products.ts";
import { ImitatedFault, UserError } from "../../http/user-error.ts";
import { emptyCart as emptyCartOf, type CartLine, type ShopperData } from "../../session/shopper-data.ts";
import { showCart } from "./cart-object.ts";

interface Input<Fields> {
  input: Fields;
}

export const cartQueries = {
  cart: async (_args: unknown, context: DemoContext) => showSessionCart(context),
};

export const cartMutations = { addToCart, updateItemQuantities, emptyCart, updateShippingMethod };

/** For every mutation of the cart: stores the change and returns the resulting cart. */
export async function changeCart(context: DemoContext, data: ShopperData) {
  const cart = await loadCart(context, data);
  noteDelivery(context, cart);
  const shippingMethod = cart.chosenRate?.id ?? null;
  await context.session.write({ ...data, shippingMethod, offeredRates: cart.rates.map(({ id }) => id) });
  return { cart: showCart(cart) };
}

async function showSessionCart(context: DemoContext) {
  const cart = await loadCart(context, await context.session.read());
  noteDelivery(context, cart);
  return showCart(cart);
}

function noteDelivery(context: DemoContext, { deliveryFacts }: LoadedCart): void {
  if (deliveryFacts) context.deliveryFacts = deliveryFacts;
}

async function addToCart({ input }: Input<AddToCartInput>, context: DemoContext) {
  const data = await context.session.read();
  const [product] = await readProducts(context.db, [input.productId]);
  if (!product) throw new UserError("No product found matching the ID provided");
  const chosen = chooseLine(input, product);
  const known = data.lines.find(({ key }) => key === chosen.line.key);
  if (product.soldIndividually) chosen.line.quantity = 1;
  checkChosenLine(chosen, countPieces(data.lines, chosen.line), context.language);
  const lines = known
    ? data.lines.map((line) => (line === known ? withQuantity(line, line.quantity + chosen.line.quantity) : line))
    : [...data.lines, chosen.line];
  return changeCart(context, { ...data, lines });
}

/** Like WooCommerce's, regardless of the stock; an unknown key crashes it, so the response is an internal error. */
async function updateItemQuantities(
  { input }: Input<{ items?: { key: string; quantity: number }[] | null }>,
  context: DemoContext,
) {
  const data = await context.session.read();
  let lines = data.lines;
  for (const { key, quantity } of input.items ?? []) {
    if (!lines.some((line) => line.key === key)) throw new ImitatedFault(`no cart line ${key}`);
    lines = lines
      .map((line) => (line.key === key ? withQuantity(line, quantity) : line))
      .filter((line) => line.quantity > 0);
  }
  return changeCart(context, { ...data, lines });
}

async function emptyCart(_args: unknown, context: DemoContext) {
  const data = await context.session.read();
  if (data.lines.length === 0) throw new UserError("Cart is empty");
  return changeCart(context, emptyCartOf(data));
}

async function updateShippingMethod(
  { input }: Input<{ shippingMethods?: (string | null)[] | null }>,
  context: DemoContext,
) {
  const data = await context.session.read();
  const { rates, lines } = await loadCart(context, data);
  const shippingMethod = input.shippingMethods?.[0] ?? null;
  if (shippingMethod !== null && !rates.some(({ id }) => id === shippingMethod)) {
    const parcel = describeParcel(lines);
    throw new UserError(`"${shippingMethod}" is not an available shipping method for shipping package "${parcel}"`);
  }
  return changeCart(context, { ...data, shippingMethod, offeredRates: rates.map(({ id }) => id) });
}

/** Lines of an "any color" variation share its stock. */
function countPieces(lines: readonly CartLine[], { productId, variationId }: CartLine): number {
  const same = lines.filter((line) => line.productId === productId && line.variationId === variationId);
  return same.reduce((sum, { quantity }) => sum + quantity, 0);
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  return { ...line, quantity };
}

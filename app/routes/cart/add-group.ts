import type { Cart } from "../../domain/cart/cart";
import { CART } from "#strings/checkout/cart";
import type { AddGroupIntent } from "./cart-form";
import { refuse, settle, type About, type Outcome, type Refusal } from "./outcome";
import type { Catalog } from "../../services/catalog";
import type { Shopper } from "../../services/shopper";

/**
 * Adds a group's checked products one at a time, because the backend loses lines under concurrent requests. A refused
 * product doesn't block the others; a failure stops it. The reply names what was added and what wasn't.
 */
export async function addGroup(
  { items }: AddGroupIntent,
  { shopper, catalog }: { shopper: Shopper; catalog: Catalog },
  about: About,
): Promise<Outcome> {
  const refused = new Map<number, Refusal>();
  let last: Outcome | null = null;
  let cart: Cart | undefined;
  for (const { productId, quantity } of items) {
    const isDown = [...refused.values()].at(-1)?.reason === "unavailable";
    if (!isDown)
      last = settle(
        await shopper.changeCart({ type: "add", productId, variationId: null, quantity, attributes: [] }),
        about,
      );
    if (last?.reply.ok) cart = last.reply.cart;
    else if (last && !last.reply.ok) refused.set(productId, last.reply);
  }
  const first = [...refused.values()][0];
  if (!first) return last ?? refuse(400, CART.malformed, about);
  if (!cart)
    return refuse(first.reason === "unavailable" ? 503 : 422, first.message, { ...about, reason: first.reason });
  const added = items.flatMap(({ productId }) => cart.lines.find((line) => line.productId === productId)?.name ?? []);
  const message = CART.partlyAdded(added, await nameRefused([...refused.keys()], catalog), first.message);
  return refuse(422, message, { ...about, cart });
}

// Names are never read from the form. Without names the message still says what was added, and why the rest wasn't.
async function nameRefused(ids: number[], catalog: Catalog): Promise<string[]> {
  const read = await catalog.listByIds(ids);
  return read.ok ? read.value.map(({ name }) => name) : [];
}

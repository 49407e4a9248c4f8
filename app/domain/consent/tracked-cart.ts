import type { Cart, CartLine } from "../cart/cart";

/** Units of a line that were added to or removed from the cart. */
export interface MovedUnits {
  line: CartLine;
  quantity: number;
}

/** The units added and removed by a cart change, line by line. */
export function compareCarts(before: Cart, after: Cart): { added: MovedUnits[]; removed: MovedUnits[] } {
  const remaining = new Map(after.lines.map((line) => [line.key, line]));
  const known = new Map(before.lines.map((line) => [line.key, line.quantity]));
  const gain = ({ key, quantity }: CartLine) => quantity - (known.get(key) ?? 0);
  return {
    added: after.lines.filter((line) => gain(line) > 0).map((line) => ({ line, quantity: gain(line) })),
    removed: before.lines.flatMap((line) => {
      const lost = line.quantity - (remaining.get(line.key)?.quantity ?? 0);
      return lost > 0 ? [{ line, quantity: lost }] : [];
    }),
  };
}

/** What a submitted add-to-cart form added, as the updated cart holds it: one product, or those of a group. */
export function findAdded(form: FormData, cart: Cart): MovedUnits[] {
  const isSet = form.get("intent") === "add-group";
  const requested = isSet ? form.getAll("item") : [form.get("productId")];
  return requested.flatMap((id) => {
    const quantity = Number(form.get(isSet ? `quantity-${String(id)}` : "quantity") ?? 1);
    const line = findLine(form, Number(id), cart);
    return line && quantity > 0 ? [{ line, quantity }] : [];
  });
}

// The newest line wins: several lines may have the same variation.
function findLine(form: FormData, productId: number, { lines }: Cart): CartLine | undefined {
  const variationId = Number(form.get("variationId") ?? 0);
  const chosen = (name: string) => form.getAll(`attribute_${name}`).findLast((value) => value !== "");
  return lines.findLast(
    (line) =>
      line.productId === productId &&
      (!variationId || line.variationId === variationId) &&
      line.attributes.every(({ name, slug }) => (chosen(name) ?? slug) === slug),
  );
}

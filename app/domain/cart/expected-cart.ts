import type { Cart, CartLine } from "./cart";

/**
 * The cart as it will probably be once these quantities (by line key) are accepted: shown until the backend's own cart
 * arrives. Lines and counts only; totals with coupons and delivery are the backend's to reckon. 0 takes a line away.
 */
export function expectCart(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (!cart.lines.some((line) => quantities.has(line.key))) return cart;
  const lines = cart.lines.flatMap((line) => expectLine(line, quantities.get(line.key)));
  return {
    ...cart,
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    productCount: lines.length,
    isEmpty: lines.length === 0,
  };
}

function expectLine(line: CartLine, quantity = line.quantity): CartLine[] {
  if (quantity <= 0) return [];
  const scale = (amount: number) => (line.quantity > 0 ? Math.round((amount / line.quantity) * quantity) : amount);
  return [{ ...line, quantity, subtotal: scale(line.subtotal), total: scale(line.total) }];
}

/** The most of a line that can be asked for: its stock, one of what is sold singly, `max` where nothing is known. */
export function quantityLimit(line: CartLine, max: number): number {
  if (line.soldIndividually) return 1;
  if (line.stockStatus === "out-of-stock") return line.quantity;
  if (line.stockQuantity === null || line.stockStatus === "on-backorder") return max;
  return Math.max(line.quantity, Math.min(line.stockQuantity, max));
}

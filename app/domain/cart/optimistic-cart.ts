import type { Cart, CartLine } from "./cart";

/**
 * The optimistic cart: these quantities (by line key, 0 removes the line) applied before the backend replies. Updates
 * lines and counts only; totals with coupons and shipping come from the backend.
 */
export function applyQuantities(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (!cart.lines.some((line) => quantities.has(line.key))) return cart;
  const lines = cart.lines.flatMap((line) => expectLine(line, quantities.get(line.key)));
  return {
    ...cart,
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    isEmpty: lines.length === 0,
  };
}

function expectLine(line: CartLine, quantity = line.quantity): CartLine[] {
  if (quantity <= 0) return [];
  const scale = (amount: number) => (line.quantity > 0 ? Math.round((amount / line.quantity) * quantity) : amount);
  return [{ ...line, quantity, subtotal: scale(line.subtotal), total: scale(line.total) }];
}

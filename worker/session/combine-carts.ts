import type { Cart, CartLine } from "../../app/domain/cart/cart";

/** A cart combined with the one that is still to be merged into it. */
export function combineCarts(cart: Cart | undefined, cartToMerge: Cart | undefined): Cart | undefined {
  if (!cart || !cartToMerge) return cart ?? cartToMerge;
  const quantityOf = ({ key, quantity }: CartLine) => Math.max(quantity, findLine(cartToMerge, key)?.quantity ?? 0);
  const lines = cart.lines.map((line) => ({ ...line, quantity: quantityOf(line) }));
  const more = cartToMerge.lines.filter(({ key }) => !findLine(cart, key));
  const codes = cartToMerge.coupons.filter(({ code }) => !cart.coupons.some((one) => one.code === code));
  return { ...cart, isEmpty: false, lines: [...lines, ...more], coupons: [...cart.coupons, ...codes] };
}

function findLine(cart: Cart, key: string): CartLine | undefined {
  return cart.lines.find((line) => line.key === key);
}

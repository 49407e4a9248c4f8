import type { AddChange, Cart, CartLine, CartLoss, PlacedOrder } from "./cart";

/** Why a line can't be ordered: its product is sold out, or only `left` units are available. */
type Shortage = { kind: "out" } | { kind: "short"; left: number };

type Stocked = Pick<CartLine, "key" | "productId" | "variationId" | "quantity" | "stockQuantity" | "stockStatus">;

/** The shortage of a line, or null. Lines of one variation share its stock. */
export function findShortage(line: Stocked, lines: readonly Stocked[]): Shortage | null {
  if (line.stockStatus === "out-of-stock") return { kind: "out" };
  const left = unitsLeft(line, lines);
  return left !== null && line.quantity > left ? { kind: "short", left } : null;
}

/** Number of lines with a shortage. The backend would refuse such a cart only when it is ordered. */
export function countShortages({ lines }: Pick<Cart, "lines">): number {
  return lines.filter((line) => findShortage(line, lines)).length;
}

/** The most units a line may have, given the other lines of the same product; null for no known limit. */
export function unitsLeft(line: Stocked, lines: readonly Stocked[]): number | null {
  // Backends that don't track the stock report no limit.
  if (typeof line.stockQuantity !== "number" || line.stockStatus === "on-backorder") return null;
  const others = lines.filter((one) => one.key !== line.key && isSameThing(one, line));
  return Math.max(0, line.stockQuantity - others.reduce((sum, one) => sum + one.quantity, 0));
}

function isSameThing(one: Stocked, other: Stocked): boolean {
  return one.productId === other.productId && one.variationId === other.variationId;
}

/** The highest quantity of a line: 1 if sold individually, else `max`, or a lower stock but at least its quantity. */
export function lineQuantityLimit(line: CartLine, max: number): number {
  if (line.soldIndividually) return 1;
  if (line.stockStatus === "out-of-stock") return line.quantity;
  if (line.stockQuantity === null || line.stockStatus === "on-backorder") return max;
  return Math.max(line.quantity, Math.min(line.stockQuantity, max));
}

/**
 * Whether an add increases an existing line: one with the same variation and attributes, and without options that were
 * chosen on WooCommerce's own page.
 */
export function hasLine(cart: Pick<Cart, "lines">, add: AddChange): boolean {
  return cart.lines.some(
    (line) =>
      !line.choices &&
      line.productId === add.productId &&
      (line.variationId ?? null) === (add.variationId ?? null) &&
      add.attributes.every(({ name, value }) => line.attributes.some((one) => one.name === name && one.slug === value)),
  );
}

/** The cart as the shopper's session holds it. */
export interface CartState {
  cart: Cart;
  /** The session was lost and the cart restored; the shopper is notified once. */
  restored: boolean;
  /** The parts of a lost cart that couldn't be restored. */
  losses?: CartLoss[];
  /** The line whose new quantity exceeded the stock and was reduced to it. */
  clamped?: { key: string; shortage: Shortage };
  /** The cart is the one last stored, because an order or a change of this shopper still runs. */
  isStored?: true;
  /** For an empty cart: the order that emptied it, if any. */
  placed?: PlacedOrder | undefined;
}

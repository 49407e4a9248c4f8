import type { Cart, CartLine, CartChange, CartLoss, PlacedCheckout } from "./cart";

/** Why a line can't be ordered as it is: its product has run out, or only `left` pieces of it can be had. */
type Shortage = { kind: "out" } | { kind: "short"; left: number };

type Stocked = Pick<CartLine, "key" | "productId" | "variationId" | "quantity" | "stockQuantity" | "stockStatus">;

/** What the stock says against a line; null: nothing. Lines of one variation share its stock. */
export function findShortage(line: Stocked, lines: readonly Stocked[]): Shortage | null {
  if (line.stockStatus === "out-of-stock") return { kind: "out" };
  const left = piecesLeft(line, lines);
  return left !== null && line.quantity > left ? { kind: "short", left } : null;
}

/** The lines that keep a cart from being ordered: the backend would refuse it, after everything has been filled in. */
export function findShortages(cart: Pick<Cart, "lines">): Map<string, Shortage> {
  return new Map(
    cart.lines.flatMap((line) => {
      const shortage = findShortage(line, cart.lines);
      return shortage ? [[line.key, shortage] as const] : [];
    }),
  );
}

/** The most pieces that a line may have beside the other lines of the same thing; null: no limit known. */
export function piecesLeft(line: Stocked, lines: readonly Stocked[]): number | null {
  // Backends that leave the stock out say nothing of a limit.
  if (typeof line.stockQuantity !== "number" || line.stockStatus === "on-backorder") return null;
  const others = lines.filter((one) => one.key !== line.key && isSameThing(one, line));
  return Math.max(0, line.stockQuantity - others.reduce((sum, one) => sum + one.quantity, 0));
}

function isSameThing(one: Stocked, other: Stocked): boolean {
  return one.productId === other.productId && one.variationId === other.variationId;
}

/** Whether an add makes a line longer instead of a new one. Attributes count only where the variation leaves them open. */
export function hasLine(cart: Pick<Cart, "lines">, add: Extract<CartChange, { type: "add" }>): boolean {
  return cart.lines.some(
    (line) =>
      line.productId === add.productId &&
      (line.variationId ?? null) === (add.variationId ?? null) &&
      add.attributes.every(({ name, value }) => line.attributes.some((one) => one.name === name && one.slug === value)),
  );
}

/** A shopper's cart as his session has it. */
export interface CartState {
  cart: Cart;
  /** The session was lost and the cart was put back: the shopper is told, once. */
  restored: boolean;
  /** What couldn't be put back. */
  losses?: CartLoss[];
  /** The line whose new quantity was more than there is, and was held to that. */
  held?: { key: string; shortage: Shortage };
  /** With an empty cart: the order that emptied it. */
  placed?: PlacedCheckout | undefined;
}

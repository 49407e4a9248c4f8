import type { CART as ORIGINAL } from "../../bg/checkout/cart";
import type { Texts } from "../../texts";

/** As in app/domain/cart/cart-stock.ts. */
type Shortage = { kind: "out" } | { kind: "short"; left: number };

/** As in app/domain/cart/cart.ts. */
interface Unpriced {
  pricedBy?: "office" | "address" | undefined;
  offices?: "office" | "locker" | undefined;
  error?: string | undefined;
}

/** As in app/domain/cart/cart.ts. */
type Loss =
  | { kind: "line"; name: string }
  | { kind: "coupon"; name: string }
  | { kind: "fewer"; name: string; quantity: number };

const onlyLeft = (left: number) => `Only ${left} left`;

/** Texts of the cart page and of the cart panel. */
export const CART = {
  title: "Cart",
  description:
    "Review the products that you chose, change quantities, enter a discount code and see the price with delivery before you order.",
  titleWithCount: (count: number) => `Cart (${count})`,
  lines: "Products in your cart",
  added: (name: string) => (name ? `Added: ${name}` : "Added to cart"),
  quantity: (name: string) => `Quantity: ${name}`,
  update: "Update",
  remove: (name: string) => `Remove ${name}`,
  movedToWishlist: "Moved to your wishlist",
  toWishlist: (name: string) => `Move ${name} to your wishlist`,
  toWishlistShort: "To wishlist",
  empty: "Empty cart",
  emptySure: "Remove everything from your cart?",
  emptyYes: "Yes, empty it",
  lineRefused: "This can’t be changed. Review your cart and try again.",
  tooManyLines: (max: number) => `Your cart has room for ${max} different products. Order them, or remove one.`,
  shortage: (shortage: Shortage) =>
    shortage.kind === "out"
      ? "Sold out. Remove it to order the rest."
      : `${onlyLeft(shortage.left)}. Reduce the quantity to order.`,
  limitedToStock: (shortage: Shortage) =>
    shortage.kind === "out"
      ? "The product is sold out, so we can’t add more."
      : `${onlyLeft(shortage.left)}. We reduced the quantity to that.`,
  shortages: (count: number) =>
    count === 1
      ? "One product can’t be ordered like this. See the note beside it."
      : `${count} products can’t be ordered like this. See the notes beside them.`,
  partlyAdded: (added: readonly string[], refused: readonly string[], why: string) =>
    `Added: ${added.join(", ")}. Not added${refused.length > 0 ? `: ${refused.join(", ")}` : ": the rest"}. ${why}`,
  continueShopping: "Continue shopping",
  summary: "Summary",
  products: (count: number) => `Products (${count})`,
  coupon: "Code",
  couponIdle: "doesn’t apply at the moment",
  removeCoupon: (code: string) => `Remove code ${code}`,
  couponLabel: "Discount code",
  couponApply: "Apply",
  couponMissing: "Enter your discount code.",
  couponRefused: "This code isn’t valid for your cart.",
  shipping: "Delivery",
  fees: "Fees",
  reductions: "Other discounts",
  shippingChoice: "Delivery method",
  shippingUpdate: "Update delivery",
  shippingLater: "depends on the address",
  free: "free",
  withoutPrice: ({ pricedBy, offices, error }: Unpriced) =>
    pricedBy === "office" && !error
      ? `priced once you choose ${offices === "locker" ? "a parcel locker" : "an office"}`
      : pricedBy === "address" && !error
        ? "priced once you enter your address"
        : "not priced yet",
  withoutShipping: "without delivery",
  freeShippingReached: "You have free delivery.",
  freeShippingUnchosen: "You are entitled to free delivery: choose it.",
  freeShippingLeft: (amount: string) => `${amount} more for free delivery.`,
  total: "Total",
  vat: "including VAT ",
  vatIncluded: "including VAT",
  checkout: "Go to checkout",
  view: "View cart",
  loading: "Loading your cart…",
  retry: "Try again",
  kept: "Your cart is safe.",
  restored: "Your cart was restored after an interruption. Check the quantities.",
  restoredBut: "Your cart was restored after an interruption, but not completely:",
  restoredNothing: "Your visit was interrupted, and we couldn’t bring back the products in your cart.",
  loss: (loss: Loss) => {
    if (loss.kind === "line") return `${loss.name}: can no longer be ordered`;
    if (loss.kind === "coupon") return `Code ${loss.name}: no longer valid for your cart`;
    return `${loss.name}: only ${loss.quantity} left`;
  },
  emptyTitle: "Your cart is empty",
  emptyWithoutCookies:
    "If you have just added a product, your browser refuses cookies, without which the cart can’t be kept.",
  emptyText: "You haven’t chosen anything yet. Browse the shop and add what you need.",
  orderedTitle: "Your order is placed",
  orderedText: "That is why your cart is empty. What you ordered and what happens next is on the order’s page.",
  toOrder: "See your order",
  notOrdered: "Your order wasn’t placed: the cart was emptied before it reached us. Choose the products again.",
  orderUnsettled:
    "We couldn’t find out whether your order was placed. Check your inbox or call us before you order again.",
  toShop: "Go to the shop",
  backToProduct: "Choose on the product’s page",
  malformed: "We didn’t understand what to change. Please try again.",
  badQuantity: (max: number) => `The quantity is from 0 to ${max}.`,
  offline: "The shop can’t be reached. Please try again.",
} as const satisfies Texts<typeof ORIGINAL>;

import type { CART as ORIGINAL } from "../../bg/checkout/cart";
import type { Texts } from "../../texts";

/** Texts of the cart page and of the cart panel. */
export const CART = {
  title: "Cart",
  description:
    "Review what you have chosen, change quantities, enter a discount code and see the price with delivery before you order.",
  titleWithCount: (count: number) => `Cart (${count})`,
  lines: "Products in your cart",
  added: (name: string) => (name ? `Added: ${name}` : "Added to cart"),
  quantity: (name: string) => `Quantity: ${name}`,
  update: "Update",
  remove: (name: string) => `Remove ${name}`,
  movedToWishlist: "Moved to your wishlist",
  toWishlist: (name: string) => `Move ${name} to wishlist`,
  toWishlistShort: "Move to wishlist",
  empty: "Empty cart",
  emptySure: "Remove everything from your cart?",
  emptyYes: "Yes, empty it",
  lineRefused: "This can’t be changed. Check your cart and try again.",
  tooManyLines: (max: number) => `Your cart holds up to ${max} different products. Order them, or remove one.`,
  shortage: (shortage) =>
    shortage.kind === "out"
      ? "Sold out. Remove it to order the rest."
      : `Only ${shortage.left} left. Reduce the quantity to order.`,
  limitedToStock: (shortage) =>
    shortage.kind === "out"
      ? "This product is sold out, so we can’t add any more."
      : `Only ${shortage.left} left, so we reduced the quantity.`,
  shortages: (count: number) =>
    count === 1
      ? "One product can’t be ordered like this. See the note beside it."
      : `${count} products can’t be ordered like this. See the notes beside them.`,
  partlyAdded: (added: readonly string[], refused: readonly string[], why: string) =>
    `Added: ${added.join(", ")}. Not added: ${refused.length > 0 ? refused.join(", ") : "the rest"}. ${why}`,
  continueShopping: "Continue shopping",
  summary: "Summary",
  products: (count: number) => `Items (${count})`,
  coupon: "Code",
  couponIdle: "not valid at the moment",
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
  withoutPrice: ({ pricedBy, offices, error }) =>
    pricedBy === "office" && !error
      ? `priced once you choose ${offices === "locker" ? "a parcel locker" : "an office"}`
      : pricedBy === "address" && !error
        ? "priced once you enter the address"
        : "not priced yet",
  withoutShipping: "without delivery",
  freeShippingReached: "You get free delivery.",
  freeShippingUnchosen: "You qualify for free delivery: choose it.",
  freeShippingLeft: (amount: string) => `${amount} to go until free delivery.`,
  total: "Total",
  vat: "incl. VAT of ",
  vatIncluded: "incl. VAT",
  checkout: "Checkout",
  view: "View cart",
  loading: "Loading your cart…",
  retry: "Try again",
  kept: "Your cart is safe.",
  restored: "We restored your cart after an interruption. Check the quantities.",
  restoredBut: "We restored your cart after an interruption, but not all of it:",
  restoredNothing: "Your visit was interrupted, and we couldn’t restore the products in your cart.",
  loss: (loss) => {
    if (loss.kind === "line") return `${loss.name}: can no longer be ordered`;
    if (loss.kind === "coupon") return `Code ${loss.name}: no longer valid for your cart`;
    return `${loss.name}: only ${loss.quantity} left`;
  },
  emptyTitle: "Your cart is empty",
  emptyWithoutCookies:
    "If you have just added a product, your browser blocks cookies, and without them your cart can’t be saved.",
  emptyText: "You haven’t chosen anything yet. Browse the shop and add whatever you need.",
  orderedTitle: "We have received your order",
  orderedText: "That’s why your cart is empty. The order’s page shows what you ordered and what happens next.",
  toOrder: "View order",
  notOrdered: "Your order wasn’t placed: the cart was emptied before it reached us. Please choose the products again.",
  orderUnsettled:
    "We couldn’t find out whether your order was placed. Check your email or call us before you order again.",
  toShop: "Go to the shop",
  backToProduct: "Choose on the product’s page",
  malformed: "We couldn’t tell what to change. Please try again.",
  badQuantity: (max: number) => `Enter a quantity from 0 to ${max}.`,
  offline: "The shop can’t be reached. Please try again.",
} as const satisfies Texts<typeof ORIGINAL>;

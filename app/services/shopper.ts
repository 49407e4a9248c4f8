import { createContext } from "react-router";
import type { Settings } from "../config/settings";
import type { Failure, Result } from "../domain/values/result";
import type { CheckoutDraft } from "../domain/checkout/checkout-draft";
import type { OrderCancellation } from "../domain/orders/order-status";
import type { CartChange, PlacedOrder } from "../domain/cart/cart";
import type { CartState } from "../domain/cart/cart-stock";
import type { FieldProblems } from "../domain/checkout/check-checkout";
import type { CheckoutValues, KnownCheckout } from "../domain/checkout/checkout-form";
import type { TotalChange } from "../domain/checkout/total-change";
import type { ReceivedOrder } from "../domain/orders/order";
import type { CardFieldsConfig, PaymentOutcome } from "../domain/checkout/payment";
import type { ReviewDraft, WrittenReview } from "../domain/reviews/review";

export interface CheckoutState extends KnownCheckout, Partial<Pick<CartState, "restored" | "losses" | "placed">> {
  /** Idempotency key of this checkout: the same id never creates two orders. */
  checkoutId: string;
  /** null when card payments are unavailable, or no gateway accepts them. */
  card: CardFieldsConfig | null;
}

/** One shopper's session. Only personal routes have access. */
export interface Shopper {
  /** Doesn't call the backend while the shopper has no session. */
  readCart(): Promise<Result<CartState>>;
  changeCart(change: CartChange): Promise<Result<CartState>>;
  readCheckout(): Promise<Result<CheckoutState>>;
  /** Stores what is typed at the checkout, without a backend request; does nothing without a session. */
  storeForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<Result<void>>;
  /** Stores the draft, sends the address to the backend, and returns the rates and totals for it. */
  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>>;
  /**
   * Stores the form, checks it against WooCommerce's current cart, and places the order or starts its card payment. A
   * repeated form gets the same order. Nothing is ordered for another total than `seenTotal`.
   */
  placeOrder(form: OrderForm): Promise<OrderOutcome>;
  /** Checks a payment of this session at Stripe and completes it: at most one order, or a refund. */
  finishPayment(intentId: string): Promise<PaymentOutcome>;
  /** An order placed by this browser; null for any other. */
  findOrder(databaseId: number, orderKey: string): Promise<Result<ReceivedOrder | null>>;
  /** Cancels an unpaid order; its lines return to the cart. */
  cancelOrder(databaseId: number, orderKey: string): Promise<OrderCancellation>;
  /**
   * Where to send a shopper who continues in WordPress. The first call, without `browser`, leads to WordPress, which
   * sets a cookie and redirects back with the cookie's hash. The second leads to WooCommerce's checkout, or to the page
   * of a product that only WooCommerce sells.
   */
  findTransferUrl(browser: string | null, productId: number | null): Promise<Result<string>>;
  /** The order that WooCommerce's own checkout placed for this browser; null: it isn't this browser's. */
  finishTransfer(databaseId: number, orderKey: string): Promise<Result<PlacedOrder | null>>;
  /** Sent once, with the shopper's IP address, so that the backend's rate limit applies per shopper. */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview>>;
}

/** A checkout form that is submitted to place an order. */
export interface OrderForm {
  values: CheckoutValues;
  /** Password of an account to create; "" for none. */
  password: string;
  settings: Pick<Settings, "hideBillingAddressForVirtualProducts">;
}

/** `state`: the checkout as it is now; null: it couldn't be read. */
export type OrderOutcome =
  | { kind: "placed"; order: PlacedOrder }
  /** The card may be charged. */
  | { kind: "pay"; clientSecret: string; state: CheckoutState }
  /** An earlier payment of this checkout is processing or has succeeded: it must be checked first. */
  | { kind: "check"; intentId: string }
  | { kind: "invalid"; problems: FieldProblems; state: CheckoutState }
  /**
   * The total for this address and rate, or the cart, isn't what the shopper saw; or nothing is known of the checkout.
   */
  | { kind: "changed"; why: "total"; state: CheckoutState; change: TotalChange }
  | { kind: "changed"; why: "cart" | "unsettled"; state: CheckoutState }
  /** The cart is empty: nothing was ordered, or the outcome is unknown. */
  | { kind: "emptied"; why: "none" | "unsettled" }
  /** Whether the order was placed is unknown. */
  | { kind: "unknown"; state: CheckoutState | null }
  /** Nothing was ordered. */
  | { kind: "failed"; failure: Failure; state: CheckoutState | null };

export const shopperContext = createContext<Shopper>();

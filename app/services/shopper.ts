import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Region } from "../domain/checkout/address";
import type { CheckoutDraft } from "../domain/checkout/checkout-draft";
import type { OrderCancellation } from "../domain/orders/order-status";
import type { Cart, PaymentGateway, CartChange, PlacedOrder } from "../domain/cart/cart";
import type { CartState } from "../domain/cart/cart-stock";
import type { CheckoutValues } from "../domain/checkout/checkout-form";
import type { MinorUnits } from "../domain/values/money";
import type { ReceivedOrder } from "../domain/orders/order";
import type { CardFieldsConfig, PaymentOutcome, StartedPayment } from "../domain/checkout/payment";
import type { ReviewDraft, WrittenReview } from "../domain/reviews/review";

export interface CheckoutState extends Partial<Pick<CartState, "restored" | "losses" | "placed">> {
  /** Idempotency key of this checkout: the same id never creates two orders. */
  checkoutId: string;
  cart: Cart;
  gateways: PaymentGateway[];
  countries: string[];
  /** Regions by country, for every country of the draft's addresses. */
  regions: Record<string, Region[]>;
  draft: CheckoutDraft;
  /** The signed-in customer; null for a guest. */
  customer: { name: string; email: string } | null;
  /** null when card payments are unavailable, or no gateway accepts them. */
  card: CardFieldsConfig | null;
  /** The email for which a guest has applied a code that is bound to it: with another one it has no effect. */
  couponEmail?: string | undefined;
  /** The form as last typed since the last order. */
  typed?: Partial<CheckoutValues> | undefined;
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
   * Places the order once per checkout id; a repeated call returns the same order. Fails when the total differs from
   * `seen`. With a password it creates an account.
   */
  placeOrder(...checkout: SentCheckout): Promise<Result<PlacedOrder>>;
  /**
   * Starts a card payment if the cart's total equals `seen`, and stores the checkout until Stripe reports the
   * outcome.
   */
  startPayment(...checkout: SentCheckout): Promise<Result<StartedPayment>>;
  /** Checks a payment of this session at Stripe and completes it: at most one order, or a refund. */
  finishPayment(intentId: string): Promise<PaymentOutcome>;
  /** An order placed by this browser; null for any other. */
  findOrder(databaseId: number, orderKey: string): Promise<Result<ReceivedOrder | null>>;
  /** Cancels an unpaid order; its lines return to the cart. */
  cancelOrder(databaseId: number, orderKey: string): Promise<OrderCancellation>;
  /**
   * Where WordPress takes the shopper over. First without `browser`: it sets a cookie and redirects back with the cookie's
   * hash; then to its own checkout, or to the page of a product that the shop doesn't sell itself.
   */
  findTransferUrl(browser: string | null, productId: number | null): Promise<Result<string>>;
  /** The order that WooCommerce's own checkout placed for this browser; null: it isn't this browser's. */
  finishTransfer(databaseId: number, orderKey: string): Promise<Result<PlacedOrder | null>>;
  /** Sent once, with the shopper's IP address, so that the backend's rate limit applies per shopper. */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview>>;
}

/** `seen`: the total that the shopper confirmed. */
type SentCheckout = [checkoutId: string, draft: CheckoutDraft, seen: MinorUnits, password?: string];

export const shopperContext = createContext<Shopper>();

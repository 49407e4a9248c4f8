import { createContext } from "react-router";
import type { Result } from "../domain/values/result";
import type { Region } from "../domain/checkout/address";
import type { OrderCancellation } from "../domain/orders/order-status";
import type { Cart, PaymentGateway, CartChange, PlacedOrder } from "../domain/cart/cart";
import type { CartState } from "../domain/cart/cart-stock";
import type { CheckoutDraft } from "../domain/checkout/checkout-draft";
import type { CheckoutValues } from "../domain/checkout/checkout-form";
import type { MinorUnits } from "../domain/values/money";
import type { ReceivedOrder } from "../domain/orders/order";
import type { CardOffer, PaymentOutcome, StartedPayment } from "../domain/checkout/payment";
import type { ReviewDraft, WrittenReview } from "../domain/reviews/review";
import type { StockRequest } from "../domain/product/stock-request";
import type { Withdrawal, WithdrawalStatement } from "../domain/withdrawals/withdrawal";

export interface CheckoutState extends Partial<Pick<CartState, "restored" | "losses" | "placed">> {
  /** Names this checkout: the same id never makes two orders. */
  checkoutId: string;
  cart: Cart;
  gateways: PaymentGateway[];
  countries: string[];
  /** Regions by country, for every country of the draft's addresses. */
  regions: Record<string, Region[]>;
  draft: CheckoutDraft;
  /** Who is signed in; null: a guest. */
  customer: { name: string; email: string } | null;
  /** null: cards are not to be had, and no gateway takes them. */
  card: CardOffer | null;
  /** The form as it was last typed, where it was typed since the last order. */
  typed?: Partial<CheckoutValues> | undefined;
}

/** One shopper's session. Only personal routes are given it. */
export interface Shopper {
  /** Asks nothing of the backend while the shopper has no session. */
  readCart(): Promise<Result<CartState>>;
  changeCart(change: CartChange): Promise<Result<CartState>>;
  readCheckout(): Promise<Result<CheckoutState>>;
  /** Keeps what is typed at the checkout, and asks nothing of the backend. */
  keepForm(checkoutId: string, typed: Partial<CheckoutValues>): Promise<void>;
  /** Keeps the draft, tells the backend the address, and answers with the rates and totals for it. */
  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>>;
  /**
   * Places the order once for each checkout id; a repeated call gives the same order; null: its number is unknown. Nothing
   * is placed for another total than `seen`. With a password, an account is made.
   */
  placeOrder(...checkout: SentCheckout): Promise<Result<PlacedOrder | null>>;
  /** Starts a card payment of the cart, if it has the total `seen`, and keeps the checkout until Stripe says how it ended. */
  startPayment(...checkout: SentCheckout): Promise<Result<StartedPayment>>;
  /** Asks Stripe how a payment of this session stands, and does what follows: at most one order, or the money back. */
  finishPayment(intentId: string): Promise<PaymentOutcome>;
  /** An order that this browser placed; null for anybody else. */
  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null>;
  /** Gives up an order that waits for its money at a gateway, as far as the backend lets us; its lines come back. */
  cancelOrder(databaseId: number, orderKey: string): Promise<OrderCancellation>;
  /** Whether this browser placed an order under this checkout id whose number is unknown. */
  hasUnseenOrder(checkoutId: string): Promise<boolean>;
  /** Sent once, with the shopper's address, so that the backend's flood limit is his alone. */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview>>;
  /** Records a withdrawal from a contract, once for each form and what it says; whether there is such an order isn't told. */
  declareWithdrawal(statement: WithdrawalStatement, formId: string): Promise<Result<{ viewKey: string }>>;
  /** null: nothing was declared under this key. */
  findWithdrawal(viewKey: string): Promise<Result<Withdrawal | null>>;
  /** Writes down who wants to hear when something is back; the same wish twice is one. */
  requestStockNotice(request: StockRequest): Promise<Result<null>>;
  /** false: there is no wish under this key. */
  cancelStockRequest(cancelKey: string): Promise<Result<boolean>>;
}

/** `seen`: the total that the shopper agreed to. */
type SentCheckout = [checkoutId: string, draft: CheckoutDraft, seen: MinorUnits, password?: string];

export const shopperContext = createContext<Shopper>();

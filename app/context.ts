import { createContext } from "react-router";
import type { WholeProduct } from "./backend/catalog";
import type { Result } from "./backend/result";
import type { Settings } from "./config/settings";
import type { Site } from "./config/site";
import type { Region } from "./shop/address";
import type { Cart, PaymentGateway } from "./shop/cart";
import type { CartChange } from "./shop/cart-change";
import type { CartLoss } from "./shop/cart-loss";
import type { Shortage } from "./shop/cart-stock";
import type { Brand, CategoryBranch, CategoryDetail, CategoryExtras, Tag } from "./shop/category";
import type { CheckoutDraft } from "./shop/checkout-draft";
import type { CheckoutValues } from "./shop/checkout-values";
import type { ListingFacets } from "./shop/facets";
import type { ListingQuery } from "./shop/listing-query";
import type { ListingScope } from "./shop/listing-scope";
import type { ReceivedOrder } from "./shop/order";
import type { CardOffer } from "./shop/payment";
import type { Category, Product, ProductPage, ProductSummary, Variation } from "./shop/product";
import type { ReviewDraft, WrittenReview } from "./shop/review";
import type { LiveStock } from "./shop/stock";
import type { Suggestions } from "./shop/suggestions";

/** What the shop is and how it sells: the same for every visitor. */
export interface Shop {
  settings: Settings;
  site: Site;
  /** Lets the scripts of this one answer run. */
  nonce: string;
  /** Says that a part of this answer failed in the making, so that it isn't kept for others. */
  spoil: () => void;
}

/** The catalogue, asked without anybody's session. A fault is thrown as the answer of a page: data(failure, status). */
export interface Catalog {
  listProducts(query: ListingQuery, scope: ListingScope): Promise<ProductPage>;
  /** What the listing can be filtered by; without it a listing still stands. */
  readFacets(query: ListingQuery, scope: ListingScope): Promise<Result<ListingFacets>>;
  /** What a search field offers for a term of `suggestionTerm`. */
  suggest(term: string): Promise<Result<Suggestions>>;
  /** null: there is no such product. */
  findProduct(slug: string): Promise<Product | null>;
  /** The same with its related products and this many of its newest reviews, as far as the shop shows them. */
  findWholeProduct(slug: string, reviews: number): Promise<WholeProduct | null>;
  /** All of them, for a product that has more than came with its page. */
  listVariations(slug: string): Promise<Result<Variation[]>>;
  /** Of this moment: never from a cache. */
  askStock(slug: string): Promise<Result<LiveStock>>;
  listCategories(): Promise<Category[]>;
  listCategoryTree(): Promise<CategoryBranch[]>;
  /** null: there is no such category, tag, brand. */
  findCategory(slug: string): Promise<CategoryDetail | null>;
  findTag(slug: string): Promise<Tag | null>;
  findBrand(slug: string): Promise<Brand | null>;
  /** Second text and picture; null where the backend has none. */
  readCategoryExtras(slug: string): Promise<CategoryExtras | null>;
  /** Cards in the order of their ids; what is no longer for sale is left out. */
  listByIds(ids: number[]): Promise<ProductSummary[]>;
  /** A shopper has just changed what a product's page shows: it is asked anew for whoever looks next. */
  noteChange(slug: string): Promise<void>;
}

export interface CheckoutState extends Partial<Pick<CartState, "restored" | "losses">> {
  /** Names this checkout: the same id never makes two orders. */
  checkoutId: string;
  cart: Cart;
  gateways: PaymentGateway[];
  countries: string[];
  /** Regions by country, for every country of the draft's addresses. */
  regions: Record<string, Region[]>;
  draft: CheckoutDraft;
  /** null: cards are not to be had, and no gateway takes them. */
  card: CardOffer | null;
  /** The form as it was last typed, where it was typed since the last order. */
  typed?: Partial<CheckoutValues>;
}

export interface CartState {
  cart: Cart;
  /** The session was lost and the cart was put back: the shopper is told, once. */
  restored: boolean;
  /** What couldn't be put back. */
  losses?: CartLoss[];
  /** The line whose new quantity was more than there is, and was held to that. */
  held?: { key: string; shortage: Shortage };
}

/** One shopper's session. Only personal routes are given it (design §2). */
export interface Shopper {
  /** Asks nothing of the backend while the shopper has no session. */
  readCart(): Promise<Result<CartState>>;
  changeCart(change: CartChange): Promise<Result<CartState>>;
  readCheckout(): Promise<Result<CheckoutState>>;
  /** Keeps what is typed at the checkout, and asks nothing of the backend. */
  keepForm(typed: Partial<CheckoutValues>): Promise<void>;
  /** Keeps the draft, tells the backend the address, and answers with the rates and totals for it. */
  updateCheckout(draft: CheckoutDraft): Promise<Result<CheckoutState>>;
  /** Places the order once for each checkout id; a repeated call gives the same order. With a password, an account is made. */
  placeOrder(checkoutId: string, draft: CheckoutDraft, password?: string): Promise<Result<PlacedOrder>>;
  /** Starts a card payment of the cart as it is, and keeps the whole checkout until Stripe says how it ended. */
  startPayment(checkoutId: string, draft: CheckoutDraft, password?: string): Promise<Result<StartedPayment>>;
  /** Asks Stripe how a payment of this session stands, and does what follows: at most one order, or the money back. */
  finishPayment(intentId: string): Promise<PaymentOutcome>;
  /** An order that this browser placed; null for anybody else. */
  findOrder(databaseId: number, orderKey: string): Promise<ReceivedOrder | null>;
  /** Sent once, with the shopper's address, so that the backend's flood limit is his alone (backend notes, Errors). */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview>>;
}

export interface PlacedOrder {
  databaseId: number;
  orderKey: string;
  /** Address of a payment gateway, when the order must be paid there. */
  redirect: string | null;
}

export type StartedPayment =
  | { kind: "pay"; intentId: string; clientSecret: string }
  /** An earlier payment of this checkout is on its way or has arrived: look at it before another is made. */
  | { kind: "look"; intentId: string };

export type PaymentOutcome =
  /** order null: placed, as an empty cart tells, but its answer got lost; the e-mail has it. */
  | { kind: "placed"; order: PlacedOrder | null }
  /** declined: may be tried again. waiting: paid, and the order is on its way. unclear: people must look. */
  | { kind: "processing" | "declined" | "waiting" | "refunded" | "unclear" | "unknown" };

export const shopContext = createContext<Shop>();
export const catalogContext = createContext<Catalog>();
export const shopperContext = createContext<Shopper>();

import { createContext } from "react-router";
import type { Result } from "./domain/values/result";
import type { HomeWords } from "./config/home";
import type { Settings } from "./config/settings";
import type { Site } from "./config/site";
import type { Content } from "./context-content";
import type { Region } from "./domain/checkout/address";
import type { Browsed } from "./domain/wishlist/browsing-history";
import type { GivingUp, OrderCancellation } from "./domain/orders/order-status";
import type { Cart, PaymentGateway, CartChange } from "./domain/cart/cart";
import type { CartState } from "./domain/cart/cart-stock";
import type { BrandLink, CategoryBranch, CategoryDetail, CategoryExtras, Tag } from "./domain/catalog/category";
import type { CheckoutDraft } from "./domain/checkout/checkout-draft";
import type { CheckoutValues } from "./domain/checkout/checkout-form";
import type { ListingFacets } from "./domain/catalog/facets";
import type { ListingQuery } from "./domain/catalog/listing-query";
import type { ListingScope } from "./domain/catalog/listing-scope";
import type { Minor } from "./domain/values/money";
import type { ReceivedOrder } from "./domain/orders/order";
import type { HeadTag, PageFacts, Seo } from "./domain/seo/page-head";
import type { CardOffer, PaymentOutcome, PlacedOrder, StartedPayment } from "./domain/checkout/payment";
import type { Product, ProductPage, ProductRow, ProductSummary, Variation } from "./domain/product/product";
import type { ReviewDraft, ReviewList, WrittenReview } from "./domain/reviews/review";
import type { LiveStock } from "./domain/product/stock";
import type { StockRequest } from "./domain/product/stock-request";
import type { StructuredData, TrailStep } from "./domain/seo/structured-data";
import type { Suggestions } from "./domain/catalog/suggestions";
import type { Withdrawal, WithdrawalStatement } from "./domain/withdrawals/withdrawal";

/** What the shop is and how it sells: the same for every visitor. */
export interface Shop {
  settings: Settings;
  site: Site;
  home: HomeWords;
  /** What giving up an unpaid order does here: without its secret the plugin cancels none for the shop. */
  givingUp: GivingUp;
  /** Lets the scripts of this one answer run. */
  nonce: string;
  /** Says that a part of this answer failed in the making, so that it isn't kept for others. */
  spoil: () => void;
  /** Names this request in the log; an error page shows it. */
  requestId: string;
}

/** A product with what its page shows beside it: a part that can't be had spoils nothing else. null: it isn't wanted. */
export interface WholeProduct {
  product: Product;
  related: Result<ProductSummary[]> | null;
  reviews: Result<ReviewList> | null;
  /** Whose `null` is of a product without. */
  seo: Result<Seo | null> | null;
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
  listCategoryTree(): Promise<CategoryBranch[]>;
  /** The tree for what stands without it: [] where it can't be had. */
  listKnownCategories(): Promise<CategoryBranch[]>;
  /** null: there is no such category, tag, brand. */
  findCategory(slug: string): Promise<CategoryDetail | null>;
  findTag(slug: string): Promise<Tag | null>;
  findBrand(slug: string): Promise<Tag | null>;
  /** Second text and picture; null where the backend has none. */
  readCategoryExtras(slug: string): Promise<CategoryExtras | null>;
  /** Cards in the order of their ids; what is no longer for sale is left out. */
  listByIds(ids: number[]): Promise<ProductSummary[]>;
  /** A shopper has just changed what a product's page shows: it is asked anew for whoever looks next. */
  noteChange(slug: string): Promise<void>;
  /** Some products of one kind; [] where they can't be had: a page stands without them. */
  listRow(row: ProductRow, count: number): Promise<ProductSummary[]>;
  /** The same of these products, in their order. */
  listBySlugs(slugs: string[]): Promise<ProductSummary[]>;
  /** [] where the shop has none, or they can't be had. */
  listBrands(): Promise<BrandLink[]>;
}

/** A public page, as search engines and networks are told of it. */
export interface PageDescription extends PageFacts {
  seo: Seo | null;
  /** From the page after home to this one; [] for home. */
  trail: TrailStep[];
  /** Beyond the trail; null: nothing of this kind. */
  data?: (StructuredData | null | Promise<StructuredData | null>)[];
  links?: HeadTag[];
}

/** Gives the head's elements for `meta`, and puts the JSON-LD at the end of the page (docs/decisions/0015). */
export type DescribePage = (page: PageDescription) => HeadTag[];

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

export type { CartState } from "./domain/cart/cart-stock";

/** One shopper's session. Only personal routes are given it (design §2). */
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
  /** Sent once, with the shopper's address, so that the backend's flood limit is his alone (backend notes, Errors). */
  writeReview(draft: ReviewDraft): Promise<Result<WrittenReview>>;
  /** Records a withdrawal from a contract, once for each form and what it says; whether there is such an order isn't told. */
  declareWithdrawal(statement: WithdrawalStatement, formId: string): Promise<Result<{ viewKey: string }>>;
  /** null: nothing was declared under this key. */
  findWithdrawal(viewKey: string): Promise<Result<Withdrawal | null>>;
  /** Writes down who wants to hear when something is back; the same wish twice is one. */
  askForStock(request: StockRequest): Promise<Result<null>>;
  /** false: there is no wish under this key. */
  cancelStockRequest(cancelKey: string): Promise<Result<boolean>>;
}

/** What this browser was asked to remember (design §2); nobody else's, and no account's. */
export interface Browsing {
  /** Nothing, where it can't be read. */
  read(): Promise<Browsed>;
  /** From here on the browser has a cookie for it; of nothing at all it loses that. */
  save(browsed: Browsed): Promise<Result<null>>;
}

/** `seen`: the total that the shopper agreed to. */
export type SentCheckout = [checkoutId: string, draft: CheckoutDraft, seen: Minor, password?: string];

export const shopContext = createContext<Shop>();
export const catalogContext = createContext<Catalog>();
export const contentContext = createContext<Content>();
export const describePageContext = createContext<DescribePage>();
export const shopperContext = createContext<Shopper>();
export const browsingContext = createContext<Browsing>();

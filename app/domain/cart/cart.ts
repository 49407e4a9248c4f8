import type { MethodNames } from "./method-names";
import type { MinorUnits } from "../values/money";
import { sharedLanguage, type InLanguage } from "../values/text-language.ts";
import type { Office } from "../delivery/office";
import type { Image, StockStatus } from "../product/product";

/** One cart line. Amounts include VAT, in minor units of the backend's currency. */
export interface CartLine extends InLanguage {
  key: string;
  productId: number;
  variationId: number | null;
  name: string;
  slug: string;
  image: Image | null;
  /** Selected options: `value` is a display name ("L"). */
  attributes: ({ name: string; slug: string; value: string } & InLanguage)[];
  /** Options that were chosen on WooCommerce's own page, such as an engraving. The shop can't add such a line again. */
  choices?: { label: string; value: string }[];
  quantity: number;
  /** Before coupons; `total` is after them. */
  subtotal: MinorUnits;
  total: MinorUnits;
  /** Available stock; null when unlimited, unknown or on backorder. */
  stockQuantity: number | null;
  stockStatus: StockStatus | null;
  soldIndividually: boolean;
  virtual: boolean;
  /** For analytics: the first category and the brand; undefined for none. */
  category?: string | undefined;
  brand?: string | undefined;
}

export interface CartCoupon {
  code: string;
  description: string;
  amount: MinorUnits;
}

/** The coupon codes as one text, to compare two carts: a new code may have replaced an old one. */
export function joinCodes(coupons: CartCoupon[]): string {
  return coupons.map(({ code }) => code).join("\n");
}

export interface ShippingRate extends InLanguage {
  id: string;
  label: string;
  /**
   * null: the rate has no price yet. Such a rate isn't free, isn't part of the total, and can't be ordered
   * (docs/delivery.md).
   */
  cost: MinorUnits | null;
  /**
   * The backend reported 0 without saying that the rate is free, so `cost` is null. It is free if `SITE.freeRates`
   * names the rate.
   */
  isZero?: true;
  /** Where the rate delivers; undefined when the shopper chooses. */
  to?: "office" | "address";
  /** The courier that the rate belongs to, a key of COURIERS (#country/couriers); undefined: the shopper chooses. */
  courier?: string;
  /** Which kind of office the rate delivers to; undefined: any. */
  offices?: Office["kind"];
  /** Whether the price depends on the office or on the street, and then on the payment too; undefined: on neither. */
  pricedBy?: "office" | "address";
  /** Why the courier didn't calculate a price, as plain text. */
  error?: string;
}

/** The cart as calculated by the backend. All amounts include VAT, except the VAT itself. */
export interface Cart {
  lines: CartLine[];
  itemCount: number;
  isEmpty: boolean;
  /** At least one line has to be shipped. */
  needsShipping: boolean;
  /** Whether shipping to an address other than the billing address is allowed (WooCommerce > Shipping). */
  canShipElsewhere: boolean;
  coupons: CartCoupon[];
  subtotal: MinorUnits;
  discount: MinorUnits;
  shipping: MinorUnits;
  /** Fees or discounts added by plugins; the backend doesn't name them. */
  fees: MinorUnits;
  total: MinorUnits;
  tax: MinorUnits;
  shippingRates: ShippingRate[];
  chosenRateId: string | null;
  /** Whether the shopper chose the rate; otherwise WooCommerce did. */
  isRateChosen?: true;
  /** The parcel's weight in kg; undefined: unknown. */
  parcelWeight?: number;
  /** Translations of the rates' and gateways' names, until `nameMethods` applies them. */
  names?: MethodNames;
  /** The cart has a product that only WooCommerce's own checkout sells, such as a subscription. */
  needsWordPress?: true;
}

/** The empty cart of a shopper without a session. */
export const EMPTY_CART: Cart = {
  lines: [],
  itemCount: 0,
  isEmpty: true,
  needsShipping: false,
  canShipElsewhere: false,
  coupons: [],
  subtotal: 0,
  discount: 0,
  shipping: 0,
  fees: 0,
  total: 0,
  tax: 0,
  shippingRates: [],
  chosenRateId: null,
};

/** A payment gateway of the backend. `language` is that of its title. */
export interface PaymentGateway extends InLanguage {
  id: string;
  title: string;
  description: string;
  descriptionLanguage?: string;
}

/** A change to the cart; each is one request to the backend. */
export type CartChange =
  | {
      type: "add";
      productId: number;
      variationId: number | null;
      quantity: number;
      attributes: { name: string; value: string }[];
    }
  | { type: "set-quantity"; key: string; quantity: number }
  | { type: "empty" }
  /** `email`: as typed at the checkout; for a code that is bound to an email. */
  | { type: "apply-coupon"; code: string; email?: string }
  | { type: "remove-coupon"; code: string }
  | { type: "choose-shipping"; rateId: string };

export type AddChange = Extract<CartChange, { type: "add" }>;

/** A part of a lost cart that couldn't be restored: a product, some of its units, or a coupon. */
export type CartLoss =
  | { kind: "line"; name: string }
  | { kind: "fewer"; name: string; quantity: number }
  | { kind: "coupon"; name: string };

/** The chosen rate, if it has a price. Without a priced rate, the total includes no shipping. */
export function findPricedRate({ shippingRates, chosenRateId }: Pick<Cart, "shippingRates" | "chosenRateId">) {
  return shippingRates.find(({ id, cost }) => id === chosenRateId && cost !== null);
}

interface LineOptions {
  attributes: ({ value: string } & InLanguage)[];
  choices?: CartLine["choices"];
}

/** A line's options as they are shown: "L", "Red", "Engraving: Maria". */
export function listOptions({ attributes, choices = [] }: LineOptions): string[] {
  return [...attributes.map(({ value }) => value), ...choices.map(({ label, value }) => `${label}: ${value}`)];
}

/** The language of a line's options, if they share one other than the page's; that of `choices` is unknown. */
export function optionsLanguage({ attributes, choices }: LineOptions): string | undefined {
  return choices ? undefined : sharedLanguage(attributes).language;
}

/** Display name of a line: the product with its selected options. */
export function nameLine(line: { name: string } & LineOptions): string {
  const options = listOptions(line).join(", ");
  return options ? `${line.name} (${options})` : line.name;
}

/** A placed order: its confirmation page and where to pay for it. */
export interface PlacedOrder {
  databaseId: number;
  orderKey: string;
  /** The payment gateway's https URL, when the order is paid there; in the demo a path of the shop itself. */
  redirect: string | null;
}

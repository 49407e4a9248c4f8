import type { MinorUnits } from "../values/money";
import type { Office } from "../delivery/office";
import type { Image, StockStatus } from "../product/product";

/** One cart line. Amounts include VAT, in minor units of the backend's currency. */
export interface CartLine {
  key: string;
  productId: number;
  variationId: number | null;
  name: string;
  slug: string;
  sku: string | null;
  image: Image | null;
  /** Selected options: `label` and `value` are display names ("Size", "L"). */
  attributes: { name: string; slug: string; label: string; value: string }[];
  /** What was chosen on WooCommerce's own page, such as an engraving; such a line can't be added again from here. */
  choices?: { label: string; value: string }[];
  quantity: number;
  /** Before and after coupons. */
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

export interface ShippingRate {
  id: string;
  label: string;
  /** null: it has no price yet. Then it isn't free, isn't counted, and can't be ordered (docs/delivery.md). */
  cost: MinorUnits | null;
  /** `cost` is null because WooCommerce says 0 without a reason; for `SITE.freeRates` that is a price. */
  isZero?: true;
  /** Where the rate delivers; undefined when the shopper chooses. */
  to?: "office" | "address";
  /** Whose office, a key of COURIERS (config/couriers.ts); undefined when the shopper chooses. */
  courier?: string;
  /** Which kind of office it delivers to; undefined: any. */
  offices?: Office["kind"];
  /** What its price depends on beside the settlement, then on the payment too; undefined: nothing. */
  pricedBy?: "office" | "address";
  /** Why the courier refused to calculate it, as plain text. */
  error?: string;
}

/** The cart as calculated by the backend. All amounts include VAT, except the VAT itself. */
export interface Cart {
  lines: CartLine[];
  itemCount: number;
  productCount: number;
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
  /** The shopper chose that rate, rather than WooCommerce. */
  isRateChosen?: true;
  /** Of the parcel, in kg; undefined: unknown. */
  parcelWeight?: number;
  /** Holds a product that only WooCommerce's own checkout sells, such as a subscription. */
  needsWordPress?: true;
}

/** The empty cart of a shopper without a session. */
export const EMPTY_CART: Cart = {
  lines: [],
  itemCount: 0,
  productCount: 0,
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

/** A payment gateway of the backend. */
export interface PaymentGateway {
  id: string;
  title: string;
  description: string;
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
  /** `email`: as typed at the checkout, for a code that is bound to one. */
  | { type: "apply-coupon"; code: string; email?: string }
  | { type: "remove-coupon"; code: string }
  | { type: "choose-shipping"; rateId: string };

/** What couldn't be restored after a lost session: a product, some of its units, or a coupon. */
export type CartLoss =
  | { kind: "line"; name: string }
  | { kind: "fewer"; name: string; quantity: number }
  | { kind: "coupon"; name: string };

/** The chosen rate, if it has a price; without one the total is that of the goods alone. */
export function findPricedRate({ shippingRates, chosenRateId }: Pick<Cart, "shippingRates" | "chosenRateId">) {
  return shippingRates.find(({ id, cost }) => id === chosenRateId && cost !== null);
}

interface LineOptions {
  attributes: { value: string }[];
  choices?: CartLine["choices"];
}

/** A line's options as they are shown: "L", "Red", "Engraving: Maria". */
export function listOptions({ attributes, choices = [] }: LineOptions): string[] {
  return [...attributes.map(({ value }) => value), ...choices.map(({ label, value }) => `${label}: ${value}`)];
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
  /** The payment gateway's https URL, when the order is paid there; over the demo a path of the shop's own origin. */
  redirect: string | null;
}

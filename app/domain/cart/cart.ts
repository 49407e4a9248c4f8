import type { MinorUnits } from "../values/money";
import type { Image, StockStatus } from "../product/product";

/** One line; amounts with VAT, in hundredths of the backend's currency. */
export interface CartLine {
  key: string;
  productId: number;
  variationId: number | null;
  name: string;
  slug: string;
  sku: string | null;
  image: Image | null;
  /** What was chosen, in people's words: a label ("Size") and a value ("L"). */
  attributes: { name: string; slug: string; label: string; value: string }[];
  quantity: number;
  /** Before and after coupons. */
  subtotal: MinorUnits;
  total: MinorUnits;
  /** The most that can be had; null: no limit known, or the backend takes orders for more than it has. */
  stockQuantity: number | null;
  stockStatus: StockStatus | null;
  soldIndividually: boolean;
  virtual: boolean;
  /** For tracking: its first category, and its brand; undefined: it has none. */
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
  cost: MinorUnits;
  /** Where it delivers; undefined: to either, as the shopper says. */
  to?: "office" | "address";
}

/** A cart as the backend reckoned it; all amounts with VAT unless they are the VAT. */
export interface Cart {
  lines: CartLine[];
  itemCount: number;
  productCount: number;
  isEmpty: boolean;
  /** Something of it is sent to somebody, wherever that is. */
  needsShipping: boolean;
  /** To another address than the billing one, too: not every shop does so (WooCommerce > Shipping). */
  canShipElsewhere: boolean;
  coupons: CartCoupon[];
  subtotal: MinorUnits;
  discount: MinorUnits;
  shipping: MinorUnits;
  /** What plugins add to the total, or take off it, beside all of the above; the backend has no names for it. */
  fees: MinorUnits;
  total: MinorUnits;
  tax: MinorUnits;
  shippingRates: ShippingRate[];
  chosenRateId: string | null;
}

/** A payment gateway of the backend. */
export interface PaymentGateway {
  id: string;
  title: string;
  description: string;
}

/** What a shopper can do to the cart; one intent is one question to the backend. */
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
  | { type: "apply-coupon"; code: string }
  | { type: "remove-coupon"; code: string }
  | { type: "choose-shipping"; rateId: string };

/** What couldn't be put back after a session was lost: a product, some pieces of it, or a discount code. */
export type CartLoss =
  | { kind: "line"; name: string }
  | { kind: "fewer"; name: string; quantity: number }
  | { kind: "coupon"; name: string };

/** A line as people call it: its product with what was chosen. */
export function nameLine(line: { name: string; attributes: { value: string }[] }): string {
  const choice = line.attributes.map(({ value }) => value).join(", ");
  return choice ? `${line.name} (${choice})` : line.name;
}

/** An order that was placed: where its page is, and where it is paid. */
export interface PlacedOrder {
  databaseId: number;
  orderKey: string;
  /** Address of a payment gateway, when the order must be paid there. */
  redirect: string | null;
}

/** What a checkout ended in; `order` null: placed, and its number is unknown. */
export interface PlacedCheckout {
  checkoutId: string;
  order: PlacedOrder | null;
}

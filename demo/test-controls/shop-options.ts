import type { CourierState } from "../couriers/courier-rates.ts";
import type { Fee } from "../pricing/fees.ts";

/** Settings that differ between merchants. The demo is a plain shop; tests set more (/__test/options). */
export interface ShopOptions {
  /** The Stripe plugin. */
  hasCardPayments: boolean;
  /** A gateway that answers the checkout with a redirect to a page of its own. */
  hasBankGateway: boolean;
  hasLocalPickup: boolean;
  /** WooCommerce > Shipping: "Force shipping to the customer billing address". */
  shipsToBillingOnly: boolean;
  /** wordpress/sila-storefront; without it the demo is the stock backend, as recorded. */
  hasPlugin: boolean;
  /** WooCommerce > Products > Inventory: "Hide out of stock items from the catalog"; only the plugin exposes it. */
  hidesSoldOut: boolean;
  /** Settings > Discussion: "Comment must be manually approved". */
  holdsReviews: boolean;
  /** Settings > Storefront, the plugin's page: tables of keys; null: nobody has saved it. */
  settings: object | null;
  /** Currency of prices, orders and payments; the catalog's amounts stay as they are. */
  currency: "BGN" | "EUR";
  /** A plugin's fee for cash on delivery, in leva without VAT; null: none. */
  gatewayFee: (Fee & { gateway: string }) | null;
  /** A plugin's fee on every cart, for packing say; null: none. The cart's response doesn't itemize it. */
  cartFee: Fee | null;
  /** A courier plugin, and how the couriers' server answers it. */
  couriers: CourierState;
}

export const PLAIN_SHOP: ShopOptions = {
  hasCardPayments: false,
  hasBankGateway: false,
  hasLocalPickup: false,
  shipsToBillingOnly: false,
  hasPlugin: true,
  hidesSoldOut: false,
  holdsReviews: false,
  settings: null,
  currency: "BGN",
  gatewayFee: null,
  cartFee: null,
  couriers: "none",
};

/** What `npm start` shows: with couriers, as most Bulgarian shops have them. */
export const SHOWN_SHOP: ShopOptions = { ...PLAIN_SHOP, couriers: "ready" };

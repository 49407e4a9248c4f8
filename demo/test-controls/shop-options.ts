import type { Fee } from "../pricing/fees.ts";

/** What merchants set up differently. The demo is the plain shop; tests ask for more (/__test/options). */
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
  /** WooCommerce > Products > Inventory: "Hide out of stock items from the catalog"; only the plugin tells it. */
  hidesSoldOut: boolean;
  /** What its prices, orders and payments are in; its written prices stay in leva. */
  currency: "BGN" | "EUR";
  /** What a plugin adds to an order that is paid so, in leva without VAT; null: nothing. */
  gatewayFee: (Fee & { gateway: string }) | null;
  /** What a plugin adds to every cart, for packing perhaps; null: nothing. The cart's answer has no word of it. */
  cartFee: Fee | null;
}

export const PLAIN_SHOP: ShopOptions = {
  hasCardPayments: false,
  hasBankGateway: false,
  hasLocalPickup: false,
  shipsToBillingOnly: false,
  hasPlugin: true,
  hidesSoldOut: false,
  currency: "BGN",
  gatewayFee: null,
  cartFee: null,
};

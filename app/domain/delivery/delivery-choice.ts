/**
 * What a courier's plugin in WordPress needs before the order, to price a parcel. WooCommerce's session has no place for
 * it, so every request of the session states it, as JSON in the header `x-storefront-delivery` (encodeURIComponent).
 */
export interface DeliveryChoice {
  /** A key of COURIERS (config/couriers.ts); "" for delivery to a street. */
  courier: string;
  /** The id of the chosen office or locker; "" for none. */
  office: string;
  /** Id of the payment gateway: cash on delivery costs more. */
  payment: string;
  /** The lines of a street address; "" for an office. */
  address1: string;
  address2: string;
}

/**
 * What our plugin says about the cart's rates, in `extensions.storefront.delivery` of each GraphQL response that
 * calculated them. WooGraphQL's own rates have no metadata.
 */
export interface DeliveryFacts {
  /** Of the parcel, in kg; null: unknown. */
  weight: number | null;
  rates: RateFacts[];
}

export interface RateFacts {
  /** Of the rate, "woo_bg_econt:5". */
  id: string;
  /** A key of COURIERS; null: unknown. */
  courier: string | null;
  /** null: unknown. */
  to: "office" | "address" | null;
  /** Which kinds of offices it delivers to; null: any. */
  offices: "office" | "locker" | null;
  /** missing: not calculated yet, and no order is possible with it. free: the courier's plugin or WooCommerce says so. */
  price: "known" | "missing" | "free";
  /** What the price depends on beside the settlement; then payment counts too. null: nothing. */
  pricedBy: "office" | "address" | null;
  /** Why the courier refused to calculate it, as plain text; "": it didn't. */
  error: string;
}

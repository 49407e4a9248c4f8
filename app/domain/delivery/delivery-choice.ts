/**
 * What a courier's plugin in WordPress must know to price a parcel. WooCommerce's session can't store it, so each
 * request of the shopper's session sends it as JSON in the header `x-storefront-delivery` (encodeURIComponent).
 */
export interface DeliveryChoice {
  /** A key of COURIERS (#country/couriers); "" for delivery to a street. */
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
  /** The parcel's weight in kg; null: unknown. */
  weight: number | null;
  rates: RateFacts[];
}

export interface RateFacts {
  /** The rate's id, "woo_bg_econt:5". */
  id: string;
  /** A key of COURIERS; null: unknown. */
  courier: string | null;
  /** null: unknown. */
  to: "office" | "address" | null;
  /** Which kind of office the rate delivers to; null: any. */
  offices: "office" | "locker" | null;
  /**
   * missing: not calculated yet, so the rate can't be ordered. free: the courier's plugin or WooCommerce says that it
   * is.
   */
  price: "known" | "missing" | "free";
  /** Whether the price depends on the office or on the street, and then on the payment too; null: on neither. */
  pricedBy: "office" | "address" | null;
  /** Why the courier didn't calculate a price, as plain text; "" if it did. */
  error: string;
}

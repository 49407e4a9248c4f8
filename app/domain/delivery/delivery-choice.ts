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

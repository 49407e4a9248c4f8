/**
 * Texts that the merchant wrote in WooCommerce about payment methods and shipping rates, with their translations, as our
 * plugin states them in `extensions.storefront.names` of a response in any language but the shop's first.
 */
export interface MethodNames {
  /** The language of the translations. */
  language: string;
  /** `translation` is null if there is none; `method` is the id of the gateway or the shipping method, "free_shipping". */
  texts: { text: string; translation: string | null; method: string }[];
}

/**
 * Texts that the merchant wrote in WooCommerce about payment methods and shipping rates, with their translations, as our
 * plugin states them in `extensions.storefront.names` of an answer in another language than the shop's first.
 */
export interface MethodNames {
  /** Of the translations. */
  language: string;
  texts: MethodText[];
}

export interface MethodText {
  text: string;
  /** null: nobody has translated it. */
  translation: string | null;
  /** The id of the gateway or of the shipping method, "cod" or "free_shipping". */
  method: string;
}

/** Keys of a product's custom fields in WooCommerce (docs/product-facts.md). */
export const SAFETY_KEYS = {
  maker: "gpsr_maker",
  makerAddress: "gpsr_maker_address",
  makerContact: "gpsr_maker_contact",
  responsible: "gpsr_responsible",
  responsibleAddress: "gpsr_responsible_address",
  responsibleContact: "gpsr_responsible_contact",
  model: "gpsr_model",
  warnings: "gpsr_warnings",
} as const;

export const SUPPLEMENT_KEYS = {
  ingredients: "supplement_ingredients",
  allergens: "supplement_allergens",
  dailyDose: "supplement_daily_dose",
  nutritionPer: "supplement_nutrition_per",
  nutrition: "supplement_nutrition",
  warnings: "supplement_warnings",
  storage: "supplement_storage",
} as const;

/** The custom fields to fetch; others may hold private data such as purchase prices. */
export const FACT_KEYS: string[] = [...Object.values(SAFETY_KEYS), ...Object.values(SUPPLEMENT_KEYS)];

/** The net content of a package: "900 г", "6 x 60 г", "60 капсули". */
export const NET_CONTENT_KEY = "unit_quantity";
/** Where WordPress stores the lowest price of the 30 days before a reduction, with VAT. */
export const LOWEST_PRICE_KEY = "lowest_price_30_days";
/** "yes" on a product with add-ons, which are chosen on WooCommerce's own page (docs/wordpress-plugin.md). */
export const NEEDS_WORDPRESS_KEY = "storefront_needs_wordpress";
/** Key of a cart line's data with the options that were chosen on WooCommerce's own page, as JSON from the plugin. */
export const CHOICES_KEY = "storefront_choices";
/**
 * The label of an order line's number of backordered pieces, in WooCommerce's translations. It isn't an option of the
 * product.
 */
export const BACKORDERED_KEYS = ["Backordered", "Предварително закупени"];

/** Units of unit prices: the words that mean them, and how many of a word make one unit. */
export const NET_CONTENT_UNITS: { unit: "kg" | "l" | "piece"; words: RegExp; perUnit: number }[] = [
  { unit: "kg", words: /^(кг|kg)$/, perUnit: 1 },
  { unit: "kg", words: /^(г|гр|g|gr)$/, perUnit: 1000 },
  { unit: "l", words: /^(л|l)$/, perUnit: 1 },
  { unit: "l", words: /^(мл|ml)$/, perUnit: 1000 },
  { unit: "piece", words: /^(бр|броя?|капс|капсул[аи]|табл|таблетк[аи]|саше|сашета|pcs)$/, perUnit: 1 },
];

import * as v from "valibot";

const settingsSchema = v.strictObject({
  autoOpenCart: v.optional(v.boolean(), false),
  showReviews: v.optional(v.boolean(), true),
  showFilters: v.optional(v.boolean(), true),
  showOrderByDropdown: v.optional(v.boolean(), true),
  showSKU: v.optional(v.boolean(), true),
  showRelatedProducts: v.optional(v.boolean(), true),
  showProductCategoriesOnSingleProduct: v.optional(v.boolean(), true),
  showBreadcrumbOnSingleProduct: v.optional(v.boolean(), true),
  showMoveToWishlist: v.optional(v.boolean(), true),
  hideBillingAddressForVirtualProducts: v.optional(v.boolean(), false),
  initStoreOnUserActionToReduceServerLoad: v.optional(v.boolean(), true),
  saleBadge: v.optional(v.picklist(["percent", "word", "hidden"]), "percent"),
  /** Where orders are placed: here, in WooCommerce's own checkout, or here with a link to that. */
  checkout: v.optional(v.picklist(["shop", "wordpress", "choose"]), "shop"),
  socialLoginsDisplay: v.optional(v.picklist(["buttons", "links"]), "buttons"),
});

export const SETTINGS_KEYS: readonly string[] = Object.keys(settingsSchema.entries);

/** The 14 store settings. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Settings with the merchant's overrides; throws an error that names every unknown key and invalid value. */
export function readSettings(overrides: unknown): Settings {
  return readConfiguration("SETTINGS", settingsSchema, overrides ?? {});
}

/** Lists the invalid keys, each in a line: "SITE.phone: …". */
export class ConfigurationError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The shop is not configured:\n  ${problems.join("\n  ")}`);
    this.problems = problems;
  }
}

/** Validates one block of configuration; the error lists each invalid key in its own line. */
export function readConfiguration<S extends v.GenericSchema>(
  block: string,
  schema: S,
  input: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new ConfigurationError(result.issues.map((issue) => describeIssue(issue, block)));
}

/** One line: the key with the names of its `block`, and what is wrong with its value. */
export function describeIssue({ path, expected, message }: v.BaseIssue<unknown>, ...block: string[]): string {
  const place = [...block, ...(path?.map((part) => String(part.key)) ?? [])].join(".");
  return expected === "never" ? `${place}: unknown setting` : `${place}: ${message}`;
}

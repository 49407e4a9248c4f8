import * as v from "valibot";
import { Html, Paragraph } from "./blocks.ts";

/** The schema of a product in the JSON files of this folder, which build-product.ts completes. */

const Status = v.picklist(["IN_STOCK", "OUT_OF_STOCK", "ON_BACKORDER"]);

/** Regular price and, where there is a reduction, the sale price; in leva with VAT. */
const Prices = v.union([v.tuple([v.string(), v.string()]), v.tuple([v.string()])]);

/** By attribute name ("pa_vkus"): slugs of terms of attributes.json. */
const Terms = v.record(v.string(), v.array(v.string()));

const common = {
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  sku: v.string(),
  /** Slug of a term of pa_brands. */
  brand: v.string(),
  /** Slugs, the deepest one first. */
  categories: v.array(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** ISO 8601, Europe/Sofia. */
  date: v.string(),
  rating: v.tuple([v.number(), v.number()]),
  weight: v.optional(v.string()),
  soldIndividually: v.optional(v.boolean(), false),
  visibility: v.optional(v.picklist(["VISIBLE", "HIDDEN"]), "VISIBLE"),
  published: v.optional(v.boolean(), true),
  attributes: v.optional(Terms, {}),
  /** Names of files in demo/pictures/files, without their ending; the first is the main picture. */
  pictures: v.array(v.string()),
  short: Paragraph,
  long: Html,
};

const SimpleSeed = v.strictObject({
  type: v.literal("simple"),
  ...common,
  /** null: without a price. */
  prices: v.nullable(Prices),
  /** null: not counted; missing: some number. */
  stock: v.optional(v.nullable(v.number())),
  status: v.optional(Status),
  lowStockAmount: v.optional(v.number()),
  virtual: v.optional(v.boolean(), false),
  downloadable: v.optional(v.boolean(), false),
});

const VariableSeed = v.strictObject({
  type: v.literal("variable"),
  ...common,
  /** Every combination of these terms becomes a variation. [""] makes one that stands for any term. */
  varyBy: Terms,
  defaults: v.optional(v.record(v.string(), v.string()), {}),
  prices: Prices,
  /** These three go by term ("2-kg") or by combination ("shokolad/2-kg"); the combination takes precedence. */
  pricesOf: v.optional(v.record(v.string(), Prices)),
  stockOf: v.optional(v.record(v.string(), v.union([v.number(), v.picklist(["OUT_OF_STOCK", "ON_BACKORDER"])]))),
  pictureOf: v.optional(v.record(v.string(), v.string())),
  /** Its variations are virtual; their stock is not managed. */
  virtual: v.optional(v.boolean(), false),
});

const ExternalSeed = v.strictObject({
  type: v.literal("external"),
  ...common,
  prices: Prices,
  externalUrl: v.string(),
  buttonText: v.string(),
});

const GroupedSeed = v.strictObject({
  type: v.literal("grouped"),
  ...common,
  /** Ids of its products. */
  grouped: v.array(v.number()),
});

export const ProductSeed = v.variant("type", [SimpleSeed, VariableSeed, ExternalSeed, GroupedSeed]);

export type ProductSeed = v.InferOutput<typeof ProductSeed>;
export type SimpleSeed = v.InferOutput<typeof SimpleSeed>;
export type VariableSeed = v.InferOutput<typeof VariableSeed>;

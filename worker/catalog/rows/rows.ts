import type { MinorUnits } from "../../../app/domain/values/money";

/** One product as the store keeps it. Texts are JSON that only their makers and readers know. */
export interface ProductRow {
  id: number;
  /** In plain letters, as readSlug gives it. */
  slug: string;
  /** Of everything below but the prices: a row is written only when it changes. */
  hash: string;
  /** What the index is built from (worker/catalog/index). */
  entry: string;
  card: string;
  page: string;
  variations: VariationRow[];
  attributes: AttributeName[];
  /** Of the product or of its variations: whatever has a price of its own. */
  prices: ChangedPrice[];
}

/** What shoppers call an attribute (`slug` "") or one of its terms. */
export interface AttributeName {
  /** "pa_razmer". */
  taxonomy: string;
  slug: string;
  name: string;
}

export interface VariationRow {
  id: number;
  detail: string;
}

/** What a product or a variation costs now, in hundredths of the backend's currency, with VAT. */
export interface ChangedPrice {
  id: number;
  price: MinorUnits;
  /** null: none is given. */
  regular: MinorUnits | null;
}

export type Taxonomy = "category" | "tag" | "brand";

/** A document as the store keeps it; `data` is JSON (docs/catalog.md). */
export interface CatalogDocument {
  name: string;
  hash: string;
  data: string;
}

/** A category, tag or brand as the store keeps it. */
export interface TermRow {
  id: number;
  taxonomy: Taxonomy;
  /** In plain letters, as readSlug gives it. */
  slug: string;
  /** Among its siblings, as the merchant put them; equal ones stand by name. */
  position: number;
  hash: string;
  /** What products' rows repeat of it: when that changes, all of them are fetched again. */
  identity: string;
  data: string;
}

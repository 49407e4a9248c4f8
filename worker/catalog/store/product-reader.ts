import { RELATED_MAX, VARIATIONS_MAX } from "../../../app/config/limits";
import { decodeSlug } from "../../../app/domain/values/slug";
import type { Product, ProductSummary, Variation } from "../../../app/domain/product/product";
import { readCards, type CatalogReader } from "./catalog-reader";
import { changesOf, reducedCards, reducedVariations, type StoredChange } from "./recorded-prices";
import type { PageData, VariationData } from "../rows/row-data";

/** A product with the other parts of its page; cards in the backend's order. */
export interface StoredProduct {
  product: Product;
  related: ProductSummary[];
  reviews: PageData["reviews"];
  seo: PageData["seo"];
}

/** The product that a slug refers to. */
export type Found =
  | { kind: "product"; stored: StoredProduct }
  /** Password-protected: not shown. */
  | { kind: "protected" }
  /** A former slug; `slug` is the current one. */
  | { kind: "renamed"; slug: string }
  | { kind: "unknown" };

// Of two products with one slug the older counts, as in WordPress. ?2: a decoded slug.
const OF_SLUG = `SELECT id FROM catalog_product WHERE scope = ?1 AND slug = ?2 ORDER BY id LIMIT 1`;
const PAGE = `SELECT page FROM catalog_product WHERE scope = ?1 AND id = (${OF_SLUG})`;
const OWN = `SELECT page, hash FROM catalog_product WHERE scope = ?1 AND id = (${OF_SLUG})`;
const VARIATIONS = `SELECT id, detail FROM catalog_variation WHERE scope = ?1 AND product_id = (${OF_SLUG})
  ORDER BY position`;
const FIRST_VARIATIONS = `${VARIATIONS} LIMIT ${VARIATIONS_MAX}`;
const OTHERS = `SELECT value FROM json_each((${PAGE}), '$.relatedIds')
  UNION SELECT value FROM json_each((${PAGE}), '$.groupedIds')`;
const HIDES_SOLD_OUT = `SELECT 1 FROM catalog_document WHERE scope = ?1 AND name = 'hides-sold-out' AND data = 'true'`;
/** `isListed`: whether listings may show the product. */
const OTHER_CARDS = `SELECT card, entry ->> '$.visibility' IN ('visible', 'catalog')
  AND (entry ->> '$.isInStock' OR NOT EXISTS (${HIDES_SOLD_OUT})) AS isListed
  FROM catalog_product WHERE scope = ?1 AND id IN (${OTHERS})`;
const CHANGES = changesOf(
  `${reducedCards(`SELECT id FROM (${OF_SLUG}) UNION ${OTHERS}`)} UNION ${reducedVariations(FIRST_VARIATIONS)}`,
);
const CHANGES_OF_VARIATIONS = changesOf(reducedVariations(VARIATIONS));
const RENAMED = `SELECT p.slug FROM catalog_old_slug o JOIN catalog_product p ON p.scope = o.scope AND p.id = o.product_id
  WHERE o.scope = ?1 AND o.slug = ?2`;

/** Everything on a product's page, in one batch. Throws BackendFault. */
export async function findStoredProduct(reader: CatalogReader, slug: string): Promise<Found> {
  const given = decodeSlug(slug);
  const [pages, variations, others, changes, renamed] = await Promise.all([
    reader.select<{ page: string; hash: string }>(OWN, given),
    reader.select<{ detail: string }>(FIRST_VARIATIONS, given),
    reader.select<{ card: string; isListed: number }>(OTHER_CARDS, given),
    reader.select<StoredChange>(CHANGES, given),
    reader.select<{ slug: string }>(RENAMED, given),
  ]);
  reader.noteRow(pages[0]?.hash ?? null);
  if (!pages[0]) return renamed[0] ? { kind: "renamed", slug: renamed[0].slug } : { kind: "unknown" };
  const page = JSON.parse(pages[0].page) as PageData | null;
  if (!page) return { kind: "protected" };
  const grouped = pickCards(others, page.groupedIds);
  const related = pickCards(
    others.filter(({ isListed }) => isListed === 1),
    page.relatedIds,
  ).slice(0, RELATED_MAX);
  const own: Product = { ...page.product, variations: readVariations(variations), grouped };
  const [product] = await reader.addRecordedPrices([own], changes);
  const { reviews, seo } = page;
  return {
    kind: "product",
    stored: { product: product!, related: await reader.addRecordedPrices(related, changes), reviews, seo },
  };
}

/** All variations of a product, in the merchant's order; [] for an unknown one. Throws BackendFault. */
export async function listStoredVariations(reader: CatalogReader, slug: string): Promise<Variation[]> {
  const given = decodeSlug(slug);
  const [rows, changes] = await Promise.all([
    reader.select<{ detail: string }>(VARIATIONS, given),
    reader.select<StoredChange>(CHANGES_OF_VARIATIONS, given),
  ]);
  return reader.addRecordedPrices(readVariations(rows), changes);
}

/** The cards of these products in the given order; unknown ones are omitted. Throws BackendFault. */
export async function listCardsOfSlugs(reader: CatalogReader, slugs: string[]): Promise<ProductSummary[]> {
  if (slugs.length === 0) return [];
  const rows = await reader.select<{ id: number; slug: string }>(
    "SELECT id, slug FROM catalog_product WHERE scope = ?1 AND slug IN (SELECT value FROM json_each(?2)) ORDER BY id DESC",
    JSON.stringify(slugs.map(decodeSlug)),
  );
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return reader.listCards(slugs.flatMap((slug) => ids.get(decodeSlug(slug)) ?? []));
}

/** A hash that changes with whatever a product's own page shows of it; null: no row. Throws BackendFault. */
export async function findRowHash(reader: CatalogReader, slug: string): Promise<string | null> {
  const [row] = await reader.select<{ hash: string }>(
    "SELECT hash FROM catalog_product WHERE scope = ?1 AND slug = ?2 ORDER BY id LIMIT 1",
    decodeSlug(slug),
  );
  return row?.hash ?? null;
}

/** The id of a slug's product; null: there is none. Throws BackendFault. */
export async function findStoredId(reader: CatalogReader, slug: string): Promise<number | null> {
  const [row] = await reader.select<{ id: number }>(OF_SLUG, decodeSlug(slug));
  return row?.id ?? null;
}

function readVariations(rows: { detail: string }[]): Variation[] {
  return rows.map(({ detail }) => JSON.parse(detail) as VariationData);
}

function pickCards(rows: { card: string }[], ids: number[]): ProductSummary[] {
  const byId = new Map(readCards(rows).map((card) => [card.databaseId, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

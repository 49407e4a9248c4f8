import { BRAND_ATTRIBUTE } from "../../../app/config/tracking";
import { largestReduction } from "../../../app/domain/pricing/sale-badge";
import { withLowestPrices, listReduced } from "../../../app/domain/pricing/lowest-30-day-price";
import type { CatalogProduct, CatalogVocabulary } from "../index/catalog-product";
import { searchLanguageOf } from "../index/search-languages";
import { createIndexBuilder, type IndexBuilder } from "../index/build-index";
import type { PriceHistory } from "../../price-history/price-history";
import type { ProductRows } from "../store/product-rows";
import type { CardData, EntryData, TermData } from "../rows/row-data";
import { TAXONOMIES } from "../rows/rows";
import type { TermRows } from "../store/term-rows";
import { TermOrderBuild, type TermOrder } from "./term-order";
import { log } from "../../../app/services/log";

/** A few megabytes even with the largest entries and cards; two D1 queries. */
const ENTRIES_PER_PAGE = 1000;

type StoredEntry = Awaited<ReturnType<ProductRows["listEntries"]>>[number];

interface SnapshotParts {
  rows: Pick<ProductRows, "listEntries" | "listAttributes">;
  terms: Pick<TermRows, "list">;
  prices: Pick<PriceHistory, "findLowestPrices">;
  /** By id, how many products sell less; missing ids sell least. */
  sold: Map<number, number>;
  /** Whether listings and searches omit sold-out products. */
  hidesSoldOut: boolean;
}

/**
 * Builds the snapshot of all current rows, page by page. Discounts count from the lowest price of the 30 days before, like the
 * badges on cards. Deterministic: the same rows, terms and prices yield the same bytes.
 */
export class SnapshotBuild {
  readonly #parts: SnapshotParts;
  #builder: IndexBuilder | null = null;
  #after = 0;
  #isRead = false;
  readonly #order = new TermOrderBuild();
  readonly #names = new Map<string, string>();

  constructor(parts: SnapshotParts) {
    this.#parts = parts;
  }

  /** Whether all pages have been added. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Adds up to `maxPages` pages and returns how many were added. */
  async addPages(maxPages: number): Promise<number> {
    const builder = (this.#builder ??= await this.#open());
    for (let page = 0; page < maxPages; page++) {
      if (this.#isRead) return page;
      const entries = await this.#parts.rows.listEntries(this.#after, ENTRIES_PER_PAGE);
      for (const product of await toProducts(entries, this.#parts)) {
        builder.add(product);
        this.#order.add(product.terms);
      }
      this.#after = entries.at(-1)?.id ?? this.#after;
      this.#isRead = entries.length < ENTRIES_PER_PAGE;
    }
    return maxPages;
  }

  async #open(): Promise<IndexBuilder> {
    const vocabulary = await readVocabulary(this.#parts);
    for (const { taxonomy, slug, name } of vocabulary.terms) this.#names.set(`${taxonomy} ${slug}`, name);
    return createIndexBuilder(vocabulary, searchLanguageOf());
  }

  /** Call when all pages have been added; nothing can be added afterwards. */
  finish(): { bytes: Uint8Array; termOrder: TermOrder } {
    return {
      bytes: this.#builder!.finish(),
      termOrder: this.#order.finish((taxonomy, slug) => this.#names.get(`${taxonomy} ${slug}`) ?? slug),
    };
  }
}

async function toProducts(
  page: StoredEntry[],
  { prices, sold, hidesSoldOut }: SnapshotParts,
): Promise<CatalogProduct[]> {
  const read = page.flatMap(({ id, entry, card }) => {
    try {
      return [{ entry: JSON.parse(entry) as EntryData, card: JSON.parse(card ?? "null") as CardData }];
    } catch (error) {
      log("catalog-product-malformed", { id, error });
      return [];
    }
  });
  const lowestPrices = await prices.findLowestPrices(listReduced(read.flatMap(({ card }) => card ?? [])));
  return read.map(({ entry, card }) => ({
    ...entry,
    visibility: hidesSoldOut && !entry.isInStock ? "hidden" : entry.visibility,
    totalSales: sold.get(entry.id) ?? 0,
    discount: card ? largestReduction(withLowestPrices(card, lowestPrices)) * 100 : 0,
  }));
}

async function readVocabulary({ rows, terms }: SnapshotParts): Promise<CatalogVocabulary> {
  const attributes = await rows.listAttributes();
  const labels = attributes.filter(({ slug }) => slug === "");
  const stored = (await terms.list()).map(({ taxonomy, data }) => ({ taxonomy, ...(JSON.parse(data) as TermData) }));
  const slugs = new Map(stored.map(({ databaseId, slug }) => [databaseId, slug]));
  return {
    terms: [
      ...stored.map(({ taxonomy, slug, name, parentId }) => {
        const parent = (parentId !== null && slugs.get(parentId)) || null;
        return { taxonomy: TAXONOMIES[taxonomy], slug, name, parent };
      }),
      ...attributes
        .filter(({ slug }) => slug !== "")
        .map(({ taxonomy, slug, name }) => ({ taxonomy, slug, name, parent: null })),
    ],
    labels: Object.fromEntries(labels.map(({ taxonomy, name }) => [taxonomy, name])),
    brandTaxonomies: [BRAND_ATTRIBUTE],
  };
}

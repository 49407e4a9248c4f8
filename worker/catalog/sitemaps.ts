import { BackendFault } from "../woocommerce/errors";
import { SITEMAP_ENTRIES_MAX } from "../../app/config/limits";
import type { SitemapEntry, SitemapKind } from "../../app/domain/seo/sitemap";
import { BRAND, TAG } from "./index/catalog-product";
import { listBits, unite } from "./index/encoding/bits";
import type { CatalogReader } from "./store/catalog-reader";
import { listPostEntries } from "./store/post-reader";
import type { LoadedCatalog } from "./store/index-cache";

const PRODUCTS = `SELECT slug, page ->> '$.modified' AS modified, card ->> '$.image.sourceUrl' AS image
  FROM catalog_product WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2)) ORDER BY id`;

/** The number of sitemaps of a kind. Throws BackendFault, also before the first full sync is complete. */
export async function countSitemaps(reader: CatalogReader, kind: SitemapKind): Promise<number> {
  const catalog = await openComplete(reader);
  const entries = kind === "products" ? listShownIds(catalog) : await listOthers(reader, catalog, kind);
  // The first sitemap of pages also lists the shop's own pages, so it always exists.
  return Math.max(Math.ceil(entries.length / SITEMAP_ENTRIES_MAX), kind === "pages" ? 1 : 0);
}

/** The entries of a sitemap, counted from 1; null: there is none. Throws BackendFault. */
export async function readSitemap(
  reader: CatalogReader,
  kind: SitemapKind,
  number: number,
): Promise<SitemapEntry[] | null> {
  const catalog = await openComplete(reader);
  const [from, to] = [(number - 1) * SITEMAP_ENTRIES_MAX, number * SITEMAP_ENTRIES_MAX];
  const entries =
    kind === "products"
      ? await listProducts(reader, listShownIds(catalog).slice(from, to))
      : (await listOthers(reader, catalog, kind)).slice(from, to);
  return entries.length > 0 || (kind === "pages" && number === 1) ? entries : null;
}

// A partial sitemap would remove the rest of the shop from search engines.
async function openComplete(reader: CatalogReader): Promise<LoadedCatalog> {
  const catalog = await reader.open();
  if (!catalog.pointer.completeAt) throw new BackendFault({ kind: "unreachable" });
  return catalog;
}

/** Ids of the products that a listing or a search may show, ascending. */
function listShownIds({ index: { ids, sets } }: LoadedCatalog): number[] {
  return Array.from(listBits(unite(sets.listed.slice(), sets.searchable)), (document) => ids.get(document));
}

async function listProducts(reader: CatalogReader, ids: number[]): Promise<SitemapEntry[]> {
  if (ids.length === 0) return [];
  const rows = await reader.select<Pick<SitemapEntry, "slug" | "modified" | "image">>(PRODUCTS, JSON.stringify(ids));
  return rows.map((row) => ({ ...row, ...NO_PLACE }));
}

async function listOthers(
  reader: CatalogReader,
  { lists, names }: LoadedCatalog,
  kind: Exclude<SitemapKind, "products">,
): Promise<SitemapEntry[]> {
  if (kind === "posts" || kind === "pages") return listPostEntries(reader, kind === "posts" ? "post" : "page");
  // Only terms with products: an empty listing must not be indexed.
  if (kind === "categories")
    return lists.categories
      .filter(({ count }) => count > 0)
      .map(({ slug, image, databaseId, parentId }) => ({
        slug,
        modified: null,
        image: image?.sourceUrl ?? null,
        databaseId,
        parentDatabaseId: parentId,
        uri: null,
      }));
  const taxonomy = kind === "tags" ? TAG : BRAND;
  const slugs = [...(names.terms.get(taxonomy)?.keys() ?? [])];
  return slugs
    .filter((slug) => (lists.counts[taxonomy]?.[slug] ?? 0) > 0)
    .map((slug) => ({ slug, modified: null, image: null, ...NO_PLACE }));
}

const NO_PLACE = { databaseId: null, parentDatabaseId: null, uri: null };

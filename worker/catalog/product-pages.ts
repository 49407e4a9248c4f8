import type { BackendClient } from "../woocommerce/client";
import { BackendFault } from "../woocommerce/errors";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import { listNewestReviews } from "../woocommerce/catalog/reviews";
import type { Settings } from "../../app/config/settings";
import { decodeSlug } from "../../app/domain/values/slug";
import type { Product } from "../../app/domain/product/product";
import type { ReviewList } from "../../app/domain/reviews/review";
import type { InLanguage } from "../../app/domain/values/text-language";
import type { CatalogReader } from "./store/catalog-reader";
import { findStoredId, findStoredProduct, type Found, type StoredProduct } from "./store/product-reader";
import type { CatalogSyncClient } from "./sync/call-sync";
import type { WholeProduct } from "../../app/services/catalog";

export interface ProductPageParts {
  reader: CatalogReader;
  sync: CatalogSyncClient;
  /** Fetches reviews that aren't in the row. */
  client: BackendClient;
  settings: Pick<Settings, "showRelatedProducts" | "showReviews">;
  /** The language of metadata, which the plugin always returns untranslated. */
  originals: InLanguage;
}

/** The product of a current or former slug; null: there is none. Throws BackendFault. */
export async function findProductOf(parts: ProductPageParts, slug: string): Promise<Product | null> {
  const found = await find(parts, slug);
  if (found.kind === "renamed") return findProductOf(parts, found.slug);
  return found.kind === "product" ? found.stored.product : null;
}

/** The page of a product by a current or former slug, with its newest `reviews`; null: unknown. Throws BackendFault. */
export async function findProductPage(
  parts: ProductPageParts,
  slug: string,
  reviews: number,
): Promise<WholeProduct | null> {
  const found = await find(parts, slug);
  if (found.kind === "renamed") {
    const current = await findProductPage(parts, found.slug, reviews);
    // The requested slug has no row: the redirect stays cached until it has one.
    parts.reader.noteRow(null);
    return current;
  }
  if (found.kind !== "product") return null;
  const { product, related, seo } = found.stored;
  const { settings, originals } = parts;
  return {
    product: product.facts ? { ...product, facts: { ...product.facts, ...originals } } : product,
    related: settings.showRelatedProducts ? succeed(related) : null,
    reviews: settings.showReviews ? await readReviews(parts, found.stored, reviews) : null,
    seo: succeed(seo),
  };
}

/** An unknown product may have just been published: the sync looks it up, once for all concurrent requests. */
async function find({ reader, sync }: ProductPageParts, slug: string): Promise<Found> {
  const found = await findStoredProduct(reader, slug);
  if (found.kind !== "unknown") return found;
  // WordPress stores slugs in lower case and finds them in any case.
  const lowerCase = decodeSlug(slug).toLowerCase();
  if (lowerCase !== decodeSlug(slug) && (await findStoredId(reader, lowerCase)) !== null)
    return { kind: "renamed", slug: lowerCase };
  const pointer = await reader.findPointer();
  const lookup = await sync.findBySlug(slug);
  if (lookup === "written") return findStoredProduct(reader.openFresh(), slug);
  // Until the first full sync is complete, an unknown slug may still exist.
  if (lookup === "unknown" && pointer?.completeAt) return found;
  throw new BackendFault({ kind: "unreachable" });
}

/** The row contains the newest reviews; more are fetched from the backend, or omitted if that fails. */
async function readReviews(
  { client }: ProductPageParts,
  { product, reviews }: StoredProduct,
  count: number,
): Promise<Result<ReviewList>> {
  if (!reviews) return fail({ kind: "bad-answer" });
  const list = { ...reviews, reviews: reviews.reviews.slice() };
  const longer = await listNewestReviews(client, product.slug, count, succeed(list));
  return longer.ok ? longer : succeed(reviews);
}

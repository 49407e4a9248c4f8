import type { Result } from "../../backend/result";
import { REVIEWS_PER_PAGE } from "../../config/limits";
import type { Settings } from "../../config/settings";
import type { Catalog } from "../../context";
import type { Product } from "../../shop/product";
import type { ReviewList } from "../../shop/review";
import { readReviewPages } from "../../shop/review-paging";

/** Reviews of the product page: streamed behind the first paint, or there at once where the address asks for them. */
export interface ReviewsLoaded {
  pages: number;
  list: Result<ReviewList> | Promise<Result<ReviewList>>;
}

const NONE: Result<ReviewList> = {
  ok: true,
  value: { averageRating: 0, reviewCount: 0, starCounts: [], reviews: [], next: null },
};

/**
 * Null where the shop shows none (`showReviews`). What is streamed needs scripts to be seen, so an address with
 * `?reviews=` is answered whole: that is what browsers without scripts are led to.
 */
export async function loadReviews(
  catalog: Catalog,
  settings: Settings,
  product: Product,
  search: URLSearchParams,
): Promise<ReviewsLoaded | null> {
  if (!settings.showReviews) return null;
  if (product.reviewCount === 0) return { pages: 1, list: NONE };
  const asked = readReviewPages(search);
  const pages = asked ?? 1;
  const list = catalog.listReviews(product.slug, pages * REVIEWS_PER_PAGE);
  return { pages, list: asked === null ? list : await list };
}

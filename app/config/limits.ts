/** A stock WPGraphQL returns at most this many items of any list. */
export const LIST_MAX = 100;
export const CART_LINES_MAX = 100;
export const CARD_VARIATIONS_MAX = 8;
/** Variations loaded with a product page; the rest are fetched on demand. */
export const VARIATIONS_MAX = 20;
export const RELATED_MAX = 5;
/** An open product page refreshes its stock when it becomes visible again after this time. */
export const STOCK_REFRESH_MS = 60_000;
export const EAGER_CARDS = 3;
export const NOTIFICATION_MS = 4000;
export const ERROR_NOTIFICATION_MS = 6000;
export const CART_CHANGE_RESET_MS = 300;
export const DEBOUNCE_MS = 100;
export const LOADING_TIMEOUT_MS = 10_000;
export const ICON_TIMEOUT_MS = 1500;
export const ICONS_AT_ONCE_MAX = 100;
export const SEARCH_LENGTH_MAX = 100;
export const SUGGESTION_LETTERS_MIN = 2;
export const SUGGESTED_PRODUCTS_MAX = 6;
export const SUGGESTED_CATEGORIES_MAX = 4;
export const SUGGESTED_BRANDS_MAX = 3;
export const SUGGESTED_ARTICLES_MAX = 3;
/** The most posts and pages that are shown below the products of a search. */
export const FOUND_ARTICLES_MAX = 6;
export const QUANTITY_MAX = 999;

/** Backend timeouts; reads are retried once, mutations never. */
export const READ_TIMEOUT_MS = 3500;
export const MUTATION_TIMEOUT_MS = 15_000;
export const ANSWER_BYTES_MAX = 5_000_000;

/** Entries per sitemap, of any kind. */
export const SITEMAP_ENTRIES_MAX = 100;
/** Posts on each page of the blog: three rows of three. */
export const POSTS_PER_PAGE = 9;
/** Total backend deadline of a page: it renders, or shows an error, within four seconds. */
export const PAGE_DEADLINE_MS = 3500;
/** Deadline of a page's optional parts, such as the SEO plugin's data. */
export const OPTIONAL_DEADLINE_MS = 1500;

export const REVIEWS_PER_PAGE = 10;
/** Maximum number of review pages (REVIEWS_PER_PAGE each). */
export const REVIEW_PAGES_MAX = 50;
/** Ids per request of /api/products: one backend query. */
export const PRODUCTS_BY_ID_MAX = 10;
/** Wishlist entries per browser; the oldest are dropped. */
export const WISHLIST_MAX = 200;

/** Retention of the price history (docs/price-history.md). */
export const PRICES_RETENTION_DAYS = 730;

export const COMPARED_MAX = 4;
export const SEEN_MAX = 12;
/** Retention of comparison and recently viewed products since their last change. */
export const BROWSED_RETENTION_DAYS = 30;

/** Retention of the shop's record of a withdrawal (docs/withdrawals.md). */
export const WITHDRAWAL_RETENTION_DAYS = 365;
/** Retention of a back-in-stock request (docs/stock-requests.md). */
export const STOCK_REQUEST_RETENTION_DAYS = 180;
/**
 * Batch sizes of the scheduled back-in-stock job: ids per query, queries per run, e-mails per batch, batches per run.
 */
export const STOCK_IDS_A_QUERY = 50;
export const STOCK_QUERIES_A_RUN = 2;
export const STOCK_EMAILS_A_BATCH = 50;
export const STOCK_BATCHES_A_RUN = 2;

/** Limits and times. */
export const CURSOR_FETCH_MAX = 2000;
/** A stock WPGraphQL gives at most this many of any list, whatever is asked. */
export const LIST_MAX = 100;
export const CART_LINES_MAX = 100;
export const CARD_VARIATIONS_MAX = 8;
/** Variations that come with a product page; the rest are asked for when they are needed. */
export const VARIATIONS_MAX = 20;
export const RELATED_MAX = 5;
/** A page left alone asks for the stock anew when it is looked at after so long. */
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
export const QUANTITY_MAX = 999;

/** Patience with the backend: reads are tried once more, mutations never. */
export const READ_TIMEOUT_MS = 3500;
export const MUTATION_TIMEOUT_MS = 15_000;
export const ANSWER_BYTES_MAX = 5_000_000;

/** Addresses of one sitemap of products, categories, tags or brands. */
export const SITEMAP_ENTRIES_MAX = 100;
/** Three rows of three. */
export const POSTS_PER_PAGE = 9;
/** How long a page waits for its backend altogether: it stands, or says what is wrong, within four seconds. */
export const PAGE_DEADLINE_MS = 3500;
/** How long a page waits for what it can do without, the SEO plugin's words among it. */
export const OPTIONAL_DEADLINE_MS = 1500;

export const REVIEWS_PER_PAGE = 10;
/** Reviews shown at most are this many times REVIEWS_PER_PAGE. */
export const REVIEW_PAGES_MAX = 50;
/** Ids that /api/products answers at once: one question to the backend. */
export const PRODUCTS_BY_ID_MAX = 10;
/** Wishes kept in one browser; the oldest give way. */
export const WISHLIST_MAX = 200;

/** How long the record of prices goes back (docs/price-record.md). */
export const PRICES_KEPT_DAYS = 730;

export const COMPARED_MAX = 4;
export const SEEN_MAX = 12;
/** Comparison and recently viewed, counted from the last time either changed. */
export const BROWSED_KEPT_DAYS = 30;

/** How long the shop's own record of a declared withdrawal is kept (docs/withdrawals.md). */
export const WITHDRAWAL_KEPT_DAYS = 365;
/** How long a wish to hear when a product is back is kept (docs/stock-requests.md). */
export const STOCK_REQUEST_KEPT_DAYS = 180;
/** The schedule's walk through these wishes: ids a question and questions a run, letters a time and times a run. */
export const STOCK_IDS_A_QUERY = 50;
export const STOCK_QUERIES_A_RUN = 2;
export const STOCK_EMAILS_A_TIME = 50;
export const STOCK_TIMES_A_RUN = 2;

import * as paths from "#paths";

/** How the Worker treats the requests to a path and to everything below it. */
interface RoutePolicy {
  path: string;
  /**
   * public: one copy for everybody, from the page cache, without cookies. personal: with the shopper's session, never
   * cached. endpoint: answered by the Worker itself or a file, before page cache and session.
   */
  audience: "public" | "personal" | "endpoint";
  /**
   * Query parameters that a public page reads and that are part of its cache key (worker/pages/cache-key.ts). Without
   * `query`, the page reads no parameters.
   */
  query?: "listing" | "product" | "product-ids" | "suggestion" | "offices";
  /** Requests count against a rate limit (docs/rate-limits.md); on public pages, only those that miss the cache. */
  isCounted?: boolean;
  /** The page has Stripe's fields and forms that redirect to other gateways: its security policy allows them. */
  takesPayments?: boolean;
  /** Whether robots.txt disallows the path. */
  isClosedToRobots?: boolean;
  /** Whether paths below this one may contain dots. */
  hasDots?: boolean;
}

/** The part of a pattern before its first parameter: "/produkt" of "/produkt/:slug". */
const base = (pattern: string) => pattern.replace(/\/[:*].*$/, "");

/** One line per path of the shop; anything else is a WordPress page. */
export const ROUTE_POLICIES: readonly RoutePolicy[] = [
  { path: base(paths.listing), audience: "public", query: "listing" },
  { path: paths.categories, audience: "public", query: "listing" },
  { path: base(paths.tag), audience: "public", query: "listing" },
  { path: base(paths.brand), audience: "public", query: "listing" },
  { path: base(paths.product), audience: "public", query: "product" },
  { path: paths.blog, audience: "public" },
  { path: paths.blogFeed, audience: "public" },
  { path: paths.wishlist, audience: "public", isClosedToRobots: true },
  { path: paths.sitemapIndex, audience: "public" },
  { path: base(paths.sitemap), audience: "public", hasDots: true },
  { path: paths.robots, audience: "public" },
  { path: paths.llms, audience: "public" },
  { path: paths.manifest, audience: "public" },
  { path: paths.offline, audience: "public" },

  { path: paths.cart, audience: "personal" },
  { path: paths.checkout, audience: "personal", takesPayments: true, isClosedToRobots: true },
  { path: paths.payment, audience: "personal" },
  { path: paths.office, audience: "personal" },
  { path: base(paths.orderReceived), audience: "personal" },
  { path: paths.wordpressCheckout, audience: "personal" },
  { path: paths.account, audience: "personal", isClosedToRobots: true },
  { path: `${paths.prefix}/oauth`, audience: "personal", isClosedToRobots: true },
  { path: paths.withdrawal, audience: "personal" },
  { path: paths.withdrawalReceiptFile, audience: "personal" },
  { path: paths.consent, audience: "personal", isClosedToRobots: true },
  { path: paths.comparison, audience: "personal", isClosedToRobots: true },
  { path: base(paths.coupon), audience: "personal", isClosedToRobots: true, hasDots: true },
  { path: paths.stockRequest, audience: "personal", isClosedToRobots: true },
  { path: base(paths.productDraft).replace(/\/[^/]+$/, ""), audience: "personal", isClosedToRobots: true },

  { path: `${paths.prefix}/api`, audience: "personal", isClosedToRobots: true },
  { path: paths.productsById, audience: "public", query: "product-ids" },
  { path: paths.suggest, audience: "public", query: "suggestion" },
  { path: paths.offices, audience: "public", query: "offices" },
  { path: base(paths.stock), audience: "personal", isCounted: true },
  { path: base(paths.variations), audience: "personal", isCounted: true },

  { path: base(paths.otherLanguage), audience: "endpoint", isClosedToRobots: true },

  { path: "/img", audience: "endpoint" },
  { path: "/webhooks", audience: "endpoint", isClosedToRobots: true },
  { path: "/healthz", audience: "endpoint" },
];

/** The first segment below the language's prefix: "produkt" of "/produkt/whey". */
export function firstSegment(path: string): string {
  return path.slice(paths.prefix.length).split("/")[1] ?? "";
}

/** First segments that the shop itself uses; no WordPress page is below them. */
export const FIRST_SEGMENTS = new Set(ROUTE_POLICIES.map(({ path }) => firstSegment(path)));

const WORDPRESS_PAGE: RoutePolicy = { path: "/", audience: "public" };

/** Whether requests to a path may carry a shopper's session; every other page is one copy for everybody. */
export function isPersonalPath(pathname: string): boolean {
  return findRoutePolicy(pathname).audience === "personal";
}

/**
 * Whether a path names a file that the shop doesn't have. A dot in the last segment, or at the start of any, says so,
 * because WordPress's slugs have no dots, and each file of the shop has a policy of its own.
 */
export function isMissingFile(pathname: string): boolean {
  const path = pagePathOf(pathname);
  const { path: known, hasDots } = findRoutePolicy(path);
  return /\/\.|\.[^/]*$/.test(path) && known !== path && !hasDots;
}

/** The policy of the longest path that covers this one; data requests of React Router ("….data") follow their page. */
export function findRoutePolicy(pathname: string): RoutePolicy {
  const path = pagePathOf(pathname);
  let found = WORDPRESS_PAGE;
  for (const policy of ROUTE_POLICIES)
    if ((path === policy.path || path.startsWith(`${policy.path}/`)) && policy.path.length > found.path.length)
      found = policy;
  return found;
}

function pagePathOf(pathname: string): string {
  return pathname.replace(/\.data$/, "");
}

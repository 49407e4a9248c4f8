/** How the Worker treats the requests to a path and to everything below it. */
interface RoutePolicy {
  path: string;
  /**
   * public: one copy for everybody, from the page cache, without cookies. personal: with the shopper's session, never
   * cached. endpoint: answered by the Worker itself or a file, before either of them.
   */
  audience: "public" | "personal" | "endpoint";
  /**
   * Query parameters that a public page reads and that are part of its cache key (worker/pages/cache-key.ts). Without
   * it the page has none.
   */
  query?: "listing" | "product" | "product-ids" | "suggestion" | "offices";
  /** Every request counts against a rate limit (docs/rate-limits.md). Of public pages only those count that miss the cache. */
  isCounted?: boolean;
  /** The page has Stripe's fields and forms that redirect to other gateways: its security policy allows them. */
  takesPayments?: boolean;
  /** Named in robots.txt. */
  isClosedToRobots?: boolean;
  /** Names below it may contain a dot. */
  hasDots?: boolean;
}

/** One line per path of the shop; anything else is a WordPress page. */
export const ROUTE_POLICIES: readonly RoutePolicy[] = [
  { path: "/magazin", audience: "public", query: "listing" },
  { path: "/produkt-kategoriya", audience: "public", query: "listing" },
  { path: "/produkt-etiket", audience: "public", query: "listing" },
  { path: "/marka-produkt", audience: "public", query: "listing" },
  { path: "/produkt", audience: "public", query: "product" },
  { path: "/blog", audience: "public" },
  { path: "/blog/feed.xml", audience: "public" },
  { path: "/wishlist", audience: "public", isClosedToRobots: true },
  { path: "/sitemap.xml", audience: "public" },
  { path: "/sitemaps", audience: "public", hasDots: true },
  { path: "/robots.txt", audience: "public" },
  { path: "/llms.txt", audience: "public" },
  { path: "/manifest.webmanifest", audience: "public" },
  { path: "/bez-vrazka", audience: "public" },

  { path: "/cart", audience: "personal" },
  { path: "/checkout", audience: "personal", takesPayments: true, isClosedToRobots: true },
  { path: "/checkout/payment", audience: "personal" },
  { path: "/checkout/office", audience: "personal" },
  { path: "/checkout/order-received", audience: "personal" },
  { path: "/checkout/wordpress", audience: "personal" },
  { path: "/my-account", audience: "personal", isClosedToRobots: true },
  { path: "/oauth", audience: "personal", isClosedToRobots: true },
  { path: "/otkaz-ot-dogovor", audience: "personal" },
  { path: "/otkaz-ot-dogovor/polucheno.txt", audience: "personal" },
  { path: "/saglasie", audience: "personal", isClosedToRobots: true },
  { path: "/sravnenie", audience: "personal", isClosedToRobots: true },
  { path: "/kupon", audience: "personal", isClosedToRobots: true, hasDots: true },
  { path: "/izvestie", audience: "personal", isClosedToRobots: true },
  { path: "/chernova", audience: "personal", isClosedToRobots: true },

  { path: "/api", audience: "personal", isClosedToRobots: true },
  { path: "/api/products", audience: "public", query: "product-ids" },
  { path: "/api/suggest", audience: "public", query: "suggestion" },
  { path: "/api/offices", audience: "public", query: "offices" },
  { path: "/api/stock", audience: "personal", isCounted: true },
  { path: "/api/variations", audience: "personal", isCounted: true },

  { path: "/img", audience: "endpoint" },
  { path: "/webhooks", audience: "endpoint", isClosedToRobots: true },
  { path: "/healthz", audience: "endpoint" },
];

const WORDPRESS_PAGE: RoutePolicy = { path: "/", audience: "public" };

/** Whether requests to a path may carry a shopper's session; every other page is one copy for everybody. */
export function isPersonalPath(pathname: string): boolean {
  return findRoutePolicy(pathname).audience === "personal";
}

/**
 * Whether a path names a file that the shop doesn't have. A dot in its last segment, or at the start of one, says so,
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

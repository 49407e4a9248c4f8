import { ROUTE_POLICIES } from "../../config/route-policies";
import { readSlug } from "../catalog/listing-scope";

/** What WordPress calls a page or a post; files and junk are not asked for. */
const STEP = /^[\p{L}\p{N}_-]{1,200}$/u;

/** Deeper than any merchant's pages. */
const LEVELS_MAX = 5;

/** First steps of the shop's own addresses; below them nothing is a page of WordPress. */
export const FIRST_STEPS = new Set(ROUTE_POLICIES.map(({ path }) => path.split("/")[1]!));

/** First steps of files, and of WordPress's machinery. */
const MACHINERY = new Set("assets fonts wp-admin wp-content wp-includes wp-json".split(" "));

/** A path without doubled slashes, and without one at its end. */
export function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

/** The steps of a page's path in plain letters, "/za-nas/ekip/" or without slashes; null where none can stand. */
export function readPageSteps(path: string): string[] | null {
  const steps = path
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map(readSlug);
  const isPage = steps.length <= LEVELS_MAX && steps.every((step) => STEP.test(step));
  const [first = ""] = steps;
  const isBelowNone = steps.length > 1 && (FIRST_STEPS.has(first) || MACHINERY.has(first));
  return isPage && !isBelowNone ? steps : null;
}

/** Address of a page in the shop. */
export function pagePath(steps: string[]): string {
  return `/${steps.map(encodeURIComponent).join("/")}`;
}

const DAY = String.raw`(?:/blog)?/\d{4}/\d\d(?:/\d\d)?`;

/**
 * WordPress's and WooCommerce's own addresses, and where the same page stands here: links and search engines know the old
 * shop. The first that fits counts. A post's category, tag and day may be any; its slug is the last step.
 */
const MOVED: [RegExp, string][] = [
  [/^\/shop(?=\/page\/\d+$|$)/, "/magazin"],
  [/^\/product\/(?=[^/]+$)/, "/produkt/"],
  [/^\/product-category\/(?=.)/, "/produkt-kategoriya/"],
  [/^\/product-tag\/(?=.)/, "/produkt-etiket/"],
  [/^\/brand\/(?=.)/, "/marka-produkt/"],
  [
    new RegExp(`^(?:/blog|(?:/blog)?/(?:category|tag|author)/.+|${DAY})?/feed(?:/(?:rss2?|rdf|atom))?$`),
    "/blog/feed.xml",
  ],
  [/^(?:\/blog)?\/category\/(?:.*?\/)??([^/]+)((?:\/page\/\d+)?)$/, "/blog/kategoriya/$1$2"],
  [/^(?:\/blog)?\/(?:tag|author)\/[^/]+(?:\/page\/\d+)?$/, "/blog"],
  [new RegExp(`^${DAY}(?:/page/\\d+)?$`), "/blog"],
  [new RegExp(`^${DAY}/([^/]+)$`), "/blog/$1"],
];

/** Where a path of WordPress's has moved to, slashes doubled or at its end aside; null for one that isn't of it. */
export function findMovedPath(path: string): string | null {
  const moved = MOVED.find(([old]) => old.test(path));
  return moved ? path.replace(...moved) : null;
}

/** Where the shop shows what stands at a path of the merchant's WordPress: "/product/whey/" is "/produkt/whey". */
export function shopPath(path: string): string {
  const plain = plainPath(path);
  return findMovedPath(plain) ?? plain;
}

/**
 * Where a link of the merchant's texts leads in the shop: his own pages by their path here, others as they are. null for
 * what is no link for people (scripts, data). `origin`: of his WordPress, "" where that isn't known.
 */
export function shopHref(href: string, origin: string): string | null {
  const address = href.trim();
  if (address.startsWith("#")) return address;
  if (/^(mailto|tel):/i.test(address)) return address;
  const isOurs = /^\/(?![/\\])/.test(address);
  if (!isOurs && !/^https?:\/\//i.test(address)) return null;
  if (!URL.canParse(address, "https://wordpress.invalid")) return null;
  const url = new URL(address, "https://wordpress.invalid");
  // Files lie where they were put: the shop has no copy of them.
  if (!isOurs && (url.origin !== origin || url.pathname.startsWith("/wp-content/"))) return url.href;
  return shopPath(url.pathname) + url.search + url.hash;
}

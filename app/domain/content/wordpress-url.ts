import { href } from "react-router";
import { FIRST_SEGMENTS, firstSegment } from "../../config/route-policies";
import { SHOP_PATH } from "../../config/shop-path";
import { canonicalSegment, decodeSlug, readSegment, restoreSlug } from "../values/slug";
import * as paths from "#paths";

/** A valid slug of a page or a post; anything else isn't requested. */
const SEGMENT = /^[\w%\u0080-\uffff-]{1,200}$/;

/** Deeper than any merchant's pages. */
const LEVELS_MAX = 5;

/** First path segments of files and of WordPress's own endpoints. */
const MACHINERY = new Set("assets fonts wp-admin wp-content wp-includes wp-json".split(" "));

/** First path segments that are followed by a slug. */
const SLUG_ROOTS = new Set([paths.product, paths.category, paths.tag, paths.brand, paths.blog].map(firstSegment));

/** Percent-encoded characters that never need encoding (RFC 3986, unreserved). */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The canonical spelling of a path. The router treats encoded and upper-case letters as equal, but the check for
 * personal paths and the cache keys don't. Parts that may be slugs are spelled like slugs.
 */
export function canonicalPath(path: string): string {
  const plain = plainPath(path);
  if (!isBelowPrefix(plain)) return plain;
  const [, first = "", ...below] = plain.slice(paths.prefix.length).split("/");
  const read = decodeNeedless(first).toLowerCase();
  const root = read.replace(/\.data$/, "");
  const isOurs = FIRST_SEGMENTS.has(root);
  const spell = isOurs && !SLUG_ROOTS.has(root) ? decodeNeedless : canonicalSegment;
  const canonical = [isOurs ? read : canonicalSegment(first), ...below.map(spell)].join("/");
  return canonical || !paths.prefix ? `${paths.prefix}/${canonical}` : paths.prefix;
}

/** Whether a path belongs to this build's language. A link in a text may lead to another language. */
function isBelowPrefix(path: string): boolean {
  return path === paths.prefix || path.startsWith(`${paths.prefix}/`);
}

function decodeNeedless(text: string): string {
  return text.replace(NEEDLESS_ENCODING, decodeURIComponent);
}

/** A path without duplicate and trailing slashes. */
function plainPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

/** Decoded path segments of a page, "/za-nas/ekip/" with or without slashes; null when no page can have that path. */
export function parsePagePath(path: string): string[] | null {
  const segments = path
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map((segment) => restoreSlug(readSegment(segment)));
  const isPage = segments.length <= LEVELS_MAX && segments.every((segment) => SEGMENT.test(segment));
  const [first = ""] = segments;
  const isBelowNone = segments.length > 1 && (FIRST_SEGMENTS.has(first) || MACHINERY.has(first));
  return isPage && !isBelowNone ? segments : null;
}

/** Path of a WordPress page as the replica stores it, without the language's prefix. */
export function pagePath(segments: string[]): string {
  return `/${segments.map((segment) => encodeURIComponent(decodeSlug(segment))).join("/")}`;
}

const DAY = String.raw`(?:/blog)?/\d{4}/\d\d(?:/\d\d)?`;

const BLOG = href(paths.blog);
const ACCOUNT = href(paths.account);
const below = (pattern: string) => pattern.replace(/[:*].*$/, "");
/**
 * WordPress and WooCommerce paths with their equivalents here, for existing links and search results. The first match
 * wins. A post's category, tag and date are ignored; its slug is the last segment.
 */
const MOVED: [RegExp, string][] = [
  // A WordPress in Bulgarian may have translated its URL bases.
  [/^\/(?:shop|magazin)(?=\/page\/\d+$|$)/, SHOP_PATH],
  [/^\/produ(?:ct|kt)\/(?=[^/]+$)/, below(paths.product)],
  [/^\/(?:product-category|produkt-kategoriya)\/(?=.)/, below(paths.category)],
  [/^\/(?:product-tag|produkt-etiket)\/(?=.)/, below(paths.tag)],
  [/^\/(?:brand|marka-produkt)\/(?=.)/, below(paths.brand)],
  [/^\/my-account\/view-order\/(\d+)$/, `${below(paths.order)}$1`],
  [/^\/my-account\/edit-account$/, href(paths.details)],
  [/^\/my-account\/edit-address(?:\/.+)?$/, href(paths.addresses)],
  [/^\/my-account\/(?:payment-methods|add-payment-method|customer-logout)$/, ACCOUNT],
  [
    new RegExp(`^(?:/blog|(?:/blog)?/(?:category|tag|author)/.+|${DAY})?/feed(?:/(?:rss2?|rdf|atom))?$`),
    href(paths.blogFeed),
  ],
  [/^(?:\/blog)?\/category\/(?:.*?\/)??([^/]+)((?:\/page\/\d+)?)$/, `${below(paths.blogCategory)}$1$2`],
  [/^(?:\/blog)?\/(?:tag|author)\/[^/]+(?:\/page\/\d+)?$/, BLOG],
  [new RegExp(`^${DAY}(?:/page/\\d+)?$`), BLOG],
  [new RegExp(`^${DAY}/([^/]+)$`), `${below(paths.post)}$1`],
];

/** The shop's path for a plain WordPress path (`plainPath`); null when the shop has no other path for it. */
export function findMovedPath(path: string): string | null {
  if (!isBelowPrefix(path)) return null;
  const read = path.slice(paths.prefix.length);
  const moved = MOVED.find(([old]) => old.test(read));
  const target = moved ? read.replace(...moved) : path;
  return target === path ? null : target;
}

/** What may be the prefix of a language. */
const PREFIX = /^\/[a-z]{2}(?=\/|$)/;

/**
 * The shop's path for a path of the merchant's WordPress: "/product/whey/" becomes "/produkt/whey". A link to the main
 * language stays in the language of the text: the Worker finds the page below the prefix, too.
 */
export function shopPath(path: string): string {
  const isMain = paths.prefix !== "" && !PREFIX.test(path);
  const plain = plainPath(isMain ? paths.prefix + path : path);
  return canonicalPath(findMovedPath(plain) ?? plain);
}

/**
 * Resolves a link in the merchant's texts: their own pages map to paths of the shop, others stay. null for links that
 * aren't safe (scripts, data). `origin` is that of their WordPress, "" when unknown.
 */
export function shopHref(href: string, origin: string): string | null {
  const link = href.trim();
  if (link.startsWith("#")) return link;
  if (/^(mailto|tel):/i.test(link)) return link;
  const isOurs = /^\/(?![/\\])/.test(link);
  if (!isOurs && !/^https?:\/\//i.test(link)) return null;
  if (!URL.canParse(link, "https://wordpress.invalid")) return null;
  const url = new URL(link, origin || "https://wordpress.invalid");
  // Files stay at the merchant's WordPress: the shop has no copies.
  const isFile = url.pathname.startsWith("/wp-content/");
  if (isOurs ? isFile && origin : url.origin !== origin || isFile) return url.href;
  return shopPath(url.pathname) + url.search + url.hash;
}

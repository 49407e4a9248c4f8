import { postPath } from "../content/blog-address";
import type { CategoryBranch } from "../catalog/category";
import { categoryPath, scopePath } from "../catalog/listing-scope";
import { FIRST_STEPS, pagePath, readPageSteps } from "../content/wordpress-url";
import { productAddress } from "../product/product-url";
import { escapeXml } from "../values/xml";

/** The kinds of pages that have a sitemap. */
export const SITEMAP_KINDS = ["products", "posts", "categories", "tags", "brands", "pages"] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapEntry {
  slug: string;
  /** ISO 8601; null: terms have no date of change. */
  modified: string | null;
  /** Address of its picture at the merchant's WordPress; null where it has none, or its kind is asked for none. */
  image: string | null;
  /** Only of categories, whose parents make the path; else null. */
  databaseId: number | null;
  parentDatabaseId: number | null;
  /** Only of WordPress pages: where they stand there, "/za-nas/"; else null. */
  uri: string | null;
}

/** Up to a hundred entries; `next` asks for more, null at the end. */
export interface SitemapPage {
  entries: SitemapEntry[];
  next: string | null;
}

/** Where the shop shows an entry; null where it doesn't, or where the entry is a screen of the shop. */
export function sitemapPath(kind: SitemapKind, entry: SitemapEntry, parents: Parents): string | null {
  switch (kind) {
    case "products":
      return productAddress(entry.slug);
    case "posts":
      return postPath(entry.slug);
    case "categories":
      return categoryPath(entry.slug, ancestorsOf(entry, parents));
    case "tags":
      return scopePath({ kind: "tag", slug: entry.slug });
    case "brands":
      return scopePath({ kind: "brand", slug: entry.slug });
    case "pages":
      return textPath(entry);
  }
}

/** Categories by their database id, with the one above each. */
type Parents = Map<number, { slug: string; parent: number | null }>;

/** What is known of the categories' levels: from a sitemap's own entries, and from the tree of the menu. */
export function knowParents(entries: SitemapEntry[], tree: CategoryBranch[]): Parents {
  const parents: Parents = new Map();
  const add = (branches: CategoryBranch[], parent: number | null) => {
    for (const { databaseId, slug, children } of branches) {
      parents.set(databaseId, { slug, parent });
      add(children, databaseId);
    }
  };
  add(tree, null);
  for (const { databaseId, slug, parentDatabaseId } of entries)
    if (databaseId !== null) parents.set(databaseId, { slug, parent: parentDatabaseId });
  return parents;
}

function ancestorsOf({ parentDatabaseId }: SitemapEntry, parents: Parents): { slug: string }[] {
  const way: { slug: string }[] = [];
  const passed = new Set<number>();
  for (let next = parentDatabaseId; next !== null && !passed.has(next);) {
    passed.add(next);
    const above = parents.get(next);
    if (!above) break;
    way.unshift({ slug: above.slug });
    next = above.parent;
  }
  return way;
}

function textPath({ uri }: SitemapEntry): string | null {
  const steps = readPageSteps(uri ?? "");
  const [first = ""] = steps ?? [];
  return steps === null || FIRST_STEPS.has(first) ? null : pagePath(steps);
}

/** A page that robots are told of. */
export interface SitemapAddress {
  loc: string;
  /** ISO 8601 with a zone; null: not known. */
  lastmod: string | null;
  /** Whole address of its picture. */
  image: string | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A sitemap after sitemaps.org, with Google's pictures. */
export function writeSitemap(addresses: SitemapAddress[]): string {
  const urls = addresses.map(({ loc, lastmod, image }) =>
    [
      `<url><loc>${escapeXml(loc)}</loc>`,
      lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : "",
      image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : "",
      "</url>",
    ].join(""),
  );
  const images = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return [HEAD, `<urlset xmlns="${SCHEMA}"${images}>`, ...urls, "</urlset>"].join("\n");
}

/** The list of all sitemaps. */
export function writeSitemapIndex(addresses: string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...sitemaps, "</sitemapindex>"].join("\n");
}

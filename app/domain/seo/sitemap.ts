import { postPath } from "../content/blog-path";
import type { CategoryBranch } from "../catalog/category";
import { categoryPath, scopePath } from "../catalog/listing-scope";
import { FIRST_SEGMENTS } from "../../config/route-policies";
import { pagePath, parsePagePath } from "../content/wordpress-url";
import { productPath } from "../product/product-url";
import * as paths from "#paths";
import { escapeXml } from "./xml";

/** The kinds of pages that have a sitemap. */
export const SITEMAP_KINDS = ["products", "posts", "categories", "tags", "brands", "pages"] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapEntry {
  slug: string;
  /** ISO 8601; null for terms, which have no modification date. */
  modified: string | null;
  /** Image URL at the merchant's WordPress; null for none, or for kinds without images. */
  image: string | null;
  /** The category's id, to find the parents in its path. null for other kinds. */
  databaseId: number | null;
  parentDatabaseId: number | null;
  /** The path of a WordPress page in WordPress, "/za-nas/"; null for other kinds. */
  uri: string | null;
}

/** An entry's path in the shop; null when it has none, or is a screen of the shop. */
export function sitemapPath(kind: SitemapKind, entry: SitemapEntry, parents: Parents): string | null {
  switch (kind) {
    case "products":
      return productPath(entry.slug);
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

/** Categories by database id, with their parents. */
type Parents = Map<number, { slug: string; parent: number | null }>;

/** Collects category parents from a sitemap's own entries and from the menu's tree. */
export function collectParents(entries: SitemapEntry[], tree: CategoryBranch[]): Parents {
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
  const ancestors: { slug: string }[] = [];
  const passed = new Set<number>();
  for (let next = parentDatabaseId; next !== null && !passed.has(next);) {
    passed.add(next);
    const above = parents.get(next);
    if (!above) break;
    ancestors.unshift({ slug: above.slug });
    next = above.parent;
  }
  return ancestors;
}

function textPath({ uri }: SitemapEntry): string | null {
  const segments = parsePagePath(uri ?? "");
  const [first = ""] = segments ?? [];
  return segments === null || FIRST_SEGMENTS.has(first) ? null : paths.prefix + pagePath(segments);
}

/** A sitemap URL. */
export interface SitemapUrl {
  loc: string;
  /** ISO 8601 with an offset; null when unknown. */
  lastmod: string | null;
  /** Absolute image URL. */
  image: string | null;
  /** The page in all languages, by absolute URL, for `x-default` too; [] where only this one has it. */
  alternates?: { language: string; url: string }[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Writes a sitemap (sitemaps.org) with Google's image extension. */
export function writeSitemap(entries: SitemapUrl[]): string {
  const urls = entries.map(({ loc, lastmod, image, alternates = [] }) =>
    [
      `<url><loc>${escapeXml(loc)}</loc>`,
      lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : "",
      image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : "",
      ...alternates.map(
        ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
      ),
      "</url>",
    ].join(""),
  );
  const images = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  const links = urls.some((url) => url.includes("<xhtml:link")) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [HEAD, `<urlset xmlns="${SCHEMA}"${images}${links}>`, ...urls, "</urlset>"].join("\n");
}

/** Writes the sitemap index. */
export function writeSitemapIndex(urls: string[]): string {
  const sitemaps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...sitemaps, "</sitemapindex>"].join("\n");
}

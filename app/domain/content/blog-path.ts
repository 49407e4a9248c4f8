import { href } from "react-router";
import { decodeSlug, readSegment } from "../values/slug";
import * as paths from "#paths";

/** Path of a post. */
export function postPath(slug: string): string {
  return href(paths.post, { slug: decodeSlug(slug) });
}

/** Path of a page of the blog, or of one of its categories ("" for all posts). */
export function blogPath(category: string, page = 1): string {
  const header = category ? href(paths.blogCategory, { slug: decodeSlug(category) }) : href(paths.blog);
  return page > 1 ? `${header}/page/${page}` : header;
}

/** Page number from the path; 1 when absent, null unless it is written canonically. */
export function readBlogPage(segment: string | undefined): number | null {
  if (segment === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

const PRODUCT_LINK = new RegExp(`href="${paths.product.replace(":slug", '([^"/?#]+)')}`, "g");

/** Slugs of the products that a text links to, in order, without duplicates. */
export function findProductLinks(html: string): string[] {
  const slugs = [...html.matchAll(PRODUCT_LINK)].map(([, slug]) => readSegment(slug!));
  return [...new Set(slugs)];
}

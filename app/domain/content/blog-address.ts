import { readSlug } from "../catalog/listing-scope";

/** Address of a post. */
export function postPath(slug: string): string {
  return `/blog/${writeStep(slug)}`;
}

/** Address of a page of the blog, or of one of its categories ("" for all of it). */
export function blogPath(category: string, page = 1): string {
  const shelf = category ? `/blog/kategoriya/${writeStep(category)}` : "/blog";
  return page > 1 ? `${shelf}/page/${page}` : shelf;
}

/** Page number of an address; 1 for none, null for what is no number or not the one way of writing it. */
export function readBlogPage(step: string | undefined): number | null {
  if (step === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(step) ? Number(step) : null;
}

/** Slugs of the products that a text links to, each once, in their order. */
export function findProductLinks(html: string): string[] {
  const slugs = [...html.matchAll(/href="\/produkt\/([^"/?#]+)/g)].map(([, slug]) => readSlug(slug!));
  return [...new Set(slugs)];
}

function writeStep(slug: string): string {
  return encodeURIComponent(readSlug(slug).toWellFormed());
}

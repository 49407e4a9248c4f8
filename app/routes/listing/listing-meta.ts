import { describeHtml } from "../../domain/values/text";
import { PLAIN_LISTING, serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import type { HeadTag } from "../../domain/seo/page-head";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "../../strings/catalog/listing";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { TrailStep } from "../../domain/seo/structured-data";
import type { PageDescription } from "../../services/page";

/** What the page is called: by its search, its shelf, or the shop. */
export function headingOf({ search }: Pick<ListingQuery, "search">, shelf: Shelf): string {
  if (search) return LISTING.results(search);
  return shelf.name || LISTING.title;
}

/** The way to a listing: the shop, what is above its shelf, itself. */
export function trailTo(heading: string, shelf: Shelf): TrailStep[] {
  if (heading === LISTING.title) return [{ name: LISTING.title }];
  const up = shelf.ancestors.map((one, index) => ({
    name: one.name,
    to: categoryPath(one.slug, shelf.ancestors.slice(0, index)),
  }));
  // A search inside a shelf has the shelf above it.
  const own = shelf.name && heading !== shelf.name ? [{ name: shelf.name, to: shelf.path }] : [];
  return [{ name: LISTING.title, to: "/magazin" }, ...up, ...own, { name: heading }];
}

interface Shown {
  query: ListingQuery;
  /** null: it couldn't be had. */
  listing: ProductPage | null;
  shelf: Shelf;
  baseUrl: string;
}

/** A listing for search engines: its page and neighbours; a choice of filters or another order is not for them. */
export function describeListing({ query, listing, shelf, baseUrl }: Shown): Omit<PageDescription, "seo"> {
  // Where a jump failed the first page is shown, and named.
  const { page } = listing ?? query;
  const addressOf = (one: number) => serialiseListingQuery({ ...query, page: one }, shelf.path);
  const to = (rel: "prev" | "next", one: number): HeadTag => ({
    tagName: "link",
    rel,
    href: baseUrl + addressOf(one),
  });
  const heading = headingOf(query, shelf);
  return {
    title: heading + LISTING.titleSuffix(page),
    description: describeHtml(shelf.description) || LISTING.lead,
    path: serialiseListingQuery({ ...PLAIN_LISTING, page }, shelf.path),
    image: shelf.image ?? listing?.products[0]?.image ?? null,
    isHidden: !isPlain(query, shelf),
    isLater: page > 1 || Boolean(query.search),
    trail: trailTo(heading, shelf),
    links: [...(page > 1 ? [to("prev", page - 1)] : []), ...(listing?.hasNextPage ? [to("next", page + 1)] : [])],
  };
}

/** Whether a listing is what its shelf holds, in the shop's order, and nothing chosen. */
export function isPlain(query: ListingQuery, { path }: Pick<Shelf, "path">): boolean {
  return serialiseListingQuery(query, path) === serialiseListingQuery({ ...PLAIN_LISTING, page: query.page }, path);
}

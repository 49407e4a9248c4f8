import { describeHtml } from "../../domain/values/text";
import { PLAIN_LISTING, serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import type { HeadTag } from "../../domain/seo/page-head";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "../../strings/catalog/listing";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { TrailStep } from "../../domain/seo/structured-data";
import type { PageDescription } from "../../services/page";

/** The page's heading: the search, the listing's name, or the shop. */
export function headingOf({ search }: Pick<ListingQuery, "search">, shelf: Shelf): string {
  if (search) return LISTING.results(search);
  return shelf.name || LISTING.title;
}

/** Breadcrumb of a listing: the shop, ancestors, itself. */
export function trailTo(heading: string, shelf: Shelf): TrailStep[] {
  if (heading === LISTING.title) return [{ name: LISTING.title }];
  const up = shelf.ancestors.map((one, index) => ({
    name: one.name,
    to: categoryPath(one.slug, shelf.ancestors.slice(0, index)),
  }));
  // A search within a category has the category as its parent.
  const own = shelf.name && heading !== shelf.name ? [{ name: shelf.name, to: shelf.path }] : [];
  return [{ name: LISTING.title, to: "/magazin" }, ...up, ...own, { name: heading }];
}

interface Shown {
  query: ListingQuery;
  /** null when unavailable. */
  listing: ProductPage | null;
  shelf: Shelf;
  baseUrl: string;
}

/** Metadata of a listing: canonical page and neighbors; filtered and re-ordered listings are noindex. */
export function describeListing({ query, listing, shelf, baseUrl }: Shown): Omit<PageDescription, "seo"> {
  // When the requested page couldn't be loaded the first one is shown and described.
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

/** Whether a listing is unfiltered and in the default order. */
export function isPlain(query: ListingQuery, { path }: Pick<Shelf, "path">): boolean {
  return serialiseListingQuery(query, path) === serialiseListingQuery({ ...PLAIN_LISTING, page: query.page }, path);
}

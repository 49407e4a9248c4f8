import { describeHtml } from "../../domain/values/text";
import { PLAIN_LISTING, serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { ListingHeader } from "../../domain/catalog/listing-header";
import { countPages } from "../../domain/values/paging";
import type { Site } from "../../config/site";
import type { HeadTag } from "../../domain/seo/page-head";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "#strings/catalog/listing";
import { pickLanguage } from "../../domain/values/text-language";
import { SHELL } from "#strings/shell";
import { categorySteps } from "../../domain/catalog/listing-scope";
import { SHOP_PATH } from "../../config/shop-path";
import type { TrailStep } from "../../domain/seo/structured-data";
import type { PageDescription } from "../../services/page";

/** The page's heading: the search or the shop, in the page's language, or the listing's name. */
export function headingOf({ search }: Pick<ListingQuery, "search">, header: ListingHeader): TrailStep {
  if (search) return { name: LISTING.results(search) };
  return header.name ? { name: header.name, ...pickLanguage(header) } : { name: SHELL.shop };
}

/** Breadcrumb of a listing: the shop, ancestors, itself. */
export function trailTo(query: Pick<ListingQuery, "search">, header: ListingHeader): TrailStep[] {
  const heading = headingOf(query, header);
  if (header.scope.kind === "shop" && !query.search) return [heading];
  // A search within a category has the category as its parent.
  const own = query.search && header.name ? [{ name: header.name, to: header.path, ...pickLanguage(header) }] : [];
  return [{ name: SHELL.shop, to: SHOP_PATH }, ...categorySteps(header.ancestors), ...own, heading];
}

interface Shown {
  query: ListingQuery;
  /** null when unavailable. */
  listing: ProductPage | null;
  header: ListingHeader;
  site: Pick<Site, "baseUrl" | "productsPerPage">;
}

/** Metadata of a listing: canonical page and neighbors; filtered and re-sorted listings are noindex. */
export function describeListing({ query, listing, header, site }: Shown): Omit<PageDescription, "seo"> {
  // When the requested page couldn't be loaded the first one is shown and described.
  const { page } = listing ?? query;
  const pages = countPages(listing?.found ?? 0, site.productsPerPage);
  const pathOf = (one: number) => serializeListingQuery({ ...query, page: one }, header.path);
  const to = (rel: "prev" | "next", one: number): HeadTag => ({
    tagName: "link",
    rel,
    href: site.baseUrl + pathOf(one),
  });
  return {
    title: headingOf(query, header).name + LISTING.titleSuffix(page),
    description: describeHtml(header.description) || LISTING.lead,
    path: serializeListingQuery({ ...PLAIN_LISTING, page }, header.path),
    image: header.image ?? listing?.products[0]?.image ?? null,
    isHidden: !isPlain(query, header),
    isLater: page > 1 || Boolean(query.search),
    trail: trailTo(query, header),
    links: [...(page > 1 ? [to("prev", page - 1)] : []), ...(page < pages ? [to("next", page + 1)] : [])],
  };
}

/** Whether a listing is unfiltered and in the default sort order. */
export function isPlain(query: ListingQuery, { path }: Pick<ListingHeader, "path">): boolean {
  return serializeListingQuery(query, path) === serializeListingQuery({ ...PLAIN_LISTING, page: query.page }, path);
}

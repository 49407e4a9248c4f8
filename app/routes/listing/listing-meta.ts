import type { MetaDescriptor } from "react-router";
import { describeHtml } from "../../shop/html-text";
import { PLAIN_LISTING, serialiseListingQuery } from "../../shop/listing-query";
import { LISTING } from "../../strings/listing";
import { headingOf } from "./listing-heading";
import type { ListingData } from "./load-listing";

/** Title with its page, canonical, neighbours; a choice of filters or another order is not for search engines. */
export function describeListing({ query, listing, shelf, site }: ListingData): MetaDescriptor[] {
  // Where a jump failed the first page is shown, and named (specification §8).
  const { page } = listing;
  const addressOf = (one: number) => site.baseUrl + serialiseListingQuery({ ...query, page: one }, shelf.path);
  const plain = serialiseListingQuery({ ...PLAIN_LISTING, page }, shelf.path);
  const isPlain = serialiseListingQuery({ ...query, page }, shelf.path) === plain;
  const description = describeHtml(shelf.description) || LISTING.lead;
  const title = `${headingOf(query, shelf)}${LISTING.titleSuffix(page)} – ${site.name}`;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { tagName: "link", rel: "canonical", href: site.baseUrl + plain },
    ...(page > 1 ? [{ tagName: "link", rel: "prev", href: addressOf(page - 1) }] : []),
    ...(listing.hasNextPage ? [{ tagName: "link", rel: "next", href: addressOf(page + 1) }] : []),
    ...(isPlain ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

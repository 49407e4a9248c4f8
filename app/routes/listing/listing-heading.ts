import type { ListingQuery } from "../../shop/listing-query";
import type { Shelf } from "../../shop/listing-shelf";
import { LISTING } from "../../strings/listing";

/** What the page is called: by its search, its shelf, or the shop. */
export function headingOf({ search }: Pick<ListingQuery, "search">, shelf: Shelf): string {
  if (search) return LISTING.results(search);
  return shelf.name || LISTING.title;
}

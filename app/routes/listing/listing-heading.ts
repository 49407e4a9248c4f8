import type { ListingQuery } from "../../domain/catalog/listing-query";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { LISTING } from "../../strings/catalog/listing";

/** What the page is called: by its search, its shelf, or the shop. */
export function headingOf({ search }: Pick<ListingQuery, "search">, shelf: Shelf): string {
  if (search) return LISTING.results(search);
  return shelf.name || LISTING.title;
}

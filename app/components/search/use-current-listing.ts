import { useMatches } from "react-router";
import {
  clearFilters,
  PLAIN_LISTING,
  serializeListingQuery,
  type ListingQuery,
} from "../../domain/catalog/listing-query";

interface CurrentListing {
  query: ListingQuery;
  /** The listing's path, without page and query. */
  path: string;
  /** Whether it has filters besides a search. */
  isFiltered: boolean;
}

/** The query of the current listing, as its loader parsed it; the default one on every other page. */
export function useCurrentListing(): CurrentListing {
  const { query, header } = (useMatches().at(-1)?.loaderData ?? {}) as {
    query?: ListingQuery;
    header?: { path: string };
  };
  if (!query || !header) return { query: PLAIN_LISTING, path: "", isFiltered: false };
  const { path } = header;
  const isFiltered =
    serializeListingQuery({ ...query, page: 1 }, path) !== serializeListingQuery(clearFilters(query), path);
  return { query, path, isFiltered };
}

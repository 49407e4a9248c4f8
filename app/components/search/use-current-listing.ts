import { useMatches } from "react-router";
import {
  clearFilters,
  PLAIN_LISTING,
  serialiseListingQuery,
  type ListingQuery,
} from "../../domain/catalog/listing-query";

interface StandingListing {
  query: ListingQuery;
  /** Of its scope, without page and query. */
  path: string;
  /** Whether it has filters besides a search. */
  isFiltered: boolean;
}

/** The query of the current listing, as its loader parsed it; the default one on every other page. */
export function useStandingListing(): StandingListing {
  const { query, shelf } = (useMatches().at(-1)?.loaderData ?? {}) as {
    query?: ListingQuery;
    shelf?: { path: string };
  };
  if (!query || !shelf) return { query: PLAIN_LISTING, path: "", isFiltered: false };
  const { path } = shelf;
  const isFiltered =
    serialiseListingQuery({ ...query, page: 1 }, path) !== serialiseListingQuery(clearFilters(query), path);
  return { query, path, isFiltered };
}

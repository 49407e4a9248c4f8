import { useMatches } from "react-router";
import { PLAIN_LISTING, type ListingQuery } from "../shop/listing-query";

interface StandingListing {
  query: ListingQuery;
  /** Of its shelf, without page and query. */
  path: string;
}

const NONE: StandingListing = { query: PLAIN_LISTING, path: "" };

/** What the listing on the screen is narrowed and ordered by, as its loader read it; the plain one on every other page. */
export function useStandingListing(): StandingListing {
  const { query, shelf } = (useMatches().at(-1)?.loaderData ?? {}) as {
    query?: ListingQuery;
    shelf?: { path: string };
  };
  return query && shelf ? { query, path: shelf.path } : NONE;
}

import { EmptyState } from "../../components/empty-state";
import { countActiveFilters } from "../../shop/active-filters";
import { serialiseListingQuery, type ListingQuery } from "../../shop/listing-query";
import { LISTING } from "../../strings/listing";

/** The no-products screen (specification §2): title, subtext, and a button that clears filters and search. */
export function NoProducts({ query, path }: { query: ListingQuery; path: string }) {
  const { title, text, to, label } = describe(query, path);
  return (
    <EmptyState figure={query.page > 1 ? 404 : 0} title={title} action={{ to, label }}>
      <p>{text}</p>
    </EmptyState>
  );
}

function describe(query: ListingQuery, path: string) {
  if (query.page > 1) {
    const first = serialiseListingQuery({ ...query, page: 1 }, path);
    return { title: LISTING.beyondTitle, text: LISTING.beyondText, to: first, label: LISTING.toFirst };
  }
  const isFiltered = countActiveFilters(query) > 0;
  // An empty shelf has nothing to clear: the way on is the shop.
  if (!isFiltered && !query.search)
    return { title: LISTING.emptyTitle, text: LISTING.emptyShop, to: "/magazin", label: LISTING.toShop };
  const text = query.search ? (isFiltered ? LISTING.emptyBoth : LISTING.emptyText)(query.search) : LISTING.emptyFilters;
  return { title: LISTING.emptyTitle, text, to: path, label: LISTING.clear };
}

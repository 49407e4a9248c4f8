import { Link } from "react-router";
import { countActiveFilters } from "../../shop/active-filters";
import { serialiseListingQuery, type ListingQuery } from "../../shop/listing-query";
import { LISTING } from "../../strings/listing";

/** The no-products screen (specification §2): title, subtext, and a button that clears filters and search. */
export function NoProducts({ query, path }: { query: ListingQuery; path: string }) {
  const { title, text, to, label } = describe(query, path);
  return (
    <div className="empty">
      <div className="nf" aria-hidden="true">
        {query.page > 1 ? 404 : 0}
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="act">
        <Link className="btn lg wrapt" to={to}>
          {label}
        </Link>
      </div>
    </div>
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

import { Link } from "react-router";
import { serialiseListingQuery, type ListingQuery } from "../../shop/listing-query";
import { LISTING } from "../../strings/listing";

/** The no-products screen (specification §2): title, subtext, and a button that clears filters and search. */
export function NoProducts({ query, path }: { query: ListingQuery; path: string }) {
  const isBeyond = query.page > 1;
  const text = query.search ? LISTING.emptyText(query.search) : LISTING.emptyShop;
  return (
    <div className="empty">
      <div className="nf" aria-hidden="true">
        0
      </div>
      <h1>{isBeyond ? LISTING.beyondTitle : LISTING.emptyTitle}</h1>
      <p>{isBeyond ? LISTING.beyondText : text}</p>
      <div className="act">
        {isBeyond ? (
          <Link className="btn lg" to={serialiseListingQuery({ ...query, page: 1 }, path)}>
            {LISTING.toFirst}
          </Link>
        ) : (
          <Link className="btn lg wrapt" to="/magazin">
            {LISTING.clear}
          </Link>
        )}
      </div>
    </div>
  );
}

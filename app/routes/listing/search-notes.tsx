import { Link } from "react-router";
import { Alert } from "../../components/ui/alert";
import { searchFor, serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { sortValue } from "../../domain/catalog/listing-form";
import type { ProductPage } from "../../domain/product/product";
import { FILTERS } from "#strings/catalog/filters";
import { LISTING } from "#strings/catalog/listing";

interface SearchNotesProps {
  query: ListingQuery;
  path: string;
  listing: ProductPage;
}

/** Notes on a search with results: a partial match, or a sort order other than relevance. */
export function SearchNotes({ query, path, listing: { match, correction } }: SearchNotesProps) {
  if (!query.search) return null;
  const sort = FILTERS.sorts[sortValue(query)];
  return (
    <>
      {match === "partial" && (
        <Alert type="info">
          <p>{LISTING.partial(query.search)}</p>
          <CorrectionLink correction={correction} query={query} path={path} />
        </Alert>
      )}
      {query.orderby !== "relevance" && sort && (
        <p className="caption search-order">
          <span>{LISTING.ordered(sort)}</span>{" "}
          <Link
            className="link"
            to={serializeListingQuery({ ...query, orderby: "relevance", order: "desc", page: 1 }, path)}
            preventScrollReset
          >
            {LISTING.byRelevance}
          </Link>
        </p>
      )}
    </>
  );
}

/** Link to the same listing with the suggested spelling. */
export function CorrectionLink({
  correction,
  query,
  path,
}: Omit<SearchNotesProps, "listing"> & Pick<ProductPage, "correction">) {
  if (correction === null) return null;
  return (
    <p>
      {LISTING.meant}{" "}
      <Link className="link" to={serializeListingQuery(searchFor(correction, query), path)}>
        {LISTING.quoted(correction)}
      </Link>
      ?
    </p>
  );
}

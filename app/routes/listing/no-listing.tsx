import { EmptyState } from "../../components/ui/empty-state";
import { RequestNumber } from "../../components/shell/page-request";
import { serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { LISTING } from "#strings/catalog/listing";

/** Shown instead of unavailable products, with a retry link for the same URL. */
export function NoListing({ query, path }: { query: ListingQuery; path: string }) {
  const again = { to: serializeListingQuery(query, path), label: LISTING.retry, isReload: true };
  return (
    <div role="alert">
      <EmptyState title={LISTING.failedTitle} action={again}>
        <p>{LISTING.failedText}</p>
      </EmptyState>
      <RequestNumber />
    </div>
  );
}

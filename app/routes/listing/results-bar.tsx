import { useShop } from "../../components/use-shop";
import type { ListingFacets } from "../../domain/catalog/facets";
import { serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { countPages } from "../../domain/values/paging";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "../../strings/catalog/listing";
import { FilterSheet } from "./filters/filter-sheet";
import { SortForm } from "./sort-form";
import { useKeptFocus } from "./use-kept-focus";

interface ResultsBarProps {
  intended: ListingQuery;
  /** null: it couldn't be had. */
  listing: ProductPage | null;
  shelf: Shelf;
  facets: ListingFacets | null;
  /** The words alone find nothing: there is nothing to narrow or order. */
  isNothing: boolean;
}

/** How much was found, the way to the filters on small screens, and the order. */
export function ResultsBar({ intended, listing, shelf, facets, isNothing }: ResultsBarProps) {
  const { settings, site } = useShop();
  const count = useKeptFocus(serialiseListingQuery(intended, shelf.path), listing);
  const found = listing?.found ?? null;
  const last = countPages(found, site.productsPerPage);
  return (
    <div className="bar">
      {listing && (
        <h2 ref={count} className="mut count-line" aria-live="polite" tabIndex={-1}>
          <b>{LISTING.found(listing.found)}</b>
          {last !== null && last > 1 && listing.page <= last && ` · ${LISTING.pageOf(listing.page, last)}`}
        </h2>
      )}
      {settings.showFilters && !isNothing && (
        <FilterSheet key={shelf.path} query={intended} shelf={shelf} facets={facets} found={found} />
      )}
      {settings.showOrderByDropdown && !isNothing && <SortForm query={intended} path={shelf.path} />}
    </div>
  );
}

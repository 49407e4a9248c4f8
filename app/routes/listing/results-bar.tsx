import { useEffect, useRef } from "react";
import { useShop } from "../../components/use-shop";
import type { ListingFacets } from "../../shop/facets";
import type { ListingQuery } from "../../shop/listing-query";
import type { Shelf } from "../../shop/listing-shelf";
import { countPages } from "../../shop/paging";
import type { ProductPage } from "../../shop/product";
import { LISTING } from "../../strings/listing";
import { FilterSheet } from "./filter-sheet";
import { SortForm } from "./sort-form";

interface ResultsBarProps {
  intended: ListingQuery;
  listing: ProductPage;
  shelf: Shelf;
  facets: ListingFacets | null;
}

/** How much was found, the way to the filters on small screens, and the order. */
export function ResultsBar({ intended, listing, shelf, facets }: ResultsBarProps) {
  const { settings, site } = useShop();
  const count = useFocusAfterPaging(listing.page);
  const { found } = listing;
  const last = countPages(found, site.productsPerPage);
  return (
    <div className="bar">
      <h2 ref={count} className="mut count-line" aria-live="polite" tabIndex={-1}>
        {found !== null && <b>{LISTING.found(found)}</b>}
        {last !== null && last > 1 && ` · ${LISTING.pageOf(listing.page, last)}`}
      </h2>
      {settings.showFilters && (
        <FilterSheet key={shelf.path} query={intended} shelf={shelf} facets={facets} found={found} />
      )}
      {settings.showOrderByDropdown && <SortForm query={intended} path={shelf.path} />}
    </div>
  );
}

/** After a step to another page the keyboard goes on at its top, not at the pager below it. */
function useFocusAfterPaging(page: number) {
  const count = useRef<HTMLHeadingElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    const active = document.activeElement;
    // Whoever changes a filter or the order stays where he is.
    if (!active || active === document.body || active.closest(".pg")) count.current?.focus({ preventScroll: true });
  }, [page]);
  return count;
}

import { useShop } from "../../components/use-shop";
import type { ListingFacets } from "../../domain/catalog/facets";
import { serializeListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { ListingHeader } from "../../domain/catalog/listing-header";
import { countPages } from "../../domain/values/paging";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "#strings/catalog/listing";
import { SHELL } from "#strings/shell";
import { FilterSheet } from "./filters/filter-sheet";
import { useNavigate } from "react-router";
import { Icon } from "../../components/ui/icon";
import { FILTER_FIELDS, listFormFields, readListingForm, SORTS, sortValue } from "../../domain/catalog/listing-form";
import { FILTERS } from "#strings/catalog/filters";
import { HiddenFields } from "./filters/hidden-fields";
import { useEffect, useRef, type RefObject } from "react";

/** The sort order, a separate form because it is outside the filter form. */
function SortForm({ query, path }: { query: ListingQuery; path: string }) {
  const navigate = useNavigate();
  const { settings } = useShop();
  const current = sortValue(query);
  const isAvailable = ({ orderby }: Pick<ListingQuery, "orderby">) =>
    orderby === "rating" ? settings.showReviews : orderby !== "relevance" || query.search !== "";
  const offered = SORTS.filter(isAvailable).map(sortValue);
  const values = offered.includes(current) ? offered : [...offered, current];
  const otherFields = listFormFields(query).filter(([name]) => name !== FILTER_FIELDS.sort);
  function choose(sort: string) {
    const chosen = readListingForm(new URLSearchParams([...otherFields, [FILTER_FIELDS.sort, sort]]));
    if (chosen) void navigate(serializeListingQuery(chosen, path), { preventScrollReset: true });
  }
  return (
    <form className="sort" method="get" action={path} autoComplete="off">
      <HiddenFields fields={otherFields} />
      <label className="select">
        <span className="visually-hidden">{FILTERS.sort}</span>
        <select name={FILTER_FIELDS.sort} value={current} onChange={(event) => choose(event.currentTarget.value)}>
          {values.map((value) => (
            <option key={value} value={value}>
              {FILTERS.sorts[value]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <noscript>
        <button type="submit" className="button ghost small">
          {FILTERS.sortApply}
        </button>
      </noscript>
    </form>
  );
}

/**
 * Moves the focus to the results' heading when the focused element has disappeared (a chip, an empty list's button),
 * and after a page change, so that it isn't at the pager below. After a filter change the focus stays.
 */
function useRestoredFocus(url: string, listing: ProductPage | null): RefObject<HTMLHeadingElement | null> {
  const top = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ url, listing });
  useEffect(() => {
    const before = seen.current;
    if (before.url === url && before.listing === listing) return;
    seen.current = { url, listing };
    const active = document.activeElement;
    const isStep = before.listing?.page !== listing?.page;
    const isLost = !active || active === document.body || (isStep && active.closest(".pager") !== null);
    if (isLost) top.current?.focus({ preventScroll: true });
  }, [url, listing]);
  return top;
}

interface ResultsBarProps {
  intended: ListingQuery;
  /** null when unavailable. */
  listing: ProductPage | null;
  header: ListingHeader;
  facets: ListingFacets | null;
  /** The search alone has no results: there is nothing to narrow or sort. */
  isNothing: boolean;
}

/** Result count, the filter button on small screens, and the sort order. */
export function ResultsBar({ intended, listing, header, facets, isNothing }: ResultsBarProps) {
  const { settings, site } = useShop();
  const count = useRestoredFocus(serializeListingQuery(intended, header.path), listing);
  const found = listing?.found ?? null;
  const last = countPages(found ?? 0, site.productsPerPage);
  return (
    <div className="toolbar">
      {listing && (
        <h2 ref={count} className="muted count-line" aria-live="polite" tabIndex={-1}>
          <b>{SHELL.productCount(listing.found)}</b>
          {last > 1 && listing.page <= last && <span>{` · ${LISTING.pageOf(listing.page, last)}`}</span>}
        </h2>
      )}
      {settings.showFilters && !isNothing && (
        <FilterSheet key={header.path} query={intended} header={header} facets={facets} found={found} />
      )}
      {settings.showOrderByDropdown && !isNothing && <SortForm query={intended} path={header.path} />}
    </div>
  );
}

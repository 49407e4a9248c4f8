import { useState } from "react";
import { Link } from "react-router";
import { Drawer } from "../../../components/ui/drawer";
import { Icon } from "../../../components/ui/icon";
import { countActiveFilters } from "../../../domain/catalog/active-filters";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { clearFilters, serializeListingQuery, type ListingQuery } from "../../../domain/catalog/listing-query";
import type { ListingHeader } from "../../../domain/catalog/listing-header";
import { FILTERS } from "#strings/catalog/filters";
import { FilterForm } from "./filter-form";

interface FilterSheetProps {
  query: ListingQuery;
  header: ListingHeader;
  facets: ListingFacets | null;
  found: number | null;
}

/** The filters below 1024 px: a sheet, and without scripts a link that opens the panel in the page. */
export function FilterSheet({ query, header, facets, found }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <a
        className="button ghost small mobile-only"
        href="#filters"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="sliders" size={20} />
        <span>{FILTERS.open(countActiveFilters(query))}</span>
      </a>
      <Drawer isOpen={isOpen} onClose={close} title={FILTERS.title} side="bottom">
        <div className="drawer-body">
          <FilterForm id="filter-sheet" query={query} header={header} facets={facets} onSubmitted={close} />
        </div>
        <div className="bottom-bar pair">
          <Link
            className="button ghost"
            to={serializeListingQuery(clearFilters(query), header.path)}
            preventScrollReset
          >
            {FILTERS.clear}
          </Link>
          <button type="submit" className="button" form="filter-sheet">
            {FILTERS.see(found)}
          </button>
        </div>
      </Drawer>
    </>
  );
}

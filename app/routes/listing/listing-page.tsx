import { Breadcrumb } from "../../components/ui/breadcrumb";
import { useReport } from "../../browser/tracking";
import { useShop } from "../../components/use-shop";
import { countActiveFilters } from "../../domain/catalog/active-filters";
import { FILTERS } from "#strings/catalog/filters";
import { ActiveChips } from "./filters/active-chips";
import { FilterForm } from "./filters/filter-form";
import { ListingHead } from "./listing-head";
import { trailTo } from "./listing-meta";
import type { ListingData } from "./load-listing";
import { ListingProducts } from "./listing-products";
import { NoListing } from "./no-listing";
import { ResultsBar } from "./results-bar";
import { useListingNavigation } from "./use-listing-navigation";
import { Picture } from "../../components/ui/picture";
import { RichText } from "../../components/ui/rich-text";
import type { ListingHeader } from "../../domain/catalog/listing-header";
import { LISTING } from "#strings/catalog/listing";
import { Part } from "../../components/ui/part";

/** A category's second text and picture, below its products. */
function ListingEnd({ header }: { header: ListingHeader }) {
  const { secondDescription = "", secondImage = null } = header.extras ?? {};
  if (!secondDescription && !secondImage) return null;
  return (
    <section
      className={secondImage ? "listing-end with-picture" : "listing-end"}
      aria-label={LISTING.about(header.name)}
    >
      {secondImage && (
        <div className="picture">
          <Picture image={secondImage} preset="product" />
        </div>
      )}
      {secondDescription && <RichText html={secondDescription} language={header.language} />}
    </section>
  );
}

/** Any listing: the whole shop, a category, a tag, a brand. */
export function ListingPage({ query, listing, articles, header, facets }: ListingData) {
  const { settings } = useShop();
  const { intended, isLoading, overdue } = useListingNavigation(query, header.path);
  useReport({ type: "search", term: query.search }, query.search || null);
  // The description is shown on the first unfiltered page only.
  const isFront = query.page === 1 && !query.search && countActiveFilters(query) === 0;
  // A search without results can't be narrowed or sorted.
  const isNothing = listing?.found === 0 && query.search !== "" && countActiveFilters(query) === 0;
  const hasFilters = settings.showFilters && !isNothing;
  return (
    <div className="container">
      <Breadcrumb trail={trailTo(query, header)} />
      <ListingHead query={query} header={header} isFront={isFront} />
      <div className={hasFilters ? "listing-layout" : undefined}>
        {hasFilters && (
          <section id="filters" className="filters" aria-labelledby="filters-title">
            <h2 id="filters-title" className="visually-hidden">
              {FILTERS.title}
            </h2>
            <Part>
              <FilterForm key={header.path} id="filter-panel" query={intended} header={header} facets={facets} />
            </Part>
          </section>
        )}
        {/* Machine-readable: the number of results, and whether all words of a search match. */}
        <div
          className="results"
          data-results=""
          data-total={listing?.found}
          data-match={listing?.match === "partial" && listing.found > 0 ? "partial" : undefined}
        >
          <Part>
            <ResultsBar intended={intended} listing={listing} header={header} facets={facets} isNothing={isNothing} />
            <ActiveChips query={intended} header={header} facets={facets} />
          </Part>
          {listing ? (
            <ListingProducts
              query={query}
              listing={listing}
              articles={articles}
              header={header}
              isLoading={isLoading}
              overdue={overdue}
            />
          ) : (
            <NoListing query={query} path={header.path} />
          )}
        </div>
      </div>
      {isFront && <ListingEnd header={header} />}
    </div>
  );
}

import { Stars } from "../../../components/ui/stars";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { FILTER_FIELDS, listFormFields } from "../../../domain/catalog/listing-form";
import type { ListingQuery } from "../../../domain/catalog/listing-query";
import type { ListingHeader } from "../../../domain/catalog/listing-header";
import { FILTERS } from "#strings/catalog/filters";
import { useShop } from "../../../components/use-shop";
import { CategoryFilter } from "./category-filter";
import { FilterGroup } from "./filter-group";
import { FilterOption } from "./filter-option";
import { HiddenFields } from "./hidden-fields";
import { PriceFilter } from "./price-filter";
import { TermFilter } from "./term-filter";
import { useFilterForm } from "./use-filter-form";

interface FilterFormProps {
  id: string;
  /** The selected filters, whose response may be pending. */
  query: ListingQuery;
  header: ListingHeader;
  facets: ListingFacets | null;
  onSubmitted?: () => void;
}

/** All filters of a listing, as one form that works without scripts. */
export function FilterForm({ id, query, header, facets: known, onSubmitted }: FilterFormProps) {
  const { form, onSubmit } = useFilterForm(query, header.path);
  const { categories, settings } = useShop();
  const facets = known && !settings.showReviews ? { ...known, ratings: [] } : known;
  const shownCategories = header.scope.kind === "category" ? [] : categories.map(({ slug }) => slug);
  return (
    <form
      id={id}
      ref={form}
      className="filter-form"
      method="get"
      action={header.path}
      autoComplete="off"
      onSubmit={(event) => {
        onSubmit(event);
        onSubmitted?.();
      }}
    >
      <HiddenFields fields={remainingFields(query, facets, shownCategories)} />
      <CategoryFilter header={header} query={query} facets={facets} />
      <PriceFilter price={query.price} range={facets?.priceRange ?? null} />
      <FilterGroup label={FILTERS.sale}>
        <FilterOption
          name={FILTER_FIELDS.sale}
          value="true"
          isChosen={query.onSale}
          count={facets?.onSale ?? null}
          label={FILTERS.onlySale}
        />
      </FilterGroup>
      {facets?.attributes
        .filter(({ terms }) => terms.length > 0)
        .map((facet) => (
          <TermFilter key={facet.name} {...facet} chosen={query.attributes[facet.name] ?? []} />
        ))}
      {facets && facets.ratings.length > 0 && (
        <FilterGroup label={FILTERS.rating}>
          {facets.ratings.map(({ rating, count }) => (
            <FilterOption
              key={rating}
              name={FILTER_FIELDS.rating}
              value={String(rating)}
              isChosen={query.ratings.includes(rating)}
              count={count}
            >
              <Stars rating={rating} />
            </FilterOption>
          ))}
        </FilterGroup>
      )}
      <noscript>
        <button type="submit" className="button full-width">
          {FILTERS.apply}
        </button>
      </noscript>
    </form>
  );
}

/** Selected values without a field here: the search, the sort order, and whatever the panel can't offer now. */
function remainingFields(query: ListingQuery, facets: ListingFacets | null, categories: string[]): [string, string][] {
  const own = new Set<string>([FILTER_FIELDS.from, FILTER_FIELDS.to, FILTER_FIELDS.sale]);
  const shown = new Set([
    ...categories.map((slug) => `${FILTER_FIELDS.category} ${slug}`),
    ...(facets?.ratings ?? []).map(({ rating }) => `${FILTER_FIELDS.rating} ${rating}`),
    ...(facets?.attributes ?? []).flatMap(({ name, terms }) => terms.map(({ slug }) => `${name} ${slug}`)),
  ]);
  return listFormFields(query).filter(([name, value]) => !own.has(name) && !shown.has(`${name} ${value}`));
}

import { Link } from "react-router";
import { useShop } from "../../../components/use-shop";
import { countActiveFilters } from "../../../domain/catalog/active-filters";
import type { Term } from "../../../domain/product/product";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { FILTER_FIELDS } from "../../../domain/catalog/listing-form";
import { serializeListingQuery, type ListingQuery } from "../../../domain/catalog/listing-query";
import { categoryPath } from "../../../domain/catalog/listing-scope";
import type { ListingHeader } from "../../../domain/catalog/listing-header";
import { FILTERS } from "#strings/catalog/filters";
import { FilterGroup } from "./filter-group";
import { TermFilter, type CountedTerm } from "./term-filter";

interface CategoryFilterProps {
  header: ListingHeader;
  query: ListingQuery;
  facets: ListingFacets | null;
}

/** In a category its subcategories, as links; elsewhere the top-level ones, as checkboxes. */
export function CategoryFilter({ header, query, facets }: CategoryFilterProps) {
  const { categories } = useShop();
  // The category's own counts include all its products: with active filters they would be wrong.
  const isWhole = !query.search && countActiveFilters(query) === 0;
  const offered = (some: (Term & { count: number })[], isCounted: boolean): CountedTerm[] => {
    if (!facets) return some.map((one) => ({ ...one, count: isCounted ? one.count : null }));
    const counts = new Map(Object.entries(facets.categories));
    return some
      .filter(({ slug }) => counts.has(slug) || query.categories.includes(slug))
      .map((one) => ({ ...one, count: counts.get(one.slug) ?? 0 }));
  };
  if (header.scope.kind === "category")
    return <SubcategoryLinks header={header} query={query} below={offered(header.children, isWhole)} />;
  const tops = offered(categories, isWhole && header.scope.kind === "shop");
  if (tops.length === 0) return null;
  return (
    <TermFilter
      name={FILTER_FIELDS.category}
      label={FILTERS.category}
      terms={tops}
      chosen={query.categories}
      display="list"
    />
  );
}

/** The counts are those of the active filters, so the links keep the filters. */
function SubcategoryLinks({ header, query, below }: Omit<CategoryFilterProps, "facets"> & { below: CountedTerm[] }) {
  const { scope, ancestors } = header;
  if (scope.kind === "shop" || below.length === 0) return null;
  const trail = [...ancestors, { slug: scope.slug }];
  return (
    <FilterGroup label={FILTERS.within(header.name)}>
      <ul className="filter-links">
        {below.map(({ slug, name, language, count }) => (
          <li key={slug}>
            {/* A category without matching products isn't a link. */}
            {count === 0 ? (
              <span className="is-disabled" lang={language} data-count={count}>
                {name}
              </span>
            ) : (
              <Link
                to={serializeListingQuery({ ...query, page: 1 }, categoryPath(slug, trail))}
                lang={language}
                data-count={count}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

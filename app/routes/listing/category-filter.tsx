import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import { countActiveFilters } from "../../shop/active-filters";
import type { TermCount } from "../../shop/category";
import { foldTerms } from "../../shop/facet-look";
import { FILTER_FIELDS } from "../../shop/listing-form";
import type { ListingQuery } from "../../shop/listing-query";
import { categoryPath } from "../../shop/listing-scope";
import type { Shelf } from "../../shop/listing-shelf";
import { FILTERS } from "../../strings/filters";
import { FilterGroup, MoreOptions } from "./filter-group";
import { FilterOption } from "./filter-option";

/** In a category the ones below it, as links; elsewhere the top ones, as a choice. */
export function CategoryFilter({ shelf, query }: { shelf: Shelf; query: ListingQuery }) {
  const { categories } = useShop();
  if (shelf.scope.kind === "category") return <ShelvesBelow shelf={shelf} />;
  // The shop's counts are of everything: beside another choice they would be wrong.
  const isCounted = shelf.scope.kind === "shop" && !query.search && countActiveFilters(query) === 0;
  const { shown, hidden } = foldTerms(categories, "list");
  const draw = (some: TermCount[]) =>
    some.map(({ slug, name, count }) => (
      <FilterOption
        key={slug}
        name={FILTER_FIELDS.category}
        value={slug}
        isChosen={query.categories.includes(slug)}
        count={isCounted ? count : null}
      >
        <span>{name}</span>
      </FilterOption>
    ));
  if (categories.length === 0) return null;
  return (
    <FilterGroup label={FILTERS.category}>
      {draw(shown)}
      <MoreOptions count={hidden.length} isNeeded={hidden.some(({ slug }) => query.categories.includes(slug))}>
        {draw(hidden)}
      </MoreOptions>
    </FilterGroup>
  );
}

function ShelvesBelow({ shelf }: { shelf: Shelf }) {
  const { scope, children, ancestors } = shelf;
  if (scope.kind === "shop" || children.length === 0) return null;
  const way = [...ancestors, { slug: scope.slug }];
  return (
    <FilterGroup label={FILTERS.within(shelf.name)}>
      <ul className="fl-links">
        {children.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={categoryPath(slug, way)}>
              {name}
              <span className="n">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}

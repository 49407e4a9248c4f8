import { Link } from "react-router";
import { Icon } from "../../../components/ui/icon";
import { useShop } from "../../../components/use-shop";
import { clearAll, listActiveFilters, type ActiveFilter } from "../../../domain/catalog/active-filters";
import type { ListingFacets } from "../../../domain/catalog/facets";
import { writeBounds } from "../../../domain/catalog/listing-form";
import { serializeListingQuery, type ListingQuery } from "../../../domain/catalog/listing-query";
import type { ListingHeader } from "../../../domain/catalog/listing-header";
import { firstCurrency } from "../../../domain/values/money";
import { FILTERS } from "#strings/catalog/filters";

interface ActiveChipsProps {
  query: ListingQuery;
  header: ListingHeader;
  facets: ListingFacets | null;
}

/** Active filters, each a link to the listing without it. */
export function ActiveChips({ query, header, facets }: ActiveChipsProps) {
  const nameOf = useFilterNames(header, facets);
  const active = listActiveFilters(query);
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label={FILTERS.active}>
      {active.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={`${filter.kind} ${name}`}>
            <Link
              className="chip"
              to={serializeListingQuery(filter.without, header.path)}
              preventScrollReset
              aria-label={FILTERS.remove(name)}
            >
              <span>{name}</span>
              <Icon name="close" size={16} />
            </Link>
          </li>
        );
      })}
      <li>
        <Link className="link" to={serializeListingQuery(clearAll(query), header.path)} preventScrollReset>
          {FILTERS.clearAll}
        </Link>
      </li>
    </ul>
  );
}

/** Display names of filters; the slug as a fallback. */
function useFilterNames(header: ListingHeader, facets: ListingFacets | null): (filter: ActiveFilter) => string {
  const { site, categories } = useShop();
  return (filter) => {
    if (filter.kind === "search") return FILTERS.search(filter.search);
    if (filter.kind === "sale") return FILTERS.onSale;
    if (filter.kind === "rating") return FILTERS.ratingOf(filter.rating);
    if (filter.kind === "price") {
      const { from, to } = writeBounds(filter.price);
      return FILTERS.between(from, to, FILTERS.signs[firstCurrency(site.priceDisplay)]);
    }
    const { slug } = filter;
    if (filter.kind === "category")
      return [...categories, ...header.children].find((one) => one.slug === slug)?.name ?? slug;
    const facet = facets?.attributes.find(({ name }) => name === filter.name);
    const term = facet?.terms.find((one) => one.slug === slug)?.name ?? slug;
    return facet ? FILTERS.named(facet.label, term) : term;
  };
}

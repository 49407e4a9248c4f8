import { Link } from "react-router";
import { CategoryLinks } from "../../components/shell/category-links";
import { EmptyState } from "../../components/ui/empty-state";
import { useShop } from "../../components/use-shop";
import { countActiveFilters } from "../../domain/catalog/active-filters";
import { clearFilters, serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import { LISTING } from "../../strings/catalog/listing";
import { Meant } from "./search-notes";

interface NoProductsProps {
  query: ListingQuery;
  path: string;
  /** What may have been meant. */
  correction: string | null;
}

/**
 * The no-products screen (specification §2): title, subtext, and a button that clears filters and search; then what may
 * have been meant, the same search without filters, or else categories to go on with.
 */
export function NoProducts({ query, path, correction }: NoProductsProps) {
  const { categories } = useShop();
  const { title, text, to, label } = describe(query, path);
  const isFirst = query.page === 1;
  const isBoth = query.search !== "" && countActiveFilters(query) > 0;
  return (
    <>
      <EmptyState figure={isFirst ? 0 : 404} title={title} action={{ to, label }}>
        <p>{text}</p>
        {isFirst && <Meant correction={correction} query={query} path={path} />}
        {/* Words that the shop doesn't know are in none of its products. */}
        {isFirst && isBoth && correction === null && (
          <p>
            <Link className="lnk" to={serialiseListingQuery(clearFilters(query), path)}>
              {LISTING.withoutFilters(query.search)}
            </Link>
          </p>
        )}
      </EmptyState>
      {isFirst && correction === null && query.search && categories.length > 0 && (
        <nav className="ways-on" aria-label={LISTING.onward}>
          <h2>{LISTING.onward}</h2>
          <ul>
            <CategoryLinks categories={categories} />
          </ul>
        </nav>
      )}
    </>
  );
}

function describe(query: ListingQuery, path: string) {
  if (query.page > 1) {
    const first = serialiseListingQuery({ ...query, page: 1 }, path);
    return { title: LISTING.beyondTitle, text: LISTING.beyondText, to: first, label: LISTING.toFirst };
  }
  const title = LISTING.emptyTitle;
  const isFiltered = countActiveFilters(query) > 0;
  // An empty shelf has nothing to clear: the way on is the shop.
  if (!isFiltered && !query.search) return { title, text: LISTING.emptyShop, to: "/magazin", label: LISTING.toShop };
  const text = query.search ? (isFiltered ? LISTING.emptyBoth : LISTING.emptyText)(query.search) : LISTING.emptyFilters;
  return { title, text, to: path, label: LISTING.clear };
}

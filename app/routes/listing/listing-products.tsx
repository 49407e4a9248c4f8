import { Alert } from "../../components/ui/alert";
import { Pager } from "../../components/ui/pager";
import { ProductGrid } from "../../components/product/product-grid";
import { useShop } from "../../components/use-shop";
import { serializeListingQuery, type ListingQuery, clearFilters } from "../../domain/catalog/listing-query";
import type { FoundArticle } from "../../domain/catalog/found-article";
import type { ListingHeader } from "../../domain/catalog/listing-header";
import { countPages } from "../../domain/values/paging";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "#strings/catalog/listing";
import { FoundArticles } from "./found-articles";
import { SearchNotes, CorrectionLink } from "./search-notes";
import { Link } from "react-router";
import { CategoryLinks } from "../../components/shell/category-links";
import { EmptyState } from "../../components/ui/empty-state";
import { countActiveFilters } from "../../domain/catalog/active-filters";
import { SHOP_PATH } from "../../config/shop-path";

interface NoProductsProps {
  query: ListingQuery;
  path: string;
  /** The suggested spelling. */
  correction: string | null;
  articles: FoundArticle[];
}

/**
 * Shown instead of products: the articles found, or else a text with a button that clears filters and search; then the
 * suggested spelling, the same search without filters, or categories.
 */
export function NoProducts({ query, path, correction, articles }: NoProductsProps) {
  const { categories } = useShop();
  const { title, text, to, label } = describe(query, path);
  const isFirst = query.page === 1;
  const isBoth = query.search !== "" && countActiveFilters(query) > 0;
  const spelling = isFirst && <CorrectionLink correction={correction} query={query} path={path} />;
  return (
    <>
      {articles.length > 0 ? (
        <>
          <Alert type="info">
            <p>{LISTING.onlyArticles(query.search)}</p>
            {spelling}
          </Alert>
          <FoundArticles articles={articles} />
        </>
      ) : (
        <EmptyState figure={isFirst ? 0 : 404} title={title} action={{ to, label }}>
          <p>{text}</p>
          {spelling}
          {/* Misspelled words are in no product, with or without filters. */}
          {isFirst && isBoth && correction === null && (
            <p>
              <Link className="link" to={serializeListingQuery(clearFilters(query), path)}>
                {LISTING.withoutFilters(query.search)}
              </Link>
            </p>
          )}
        </EmptyState>
      )}
      {isFirst && correction === null && query.search && categories.length > 0 && (
        <nav className="more-links" aria-label={LISTING.onward}>
          <h2>{LISTING.onward}</h2>
          <CategoryLinks categories={categories} />
        </nav>
      )}
    </>
  );
}

function describe(query: ListingQuery, path: string) {
  if (query.page > 1) {
    const first = serializeListingQuery({ ...query, page: 1 }, path);
    return { title: LISTING.beyondTitle, text: LISTING.beyondText, to: first, label: LISTING.toFirst };
  }
  const title = LISTING.emptyTitle;
  const isFiltered = countActiveFilters(query) > 0;
  // An empty category has nothing to clear: it links to the shop.
  if (!isFiltered && !query.search) return { title, text: LISTING.emptyShop, to: SHOP_PATH, label: LISTING.toShop };
  const text = query.search ? (isFiltered ? LISTING.emptyBoth : LISTING.emptyText)(query.search) : LISTING.emptyFilters;
  return { title, text, to: path, label: LISTING.clear };
}

interface ListingProductsProps {
  query: ListingQuery;
  listing: ProductPage;
  articles: FoundArticle[];
  header: ListingHeader;
  isLoading: boolean;
  /** URL of a response that is overdue. */
  overdue: string | null;
}

/** The product grid with its notes and pager, and the articles of a search. */
export function ListingProducts({ query, listing, articles, header, isLoading, overdue }: ListingProductsProps) {
  const { site } = useShop();
  const { products, page, found } = listing;
  return (
    <div className={isLoading ? "loading" : undefined} aria-busy={isLoading}>
      {isLoading && <div className="load-bar" role="progressbar" aria-label={LISTING.loading} />}
      {overdue && (
        <Alert type="error">
          {LISTING.overdue} <a href={overdue}>{LISTING.retry}</a>
        </Alert>
      )}
      {products.length === 0 ? (
        <NoProducts query={query} path={header.path} correction={listing.correction} articles={articles} />
      ) : (
        <>
          <SearchNotes query={query} path={header.path} listing={listing} />
          <ProductGrid products={products} />
          <Pager
            page={page}
            last={countPages(found, site.productsPerPage)}
            pathOf={(one) => serializeListingQuery({ ...query, page: one }, header.path)}
          />
          <p className="caption page-number">{LISTING.shown(products.length, found)}</p>
          <FoundArticles articles={articles} />
        </>
      )}
    </div>
  );
}

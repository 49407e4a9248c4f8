import { Alert } from "../../components/ui/alert";
import { Pager } from "../../components/ui/pager";
import { ProductGrid } from "../../components/product/product-grid";
import { useShop } from "../../components/use-shop";
import { serialiseListingQuery, type ListingQuery } from "../../domain/catalog/listing-query";
import type { Shelf } from "../../domain/catalog/listing-shelf";
import { countPages } from "../../domain/values/paging";
import type { ProductPage } from "../../domain/product/product";
import { LISTING } from "../../strings/catalog/listing";
import { NoProducts } from "./no-products";
import { SearchNotes } from "./search-notes";

interface ListingProductsProps {
  query: ListingQuery;
  listing: ProductPage;
  shelf: Shelf;
  isLoading: boolean;
  /** Address of an answer that doesn't come. */
  overdue: string | null;
}

/** The grid with what must be said about it, and the way to its other pages. */
export function ListingProducts({ query, listing, shelf, isLoading, overdue }: ListingProductsProps) {
  const { site } = useShop();
  const { products, page, found, hasNextPage } = listing;
  return (
    <div className={isLoading ? "loading" : undefined} aria-busy={isLoading}>
      {isLoading && <div className="load-bar" role="progressbar" aria-label={LISTING.loading} />}
      {overdue && (
        <Alert type="error">
          {LISTING.overdue} <a href={overdue}>{LISTING.retry}</a>
        </Alert>
      )}
      {products.length === 0 ? (
        <NoProducts query={query} path={shelf.path} correction={listing.correction} />
      ) : (
        <>
          <SearchNotes query={query} path={shelf.path} listing={listing} />
          <ProductGrid products={products} />
          <Pager
            page={page}
            last={countPages(found, site.productsPerPage)}
            hasNext={hasNextPage}
            addressOf={(one) => serialiseListingQuery({ ...query, page: one }, shelf.path)}
          />
          <p className="cap pg-n">{LISTING.shown(products.length, found)}</p>
        </>
      )}
    </div>
  );
}

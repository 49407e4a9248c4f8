import { Breadcrumb } from "../../components/breadcrumb";
import { Pager } from "../../components/pager";
import { ProductGrid } from "../../components/product-grid";
import { useShop } from "../../components/use-shop";
import { serialiseListingQuery } from "../../shop/listing-query";
import { categoryPath } from "../../shop/listing-scope";
import { countPages } from "../../shop/paging";
import { LISTING } from "../../strings/listing";
import { headingOf } from "./listing-heading";
import { ListingHead } from "./listing-head";
import type { ListingData } from "./load-listing";
import { NoProducts } from "./no-products";

/** Any listing: the whole shop, a category, a tag, a brand. */
export function ListingPage({ query, listing, shelf }: ListingData) {
  const { site } = useShop();
  const last = countPages(listing.found, site.productsPerPage);
  const heading = headingOf(query, shelf);
  const up = shelf.ancestors.map((one, index) => ({
    name: one.name,
    to: categoryPath(one.slug, shelf.ancestors.slice(0, index)),
  }));
  const trail =
    heading === LISTING.title
      ? [{ name: LISTING.title }]
      : [{ name: LISTING.title, to: "/magazin" }, ...up, { name: heading }];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} />
      {listing.products.length === 0 ? (
        <NoProducts query={query} path={shelf.path} />
      ) : (
        <>
          <ListingHead heading={heading} listing={listing} last={last} />
          <ProductGrid products={listing.products} />
          <Pager
            page={listing.page}
            last={last}
            hasNext={listing.hasNextPage}
            addressOf={(page) => serialiseListingQuery({ ...query, page }, shelf.path)}
          />
          {listing.found !== null && (
            <p className="cap pg-n">{LISTING.shown(listing.products.length, listing.found)}</p>
          )}
        </>
      )}
    </div>
  );
}

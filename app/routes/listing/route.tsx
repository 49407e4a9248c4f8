import { data, redirect } from "react-router";
import { Breadcrumb } from "../../components/breadcrumb";
import { Pager } from "../../components/pager";
import { ProductGrid } from "../../components/product-grid";
import { useShop } from "../../components/use-shop";
import { catalogContext, shopContext } from "../../context";
import { parseListingQuery, parsePage, searchFor, serialiseListingQuery } from "../../shop/listing-query";
import { countPages } from "../../shop/paging";
import { LISTING } from "../../strings/listing";
import type { Route } from "./+types/route";
import { ListingHead } from "./listing-head";
import { NoProducts } from "./no-products";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { query, heading, site } = loaderData;
  const isFaceted = query.search !== "";
  return [
    { title: `${heading}${LISTING.titleSuffix(query.page)} – ${site.name}` },
    { name: "description", content: LISTING.lead },
    { tagName: "link", rel: "canonical", href: site.baseUrl + serialiseListingQuery(query) },
    ...(isFaceted ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const query = parseListingQuery(url.searchParams, params.page);
  leadToCanonicalAddress(url, query, params.page);
  const catalog = context.get(catalogContext);
  const [listing, categories] = await Promise.all([
    catalog.listProducts(query),
    query.category ? catalog.listCategories().catch(() => []) : [],
  ]);
  const category = categories.find(({ slug }) => slug === query.category);
  const heading = query.search ? LISTING.results(query.search) : (category?.name ?? LISTING.title);
  const isBeyond = listing.products.length === 0 && query.page > 1;
  return data({ query, listing, heading, site: context.get(shopContext).site }, { status: isBeyond ? 404 : 200 });
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function Listing({ loaderData: { query, listing, heading } }: Route.ComponentProps) {
  const { site } = useShop();
  const last = countPages(listing.found, site.productsPerPage);
  const trail =
    heading === LISTING.title
      ? [{ name: LISTING.title }]
      : [{ name: LISTING.title, to: "/magazin" }, { name: heading }];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} />
      {listing.products.length === 0 ? (
        <NoProducts query={query} />
      ) : (
        <>
          <ListingHead heading={heading} listing={listing} last={last} />
          <ProductGrid products={listing.products} />
          <Pager
            page={listing.page}
            last={last}
            hasNext={listing.hasNextPage}
            addressOf={(page) => serialiseListingQuery({ ...query, page })}
          />
          {listing.found !== null && (
            <p className="cap pg-n">{LISTING.shown(listing.products.length, listing.found)}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Forms and old links ask with `search` and `page`; a listing has one address for each page (specification §2). */
function leadToCanonicalAddress(url: URL, query: ReturnType<typeof parseListingQuery>, page: string | undefined): void {
  const term = url.searchParams.get("search");
  if (term !== null) throw redirect(serialiseListingQuery(searchFor(term)), 302);
  const asked = url.searchParams.get("page");
  if (asked !== null) throw redirect(serialiseListingQuery({ ...query, page: parsePage(asked) }), 301);
  if (page !== undefined && page !== String(query.page)) throw redirect(serialiseListingQuery(query), 301);
  if (page === "1") throw redirect(serialiseListingQuery(query), 301);
}

import { productPath } from "../../domain/product/product-url";
import { data, redirect } from "react-router";
import { ErrorPage } from "../../components/shell/error-page";
import { REVIEWS_PER_PAGE } from "../../config/limits";
import { initialOptions } from "../../domain/product/selected-options";
import { mayHaveMore } from "../../domain/product/product-view";
import { readReviewPages } from "../../domain/reviews/review-paging";
import { productData } from "../../domain/seo/structured-product";
import { describeHtml } from "../../domain/values/text";
import { firstOpenAttribute, matchVariation } from "../../domain/product/variation";
import type { Route } from "./+types/route";
import { productTrail } from "./product-trail";
import { ProductPage } from "./product-page";
import { suggestInstead } from "./suggest-instead";
import { isUnknownProduct, UnknownProduct } from "./unknown-product";
import { describePageContext, shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import { requireValue } from "../replies";

export { linkProduct as links, productHandle as handle } from "../../styles/links";

export { meta, shouldRevalidate } from "../public-page";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext);
  const { site } = context.get(shopContext);
  const search = new URL(request.url).searchParams;
  const pages = readReviewPages(search) ?? 1;
  const [found, tops] = await Promise.all([
    catalog.findWholeProduct(params.slug, pages * REVIEWS_PER_PAGE),
    catalog.listKnownCategories(),
  ]);
  const whole = requireValue(found);
  if (!whole) throw data(await suggestInstead(catalog, params.slug), { status: 404 });
  const { product, related, reviews } = whole;
  const path = productPath(product.slug);
  if (path !== productPath(params.slug)) throw redirect(path, 301);
  const seo = await context.get(contentContext).readSeo({ kind: "product", slug: params.slug }, whole.seo);
  const serverOptions = initialOptions(product, search);
  const isMissing =
    mayHaveMore(product) &&
    !firstOpenAttribute(product.variationAttributes, serverOptions) &&
    !matchVariation(product.variations, serverOptions);
  const all = isMissing ? await catalog.listVariations(params.slug) : null;
  const head = await context.get(describePageContext)({
    title: product.name,
    description: describeHtml(product.shortDescription) || describeHtml(product.description),
    path,
    image: product.image,
    type: "product",
    seo,
    trail: productTrail(product, tops),
    data: [productData(product, reviews && (reviews.ok ? reviews.value.reviews : []), site)],
  });
  return {
    product,
    serverOptions,
    variations: all?.ok ? all.value : null,
    reviews: reviews && { pages, list: reviews },
    related: related?.ok ? related.value : [],
    head,
  };
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.databaseId} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isUnknownProduct(error) ? <UnknownProduct error={error} /> : <ErrorPage error={error} />;
}

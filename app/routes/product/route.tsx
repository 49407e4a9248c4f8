import { data } from "react-router";
import { ErrorPage } from "../../components/error-page";
import { catalogContext, contentContext, describePageContext, shopContext } from "../../context";
import { openingChoice } from "../../shop/choice";
import { mayHaveMore } from "../../shop/product-view";
import { firstOpen, matchVariation } from "../../shop/variation";
import type { Route } from "./+types/route";
import { describeProduct } from "./describe-product";
import { loadReviews } from "./load-reviews";
import { ProductPage } from "./product-page";
import { suggestInstead } from "./suggest-instead";
import { isUnknownProduct, UnknownProduct } from "./unknown-product";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext);
  const { settings, site } = context.get(shopContext);
  const content = context.get(contentContext);
  const [product, seo, tops] = await Promise.all([
    catalog.findProduct(params.slug),
    content.readSeo({ kind: "product", slug: params.slug }),
    catalog.listCategoryTree().catch(() => []),
  ]);
  if (!product) throw data(await suggestInstead(catalog, params.slug), { status: 404 });
  const opening = openingChoice(product, new URL(request.url).searchParams);
  const isMissing =
    mayHaveMore(product) && !firstOpen(product.choices, opening) && !matchVariation(product.variations, opening);
  const all = isMissing ? await catalog.listVariations(params.slug) : null;
  const reviews = await loadReviews(catalog, settings, product, new URL(request.url).searchParams);
  const description = describeProduct({ product, reviews: reviews?.list ?? null, tops, site });
  return {
    product,
    opening,
    variations: all?.ok ? all.value : null,
    reviews,
    related: settings.showRelatedProducts ? catalog.listRelated(params.slug) : null,
    head: context.get(describePageContext)({ ...description, seo }),
  };
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, opening, variations, related } = loaderData;
  // A new product, or a link to another choice, is a new page: nothing chosen on the last one stays.
  const key = `${product.databaseId} ${JSON.stringify(opening)}`;
  return <ProductPage key={key} product={product} opening={opening} variations={variations} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isUnknownProduct(error) ? <UnknownProduct error={error} /> : <ErrorPage error={error} />;
}

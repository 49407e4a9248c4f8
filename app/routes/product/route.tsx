import { data } from "react-router";
import { ErrorPage } from "../../components/error-page";
import { REVIEWS_PER_PAGE } from "../../config/limits";
import { catalogContext, shopContext } from "../../context";
import { openingChoice } from "../../shop/choice";
import { pictureUrlOfWidth } from "../../shop/picture-url";
import { mayHaveMore } from "../../shop/product-view";
import { readReviewPages } from "../../shop/review-paging";
import { firstOpen, matchVariation } from "../../shop/variation";
import type { Route } from "./+types/route";
import { ProductPage } from "./product-page";
import { suggestInstead } from "./suggest-instead";
import { isUnknownProduct, UnknownProduct } from "./unknown-product";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, site } = loaderData;
  const picture = product.image ? pictureUrlOfWidth(product.image.sourceUrl, 1024, 80) : site.image;
  return [
    { title: `${product.name} – ${site.name}` },
    { name: "description", content: textOf(product.shortDescription) || site.shortDescription },
    { tagName: "link", rel: "canonical", href: `${site.baseUrl}/produkt/${product.slug}` },
    { property: "og:title", content: product.name },
    { property: "og:type", content: "product" },
    { property: "og:image", content: new URL(picture, site.baseUrl).href },
  ];
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext);
  const { site } = context.get(shopContext);
  const search = new URL(request.url).searchParams;
  const pages = readReviewPages(search) ?? 1;
  const whole = await catalog.findWholeProduct(params.slug, pages * REVIEWS_PER_PAGE);
  if (!whole) throw data(await suggestInstead(catalog, params.slug), { status: 404 });
  const { product, related, reviews } = whole;
  const opening = openingChoice(product, search);
  const isMissing =
    mayHaveMore(product) && !firstOpen(product.choices, opening) && !matchVariation(product.variations, opening);
  const all = isMissing ? await catalog.listVariations(params.slug) : null;
  return {
    product,
    opening,
    variations: all?.ok ? all.value : null,
    reviews: reviews && { pages, list: reviews },
    related: related?.ok ? related.value : [],
    site,
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

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
}

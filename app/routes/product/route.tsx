import { useState } from "react";
import { data } from "react-router";
import { Breadcrumb } from "../../components/breadcrumb";
import { catalogContext, shopContext } from "../../context";
import { browseCategory, serialiseListingQuery } from "../../shop/listing-query";
import { pictureUrl } from "../../shop/picture-url";
import type { Product } from "../../shop/product";
import { matchVariation, type Choice } from "../../shop/variation";
import { LISTING } from "../../strings/listing";
import type { Route } from "./+types/route";
import { Decision } from "./decision";
import { Gallery } from "./gallery";
import { loadReviews } from "./load-reviews";
import { ProductTabs } from "./product-tabs";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, site } = loaderData;
  const picture = product.image ? pictureUrl(product.image.sourceUrl, "product", 2) : site.image;
  return [
    { title: `${product.name} – ${site.name}` },
    { name: "description", content: textOf(product.shortDescription) || site.shortDescription },
    { tagName: "link", rel: "canonical", href: `${site.baseUrl}/produkt/${product.slug}` },
    { property: "og:title", content: product.name },
    { property: "og:type", content: "product" },
    { property: "og:image", content: new URL(picture, site.baseUrl).href },
  ];
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext);
  const { site, settings } = context.get(shopContext);
  const product = await catalog.findProduct(params.slug);
  if (!product) throw data(null, { status: 404 });
  return { product, site, reviews: await loadReviews(catalog, settings, product, url.searchParams) };
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function ProductRoute({ loaderData: { product } }: Route.ComponentProps) {
  // A new product is a new page: nothing chosen on the last one stays.
  return <ProductPage key={product.databaseId} product={product} />;
}

function ProductPage({ product }: { product: Product }) {
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(product.defaultAttributes.map(({ name, value }) => [name, value])),
  );
  const variation = product.variations.length > 0 ? matchVariation(product.variations, choice) : null;
  const category = product.categories[0];
  const trail = [
    { name: LISTING.title, to: "/magazin" },
    ...(category ? [{ name: category.name, to: serialiseListingQuery(browseCategory(category.slug)) }] : []),
    { name: product.name },
  ];
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} />
      <div className="pd">
        <Gallery product={product} chosen={variation?.image ?? null} />
        <Decision
          product={product}
          choice={choice}
          variation={variation}
          onChoose={(name, slug) => setChoice({ ...choice, [name]: slug })}
        />
      </div>
      <ProductTabs product={product} />
    </div>
  );
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);
}

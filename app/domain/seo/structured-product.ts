import type { Currency } from "../../config/money";
import type { Site } from "../../config/site";
import { writeSelectedOptions } from "../product/selected-options";
import { describeHtml } from "../values/text";
import { convert, firstCurrency, type MinorUnits } from "../values/money";
import { pictureUrlOfWidth } from "../values/image-url";
import { productPath } from "../product/product-url";
import type { Pricing, Product, StockStatus, Variation } from "../product/product";
import type { Review } from "../reviews/review";
import type { StructuredData } from "./structured-data";

const PICTURE_WIDTH = 1280;
const REVIEWS_MAX = 10;

const AVAILABILITY: Record<StockStatus, string> = {
  "in-stock": "https://schema.org/InStock",
  "on-backorder": "https://schema.org/BackOrder",
  "out-of-stock": "https://schema.org/OutOfStock",
};

/** Attributes that schema.org knows as variant properties, by the names Bulgarian shops use. */
const VARIES_BY = new Map([
  ["pa_razmer", "size"],
  ["pa_size", "size"],
  ["pa_cvyat", "color"],
  ["pa_tsvyat", "color"],
  ["pa_color", "color"],
  ["pa_material", "material"],
]);

/**
 * A product with its offer, availability and reviews; null with neither price nor review: search engines reject
 * that. A variable product is a ProductGroup. `reviews` is null when the page shows none, and then the rating is
 * omitted too.
 */
export function productData(product: Product, reviews: Review[] | null, site: Site): StructuredData | null {
  const rating = reviews && product.reviewCount > 0 && product.averageRating > 0 ? ratingOf(product) : {};
  const written = (reviews ?? []).filter(({ rating: stars }) => stars).slice(0, REVIEWS_MAX);
  const pageUrl = site.baseUrl + productPath(product.slug);
  const isGroup = product.type === "variable" && product.variations.some(({ pricing }) => pricing.lowest !== null);
  const offer = isGroup ? {} : offerOf(product, pageUrl, site);
  if (!isGroup && !("offers" in offer) && !("aggregateRating" in rating) && written.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": isGroup ? "ProductGroup" : "Product",
    "@id": `${pageUrl}#product`,
    url: pageUrl,
    name: product.name,
    description: describeHtml(product.shortDescription) || describeHtml(product.description) || product.name,
    image: picturesOf(product, site),
    ...(product.sku ? { [isGroup ? "productGroupID" : "sku"]: product.sku } : {}),
    ...(product.brand ? { brand: { "@type": "Brand", name: product.brand.name } } : {}),
    ...rating,
    ...(written.length > 0 ? { review: written.map(reviewOf) } : {}),
    ...(isGroup ? variantsOf(product, pageUrl, site) : offer),
  };
}

function offerOf({ pricing, stockStatus, grouped }: Product, url: string, site: Site): StructuredData {
  const prices = grouped.flatMap((one) => one.pricing.lowest ?? []);
  if (prices.length > 0) {
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    const range = { lowPrice: priceIn(low, site).price, highPrice: priceIn(high, site).price };
    const { priceCurrency } = priceIn(low, site);
    return { offers: { "@type": "AggregateOffer", ...range, priceCurrency, offerCount: prices.length, url } };
  }
  if (pricing.lowest === null) return {};
  return { offers: toOffer(pricing, stockStatus, url, site) };
}

function variantsOf(product: Product, pageUrl: string, site: Site): StructuredData {
  const known = product.variationAttributes.flatMap(({ name }) => VARIES_BY.get(name) ?? []);
  const ownPictures = picturesOf(product, site);
  return {
    ...(product.sku ? {} : { productGroupID: String(product.databaseId) }),
    ...(known.length > 0 ? { variesBy: known.map((one) => `https://schema.org/${one}`) } : {}),
    hasVariant: product.variations.flatMap((variation) => {
      const { pricing, stockStatus, sku, image } = variation;
      if (pricing.lowest === null) return [];
      const chosen = Object.fromEntries(variation.attributes.map(({ name, value }) => [name, value]));
      const query = writeSelectedOptions(new URLSearchParams(), product.variationAttributes, chosen).toString();
      const url = query ? `${pageUrl}?${query}` : pageUrl;
      return {
        "@type": "Product",
        name: variation.name || product.name,
        image: image ? [toPictureUrl(image.sourceUrl, site)] : ownPictures,
        ...(sku ? { sku } : {}),
        ...traitsOf(product, variation),
        offers: toOffer(pricing, stockStatus ?? product.stockStatus, url, site),
      };
    }),
  };
}

function traitsOf({ variationAttributes }: Product, { attributes }: Variation): StructuredData {
  const traits = attributes.flatMap(({ name, value }) => {
    const trait = VARIES_BY.get(name);
    const term = variationAttributes
      .find((attribute) => attribute.name === name)
      ?.options.find(({ slug }) => slug === value);
    return trait && term ? [[trait, term.name] as const] : [];
  });
  return Object.fromEntries(traits);
}

function toOffer(
  { lowest, reducedUntil }: Pricing,
  stock: StockStatus | null,
  url: string,
  site: Site,
): StructuredData {
  return {
    "@type": "Offer",
    url,
    ...priceIn(lowest ?? 0, site),
    ...(reducedUntil && { priceValidUntil: reducedUntil }),
    availability: AVAILABILITY[stock ?? "in-stock"],
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: site.name },
  };
}

// In the currency that the page shows first: search engines compare this price with the page's.
function priceIn(amount: MinorUnits, { currency, priceDisplay }: Site): { price: string; priceCurrency: Currency } {
  const first = firstCurrency(priceDisplay);
  return { price: (convert(amount, currency, first) / 100).toFixed(2), priceCurrency: first };
}

function ratingOf({ averageRating, reviewCount }: Product): StructuredData {
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: averageRating, reviewCount, bestRating: 5 } };
}

function reviewOf({ author, date, content, rating }: Review): StructuredData {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author || "–" },
    datePublished: date.slice(0, 10),
    reviewBody: describeHtml(content),
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
  };
}

function picturesOf({ image, gallery }: Product, site: Site): string[] {
  const pictures = [image, ...gallery].flatMap((one) => (one ? [toPictureUrl(one.sourceUrl, site)] : []));
  return pictures.length > 0 ? [...new Set(pictures)] : [new URL(site.image, site.baseUrl).href];
}

function toPictureUrl(sourceUrl: string, { baseUrl }: Site): string {
  return baseUrl + pictureUrlOfWidth(sourceUrl, PICTURE_WIDTH, 80);
}

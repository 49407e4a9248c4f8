import type { Result } from "../../domain/values/result";
import type { Site } from "../../config/site";
import { describeHtml } from "../../domain/values/text";
import { productPath } from "../../domain/product/product-url";
import type { Product } from "../../domain/product/product";
import type { ReviewList } from "../../domain/reviews/review";
import { productData } from "../../domain/seo/structured-product";
import { productTrail } from "./product-trail";
import type { PageDescription } from "../../services/page";

interface PageData {
  product: Product;
  /** The reviews on the page; null when it shows none. */
  reviews: Result<ReviewList> | null;
  tops: Parameters<typeof productTrail>[1];
  site: Site;
}

/** Metadata of a product: offer, availability and reviews. */
export function describeProduct({ product, reviews, tops, site }: PageData): Omit<PageDescription, "seo"> {
  return {
    title: product.name,
    description: describeHtml(product.shortDescription) || describeHtml(product.description),
    path: productPath(product.slug),
    image: product.image,
    type: "product",
    trail: productTrail(product, tops),
    data: [productData(product, reviews && (reviews.ok ? reviews.value.reviews : []), site)],
  };
}

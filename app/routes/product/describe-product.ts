import type { Result } from "../../domain/values/result";
import type { Site } from "../../config/site";
import { describeHtml } from "../../domain/values/text";
import { productAddress } from "../../domain/product/product-url";
import type { Product } from "../../domain/product/product";
import type { ReviewList } from "../../domain/reviews/review";
import { productData } from "../../domain/seo/structured-product";
import { productTrail } from "./product-trail";
import type { PageDescription } from "../../services/page";

interface Known {
  product: Product;
  /** Those that the page shows; null: it shows none. */
  reviews: Result<ReviewList> | null;
  tops: Parameters<typeof productTrail>[1];
  site: Site;
}

/** A product for search engines: what it costs, whether there is any, and what its buyers say. */
export function describeProduct({ product, reviews, tops, site }: Known): Omit<PageDescription, "seo"> {
  return {
    title: product.name,
    description: describeHtml(product.shortDescription) || describeHtml(product.description),
    path: productAddress(product.slug),
    image: product.image,
    type: "product",
    trail: productTrail(product, tops),
    data: [productData(product, reviews && (reviews.ok ? reviews.value.reviews : []), site)],
  };
}

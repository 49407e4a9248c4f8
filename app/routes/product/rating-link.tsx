import { Stars } from "../../components/ui/stars";
import { useShop } from "../../components/use-shop";
import type { Product } from "../../domain/product/product";
import { PRODUCT } from "../../strings/catalog/product";

/** The average under the name; it leads to the reviews. Nothing where the shop shows none (specification §1). */
export function RatingLink({ product }: { product: Omit<Product, "variations"> }) {
  const { settings } = useShop();
  if (!settings.showReviews || product.reviewCount === 0) return null;
  return (
    <>
      <Stars rating={product.averageRating} />
      <a className="cap" href="#reviews">
        {PRODUCT.reviews(product.reviewCount)}
      </a>
    </>
  );
}

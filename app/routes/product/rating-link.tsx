import { Stars } from "../../components/stars";
import { useShop } from "../../components/use-shop";
import type { Product } from "../../shop/product";
import { PRODUCT } from "../../strings/product";

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

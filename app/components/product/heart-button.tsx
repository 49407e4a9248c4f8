import { hasEntry } from "../../domain/wishlist/wishlist";
import { PRODUCT } from "../../strings/catalog/product";
import { iconButton } from "../ui/icon";
import { useWishlist, wishlistStore } from "../../browser/wishlist-store";

interface HeartButtonProps {
  product: { databaseId: number; name: string };
  /** Lies on a card's picture, or stands beside the button of the product page. */
  place: "card" | "page";
}

/** Remembers a product, or forgets it. The server draws it unpressed; without scripts there is nothing to remember with. */
export function HeartButton({ product, place }: HeartButtonProps) {
  const { databaseId, name } = product;
  const isPressed = hasEntry(useWishlist(), databaseId);
  const toggle = () => (isPressed ? wishlistStore().remove(databaseId) : wishlistStore().add({ databaseId, name }));
  return (
    <button
      type="button"
      className={`${place === "card" ? "heart" : "ib heart-big"} with-scripts ${iconButton({ name: "heart" })}`}
      aria-label={PRODUCT.heart(name)}
      aria-pressed={isPressed}
      onClick={toggle}
    />
  );
}

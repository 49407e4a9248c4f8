import { hasEntry } from "../../domain/wishlist/wishlist";
import { PRODUCT } from "#strings/catalog/product";
import { iconButton } from "../ui/icon";
import { useWishlist, wishlistStore } from "../../browser/wishlist-store";

interface HeartButtonProps {
  product: { databaseId: number; name: string };
  /** On a card's picture, or beside the product page's button. */
  place: "card" | "page";
}

/** Adds a product to the wishlist, or removes it. Rendered unpressed on the server; needs scripts. */
export function HeartButton({ product, place }: HeartButtonProps) {
  const { databaseId, name } = product;
  const isPressed = hasEntry(useWishlist(), databaseId);
  const toggle = () => (isPressed ? wishlistStore().remove(databaseId) : wishlistStore().add({ databaseId, name }));
  return (
    <button
      type="button"
      className={`${place === "card" ? "heart" : "icon-control"} with-scripts ${iconButton({ name: "heart" })}`}
      aria-label={PRODUCT.heart(name)}
      aria-pressed={isPressed}
      onClick={toggle}
    />
  );
}

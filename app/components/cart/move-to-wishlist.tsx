import type { CartLine } from "../../domain/cart/cart";
import { CART } from "../../strings/checkout/cart";
import { Icon } from "../ui/icon";
import { useNotify } from "../ui/notifications";
import type { CartEditor } from "./use-cart-editor";
import { useShop } from "../use-shop";
import { wishlistStore } from "../../browser/wishlist-store";

interface MoveToWishlistProps {
  line: CartLine;
  editor: CartEditor;
  /** Where the keyboard goes when the line is gone. */
  onRemoved: () => void;
}

/**
 * From the cart to the wishlist (`showMoveToWishlist`, specification §1). No form: without scripts there is no wishlist,
 * and the line would only be lost.
 */
export function MoveToWishlist({ line, editor, onRemoved }: MoveToWishlistProps) {
  const { settings } = useShop();
  const notify = useNotify();
  if (!settings.showMoveToWishlist) return null;
  const move = () => {
    wishlistStore().add({ databaseId: line.productId, name: line.name });
    editor.change({ intent: "remove", key: line.key });
    notify({ type: "success", title: CART.movedToWishlist, message: line.name });
    onRemoved();
  };
  return (
    <button
      type="button"
      className="lnk mut with-scripts cart-line-wish"
      aria-label={CART.toWishlist(line.name)}
      onClick={move}
    >
      <Icon name="heart" size={16} />
      {CART.toWishlistShort}
    </button>
  );
}

import { Link } from "react-router";
import { SHELL } from "../../strings/shell";
import { Icon } from "../ui/icon";
import { useWishlist } from "../../browser/wishlist-store";

/** Leads to the wishlist; the menu has it on small screens (look, header). */
export function WishlistLink() {
  const count = useWishlist().length;
  return (
    <Link className="ib desk wish-link" to="/wishlist">
      <Icon name="heart" />
      <span>{SHELL.wishlist}</span>
      {count > 0 && (
        <>
          <span className="count" aria-hidden="true">
            {count}
          </span>
          <span className="sr">, {SHELL.productCount(count)}</span>
        </>
      )}
    </Link>
  );
}

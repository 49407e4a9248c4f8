import { href, Link } from "react-router";
import { SHELL } from "#strings/shell";
import { openCart, onCart, readCartHint } from "../../browser/cart-events";
import { Icon } from "../ui/icon";
import { useSignedIn, onAccountChanged } from "../../browser/account-events";
import { useWishlist } from "../../browser/wishlist-store";
import { useSyncExternalStore } from "react";
import * as paths from "#paths";

/** Number of items in the cart: public pages only know the hint cookie. */
function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCartHint, () => 0);
}

function subscribe(listener: () => void): () => void {
  const stop = onCart(listener);
  const stopAccount = onAccountChanged(listener);
  // Another tab may have changed the cart.
  window.addEventListener("focus", listener);
  return () => {
    stop();
    stopAccount();
    window.removeEventListener("focus", listener);
  };
}

/** The number in a link's corner; nothing for 0. */
function ProductCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="count" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{`, ${SHELL.productCount(count)}`}</span>
    </>
  );
}

/** Link to the cart; with scripts it opens the panel instead. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      className="icon-control"
      to={href(paths.cart)}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (isPlain && openCart()) event.preventDefault();
      }}
    >
      <Icon name="bag" />
      <span className="header-label">{SHELL.cart}</span>
      <ProductCount count={count} />
    </Link>
  );
}

/** Link to the account; both labels reserve their space, so that nothing shifts when the sign-in state is known. */
export function AccountLink() {
  const isSignedIn = useSignedIn();
  return (
    <Link className="icon-control" to={href(paths.account)}>
      <Icon name="user" />
      <span className="header-label header-labels">
        <span className={isSignedIn ? "is-on" : undefined}>{SHELL.profile}</span>
        <span className={isSignedIn ? undefined : "is-on"}>{SHELL.signIn}</span>
      </span>
    </Link>
  );
}

/** Link to the wishlist; on small screens it is in the menu. */
export function WishlistLink() {
  const count = useWishlist().length;
  return (
    <Link className="icon-control desktop-only wishlist-link" to={href(paths.wishlist)}>
      <Icon name="heart" />
      <span>{SHELL.wishlist}</span>
      <ProductCount count={count} />
    </Link>
  );
}

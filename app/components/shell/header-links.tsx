import { Link } from "react-router";
import { SHELL } from "../../strings/shell";
import { openCart } from "../../browser/cart-events";
import { Icon } from "../ui/icon";
import { useCartCount } from "./use-cart-count";

/** Leads to the cart; with scripts it opens the panel over the page instead. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      className="ib"
      to="/cart"
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (isPlain && openCart()) event.preventDefault();
      }}
    >
      <Icon name="bag" />
      <span className="hd-word">{SHELL.cart}</span>
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

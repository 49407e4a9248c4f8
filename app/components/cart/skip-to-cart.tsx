import { href, Link } from "react-router";
import { SHELL } from "#strings/shell";
import * as paths from "#paths";

/**
 * The next tab stop after an add, over the button that was pressed: the notification is at the end of the page, and
 * moving the focus there would interrupt shoppers who continue choosing.
 */
export function SkipToCart() {
  return (
    <Link className="button visually-hidden skip-to-cart" to={href(paths.cart)}>
      {SHELL.cart}
    </Link>
  );
}

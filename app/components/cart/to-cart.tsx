import { Link } from "react-router";
import { SHELL } from "../../strings/shell";

/**
 * The keyboard's next stop after an add, over the button that was pressed: the message about it stands at the end of the
 * page, and moving the focus there would take it away from who goes on choosing.
 */
export function ToCart() {
  return (
    <Link className="btn sr to-cart" to="/cart">
      {SHELL.cart}
    </Link>
  );
}

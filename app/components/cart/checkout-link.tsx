import { Link } from "react-router";
import type { Cart } from "../../domain/cart/cart";
import { findShortages } from "../../domain/cart/cart-stock";
import { CART } from "../../strings/checkout/cart";
import { Icon } from "../ui/icon";

/** On to the checkout; where a line can't be ordered as it is, why not, before anything is filled in. */
export function CheckoutLink({ cart }: { cart: Cart }) {
  const count = findShortages(cart).size;
  if (count === 0)
    return (
      <Link className="btn lg full" to="/checkout">
        {CART.checkout}
      </Link>
    );
  return (
    <>
      <p className="problem cart-short" id="cart-short">
        <Icon name="alert" size={16} /> {CART.shortages(count)}
      </p>
      <button type="button" className="btn lg full" disabled aria-describedby="cart-short">
        {CART.checkout}
      </button>
    </>
  );
}

import { href, Link, useBlocker } from "react-router";
import type { Cart } from "../../domain/cart/cart";
import { countShortages } from "../../domain/cart/cart-stock";
import { CART } from "#strings/checkout/cart";
import { useEffect } from "react";
import { useShop } from "../use-shop";
import { Problem } from "../ui/problem";
import * as paths from "#paths";

interface CheckoutLinkProps {
  cart: Cart;
  /** While a change is pending, the router holds the link back (PendingChangeGuard). */
  isBusy: boolean;
}

/** Link to the checkout, or the reason why the cart can't be ordered. */
export function CheckoutLink({ cart, isBusy }: CheckoutLinkProps) {
  const { isCheckoutDocument } = useShop();
  const count = countShortages(cart);
  if (count === 0)
    return (
      <Link
        className="button large full-width"
        to={href(paths.checkout)}
        reloadDocument={isCheckoutDocument && !isBusy}
        prefetch={isCheckoutDocument ? "none" : "viewport"}
      >
        {CART.checkout}
      </Link>
    );
  return (
    <>
      <Problem className="problem cart-short" id="cart-short">
        {CART.shortages(count)}
      </Problem>
      <button type="button" className="button large full-width" disabled aria-describedby="cart-short">
        {CART.checkout}
      </button>
    </>
  );
}

/** Delays navigation until the last change is saved: the checkout must not show an older cart. */
export function PendingChangeGuard({ isBusy }: { isBusy: boolean }) {
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (!isBusy && blocker.state === "blocked") blocker.proceed();
  }, [isBusy, blocker]);
  return null;
}

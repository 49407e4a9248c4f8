import { useEffect, useRef } from "react";
import { href, Link, useRevalidator } from "react-router";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { CartLineItem } from "../../components/cart/cart-line";
import { PendingChangeGuard } from "../../components/cart/checkout-link";
import { useCartEditor, type CartEditor } from "../../components/cart/use-cart-editor";
import type { Cart } from "../../domain/cart/cart";
import type { CartLoaded, CartReply } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { CartNotice } from "./cart-notice";
import { CartSummary } from "./cart-summary";
import { CartUnavailable } from "./cart-unavailable";
import { EmptyCart } from "./empty-cart";
import { Part } from "../../components/ui/part";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

interface CartPageProps {
  loaded: CartLoaded;
  /** The reply to a form submitted without scripts. */
  reply: CartReply | undefined;
}

export function CartPage({ loaded, reply }: CartPageProps) {
  const { revalidate } = useRevalidator();
  const editor = useCartEditor(loaded, reply?.ok === false ? reply : null, () => void revalidate());
  const { cart } = editor;
  const isEmpty = cart?.isEmpty ?? false;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The focused element has disappeared with the last line.
    if (isEmpty && !wasEmpty.current) document.getElementById("cart-empty")?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  if (!cart) return <CartUnavailable loadError={loaded.loadError} editor={editor} />;
  return (
    <div className="container cart-page">
      <Breadcrumb trail={[{ name: CART.title }]} />
      <CartNotice cart={cart} editor={editor} loaded={loaded} />
      <PendingChangeGuard isBusy={editor.isBusy} />
      {cart.isEmpty ? <EmptyCart orderPage={loaded.orderPage} /> : <FullCart cart={cart} editor={editor} />}
    </div>
  );
}

function FullCart({ cart, editor }: { cart: Cart; editor: CartEditor }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {CART.title}
        </h1>
      </div>
      <div className="aside-columns">
        <div>
          <Part>
            <ul className="cart-lines" aria-label={CART.lines}>
              {cart.lines.map((line) => (
                <CartLineItem key={line.key} line={line} editor={editor} onRemoved={() => heading.current?.focus()} />
              ))}
            </ul>
          </Part>
          <div className="cart-actions">
            <Link className="link" to={SHOP_PATH}>
              {CART.continueShopping}
            </Link>
            <EmptyCartForm editor={editor} />
          </div>
        </div>
        <Part>
          <CartSummary cart={cart} editor={editor} />
        </Part>
      </div>
    </>
  );
}

/** Emptying the cart needs a confirmation, with and without scripts. */
function EmptyCartForm({ editor }: { editor: CartEditor }) {
  return (
    <details className="cart-empty-form">
      <summary className="link muted">{CART.empty}</summary>
      <form method="post" action={href(paths.cart)} onSubmit={editor.onSubmit}>
        <span>{CART.emptySure}</span>
        <button type="submit" className="button ghost small" name="intent" value="empty">
          {CART.emptyYes}
        </button>
      </form>
    </details>
  );
}

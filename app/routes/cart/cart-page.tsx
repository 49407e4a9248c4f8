import { useRef } from "react";
import { Link } from "react-router";
import { Breadcrumb } from "../../components/breadcrumb";
import { CartLineItem } from "../../components/cart-line";
import { useCartEditor, type CartEditor } from "../../components/use-cart-editor";
import type { Cart } from "../../shop/cart";
import type { CartLoaded, CartReply } from "../../shop/cart-reply";
import { CART } from "../../strings/cart";
import { CartNotice } from "./cart-notice";
import { CartSummary } from "./cart-summary";
import { CartTrouble } from "./cart-trouble";
import { EmptyCart } from "./empty-cart";

interface CartPageProps {
  loaded: CartLoaded;
  /** The answer to a form that was sent without scripts. */
  reply: CartReply | undefined;
}

export function CartPage({ loaded, reply }: CartPageProps) {
  const editor = useCartEditor(loaded.cart, reply?.ok === false ? reply : null);
  const { cart } = editor;
  if (!cart) return <CartTrouble trouble={loaded.trouble} problem={editor.problem} />;
  return (
    <div className="wrap cart-page">
      <Breadcrumb trail={[{ name: CART.title }]} />
      <CartNotice cart={cart} problem={editor.problem} isRestored={loaded.restored} />
      {cart.isEmpty ? <EmptyCart /> : <FullCart cart={cart} editor={editor} />}
    </div>
  );
}

function FullCart({ cart, editor }: { cart: Cart; editor: CartEditor }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="lh">
        <h1 ref={heading} tabIndex={-1}>
          {CART.title}
        </h1>
      </div>
      <div className="aside-columns">
        <div>
          <ul className="cart-lines" aria-label={CART.lines}>
            {cart.lines.map((line) => (
              <CartLineItem key={line.key} line={line} editor={editor} onRemoved={() => heading.current?.focus()} />
            ))}
          </ul>
          <div className="cart-ways-on">
            <Link className="lnk" to="/magazin">
              {CART.continueShopping}
            </Link>
            <form method="post" action="/cart" onSubmit={editor.onSubmit}>
              <button className="lnk mut" name="intent" value="empty">
                {CART.empty}
              </button>
            </form>
          </div>
        </div>
        <CartSummary cart={cart} editor={editor} />
      </div>
    </>
  );
}

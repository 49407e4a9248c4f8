import { useRef } from "react";
import { Link } from "react-router";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "../../strings/checkout/cart";
import { Alert } from "../ui/alert";
import { CartLineItem } from "./cart-line";
import { CartRestored } from "./cart-restored";
import { CartTotals } from "./cart-totals";
import { CheckoutLink } from "./checkout-link";
import { FinishFirst } from "./finish-first";
import { FreeShippingProgress } from "./free-shipping-progress";
import type { CartEditor } from "./use-cart-editor";

interface CartPanelBodyProps {
  editor: CartEditor;
  trouble: CartLoaded["trouble"];
  onRetry: () => void;
}

/** Lines, total and the two ways on; before that its skeleton, what went wrong, or the empty cart. */
export function CartPanelBody({ editor, trouble, onRetry }: CartPanelBodyProps) {
  const list = useRef<HTMLUListElement>(null);
  const { cart, problem } = editor;
  if (!cart && trouble) return <PanelTrouble trouble={trouble} onRetry={onRetry} />;
  if (!cart) return <PanelSkeleton />;
  if (cart.isEmpty) return <PanelEmpty losses={editor.losses} />;
  return (
    <>
      <FinishFirst isBusy={editor.isBusy} />
      <div className="mid">
        {editor.losses && <CartRestored losses={editor.losses} isEmpty={false} />}
        {problem && !cart.lines.some((line) => line.key === problem.lineKey) && (
          <Alert type="error">{problem.message}</Alert>
        )}
        <ul className="cart-panel-lines" ref={list} tabIndex={-1} aria-label={CART.lines}>
          {cart.lines.map((line) => (
            <CartLineItem key={line.key} line={line} editor={editor} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      </div>
      <div className="bot">
        <FreeShippingProgress cart={cart} />
        <CartTotals cart={cart} isBusy={editor.isBusy} isShort />
        <CheckoutLink cart={cart} />
        <Link className="btn ghost full" to="/cart">
          {CART.view}
        </Link>
      </div>
    </>
  );
}

function PanelTrouble({ trouble, onRetry }: { trouble: NonNullable<CartLoaded["trouble"]>; onRetry: () => void }) {
  return (
    <div className="mid cart-panel-message" role="alert">
      <p>
        <b>{trouble.title}</b>
      </p>
      <p>{trouble.text}</p>
      <button type="button" className="btn ghost" onClick={onRetry}>
        {CART.retry}
      </button>
    </div>
  );
}

function PanelEmpty({ losses }: Pick<CartEditor, "losses">) {
  return (
    <div className="mid cart-panel-message">
      {losses && losses.length > 0 && <CartRestored losses={losses} isEmpty />}
      <p className="head">{CART.emptyTitle}</p>
      <p className="mut">{CART.emptyText}</p>
      <Link className="btn" to="/magazin">
        {CART.toShop}
      </Link>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className="mid" role="status">
      <span className="sr">{CART.loading}</span>
      {[1, 2].map((number) => (
        <div key={number} className="cart-line" aria-hidden="true">
          <span className="cart-line-picture sk" />
          <span className="cart-skeleton-text sk" />
          <span className="cart-skeleton-bottom sk" />
        </div>
      ))}
    </div>
  );
}

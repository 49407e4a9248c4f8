import { href } from "react-router";
import type { CartEditor } from "../../components/cart/use-cart-editor";
import { EmptyState } from "../../components/ui/empty-state";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { PRODUCT } from "#strings/catalog/product";
import { CouponForm } from "./cart-summary";
import * as paths from "#paths";

interface CartUnavailableProps {
  loadError: CartLoaded["loadError"];
  /** The cart's editor; its last change may have failed. */
  editor: CartEditor;
}

/** Shown instead of the cart while the backend is unavailable: its lines are safe, and a link retries. */
export function CartUnavailable({ loadError, editor }: CartUnavailableProps) {
  const intent = editor.problem?.intent;
  return (
    <div className="container">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={loadError?.title ?? CART.title}
          action={{ to: href(paths.cart), label: CART.retry, isReload: true }}
        >
          {intent === "add" && <p>{PRODUCT.addFailed}.</p>}
          <p>{`${loadError?.text ?? ""} ${CART.kept}`}</p>
        </EmptyState>
      </div>
      {intent === "apply-coupon" && <CouponForm editor={editor} />}
    </div>
  );
}

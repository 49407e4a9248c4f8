import type { CartProblem } from "../../components/cart/cart-queue";
import { EmptyState } from "../../components/ui/empty-state";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "../../strings/checkout/cart";
import { PRODUCT } from "../../strings/catalog/product";

interface CartUnavailableProps {
  loadError: CartLoaded["loadError"];
  /** The change that failed too. */
  problem: CartProblem | null;
}

/** Shown instead of the cart while the backend is unavailable: its lines are safe, and a link retries. */
export function CartUnavailable({ loadError, problem }: CartUnavailableProps) {
  return (
    <div className="container">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={loadError?.title ?? CART.title}
          action={{ to: "/cart", label: CART.retry, isReload: true }}
        >
          {problem?.intent === "add" && <p>{PRODUCT.addFailed}.</p>}
          <p>{`${loadError?.text ?? ""} ${CART.kept}`}</p>
        </EmptyState>
      </div>
    </div>
  );
}

import type { CartProblem } from "../../components/cart/cart-queue";
import { EmptyState } from "../../components/ui/empty-state";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "../../strings/checkout/cart";
import { PRODUCT } from "../../strings/catalog/product";

interface CartTroubleProps {
  trouble: CartLoaded["trouble"];
  /** The change that couldn't be made either. */
  problem: CartProblem | null;
}

/** The page where the cart would be, had the backend answered: its lines are safe, and one press tries again. */
export function CartTrouble({ trouble, problem }: CartTroubleProps) {
  return (
    <div className="wrap">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={trouble?.title ?? CART.title}
          action={{ to: "/cart", label: CART.retry, isReload: true }}
        >
          {problem?.intent === "add" && <p>{PRODUCT.addFailed}.</p>}
          <p>
            {trouble?.text} {CART.kept}
          </p>
        </EmptyState>
      </div>
    </div>
  );
}

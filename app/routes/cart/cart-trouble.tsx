import type { CartProblem } from "../../components/cart-queue";
import type { CartLoaded } from "../../shop/cart-reply";
import { CART } from "../../strings/cart";
import { PRODUCT } from "../../strings/product";

/** The page where the cart would be, had the backend answered: its lines are safe, and one press tries again. */
interface CartTroubleProps {
  trouble: CartLoaded["trouble"];
  /** The change that couldn't be made either. */
  problem: CartProblem | null;
}

export function CartTrouble({ trouble, problem }: CartTroubleProps) {
  return (
    <div className="wrap">
      <div className="empty" role="alert">
        <h1>{trouble?.title ?? CART.title}</h1>
        {problem?.intent === "add" && <p>{PRODUCT.addFailed}.</p>}
        <p>
          {trouble?.text} {CART.kept}
        </p>
        <div className="act">
          <a className="btn lg" href="/cart">
            {CART.retry}
          </a>
        </div>
      </div>
    </div>
  );
}

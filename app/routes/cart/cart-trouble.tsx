import { CART } from "../../strings/cart";

/** The page where the cart would be, had the backend answered: its lines are safe, and one press tries again. */
export function CartTrouble({ trouble }: { trouble: { title: string; text: string } | null }) {
  return (
    <div className="wrap">
      <div className="empty" role="alert">
        <h1>{trouble?.title ?? CART.title}</h1>
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

import { Link } from "react-router";
import { CART } from "../../strings/cart";
import { ORDER } from "../../strings/order";

interface NoOrderProps {
  /** false: the order may well be there, only it couldn't be read. */
  isMissing: boolean;
}

export function NoOrder({ isMissing }: NoOrderProps) {
  return (
    <div className="wrap">
      <div className="empty">
        <h1>{isMissing ? ORDER.notFoundTitle : ORDER.unavailableTitle}</h1>
        <p>{isMissing ? ORDER.notFoundText : ORDER.unavailableText}</p>
        <div className="act">
          <Link className="btn lg" to="/magazin">
            {CART.toShop}
          </Link>
        </div>
      </div>
    </div>
  );
}

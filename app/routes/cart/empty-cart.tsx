import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import { formatAmount } from "../../shop/amount";
import { CART } from "../../strings/cart";

export function EmptyCart() {
  const { site } = useShop();
  const [number, sign] = formatAmount(0, site.currency, site.priceDisplay).first.split("\u00a0");
  return (
    <div className="empty">
      <div className="nf" aria-hidden="true">
        {number} <span>{sign}</span>
      </div>
      <h1 id="cart-empty" tabIndex={-1}>
        {CART.emptyTitle}
      </h1>
      <p>{CART.emptyText}</p>
      <div className="act">
        <Link className="btn lg" to="/magazin">
          {CART.toShop}
        </Link>
      </div>
    </div>
  );
}

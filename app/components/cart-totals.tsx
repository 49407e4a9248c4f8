import type { FormEvent } from "react";
import type { Cart, CartCoupon } from "../shop/cart";
import { CART } from "../strings/cart";
import { Amount } from "./amount";
import { Icon } from "./icon";

interface CartTotalsProps {
  cart: Cart;
  /** The sums are being reckoned anew. */
  isBusy: boolean;
  /** Only delivery and total, for the panel. */
  isShort?: boolean;
  /** Sends a form that takes a coupon away; without it coupons can't be removed here. */
  onRemoveCoupon?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sums of a cart: products, coupons, delivery, total with its VAT (design §5). */
export function CartTotals({ cart, isBusy, isShort = false, onRemoveCoupon }: CartTotalsProps) {
  return (
    <dl className="totals" aria-busy={isBusy}>
      {!isShort && (
        <div>
          <dt>{CART.products(cart.itemCount)}</dt>
          <dd>
            <Amount value={cart.subtotal} />
          </dd>
        </div>
      )}
      {cart.coupons.map((coupon) => (
        <CouponRow key={coupon.code} coupon={coupon} onRemove={onRemoveCoupon} />
      ))}
      {cart.needsShipping && <ShippingRow cart={cart} />}
      <div className="totals-total">
        <dt>
          {CART.total}
          <span className="cap">
            {isShort ? CART.vatIncluded : CART.vat}
            {!isShort && <Amount value={cart.tax} isSingle />}
          </span>
        </dt>
        <dd aria-live="polite" aria-atomic="true">
          <Amount value={cart.total} look="price" />
        </dd>
      </div>
    </dl>
  );
}

function CouponRow({ coupon, onRemove }: { coupon: CartCoupon; onRemove?: CartTotalsProps["onRemoveCoupon"] }) {
  return (
    <div className="totals-saved">
      <dt>
        {CART.coupon(coupon.code.toUpperCase())}
        {onRemove && (
          <form method="post" action="/cart" onSubmit={onRemove}>
            <input type="hidden" name="code" value={coupon.code} />
            <button
              className="ib"
              name="intent"
              value="remove-coupon"
              aria-label={CART.removeCoupon(coupon.code.toUpperCase())}
            >
              <Icon name="close" size={16} />
            </button>
          </form>
        )}
      </dt>
      <dd>
        <Amount value={-coupon.amount} />
      </dd>
    </div>
  );
}

function ShippingRow({ cart }: { cart: Cart }) {
  const chosen = cart.shippingRates.find((rate) => rate.id === cart.chosenRateId);
  return (
    <div>
      <dt>
        {CART.shipping}
        {chosen && <span className="cap">{chosen.label}</span>}
      </dt>
      <dd>
        {!chosen && <span className="totals-later">{CART.shippingLater}</span>}
        {chosen &&
          (cart.shipping > 0 ? <Amount value={cart.shipping} /> : <span className="totals-free">{CART.free}</span>)}
      </dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { findPricedRate, type Cart, type CartCoupon } from "../../domain/cart/cart";
import { isFreeDelivery } from "../../domain/cart/free-shipping";
import { CART } from "#strings/checkout/cart";
import { Amount } from "../ui/amount";

interface CartTotalsProps {
  cart: Cart;
  /** The totals are being recalculated. */
  isBusy: boolean;
  /** Shipping and total only, for the panel. */
  isShort?: boolean;
  /** Renders the control that removes a code; without it codes can't be removed. */
  removeCoupon?: (code: string) => ReactNode;
}

/** Cart totals: products, coupons, shipping, fees, total with its VAT. */
export function CartTotals({ cart, isBusy, isShort = false, removeCoupon }: CartTotalsProps) {
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
        <CouponRow key={coupon.code} coupon={coupon} cart={cart} isShort={isShort} removeCoupon={removeCoupon} />
      ))}
      {cart.needsShipping && <ShippingRow cart={cart} />}
      {cart.fees !== 0 && (
        <div>
          <dt>{cart.fees > 0 ? CART.fees : CART.reductions}</dt>
          <dd>
            <Amount value={cart.fees} />
          </dd>
        </div>
      )}
      <div className="totals-total">
        <dt>
          {CART.total}
          {cart.needsShipping && !findPricedRate(cart) && <span className="caption">{CART.withoutShipping}</span>}
          {cart.tax > 0 && (
            <span className="caption">
              <span>{isShort ? CART.vatIncluded : CART.vat}</span>
              {!isShort && <Amount value={cart.tax} isSingle />}
            </span>
          )}
        </dt>
        <dd aria-live="polite" aria-atomic="true">
          <Amount value={cart.total} look="price" />
        </dd>
      </div>
    </dl>
  );
}

interface CouponRowProps {
  coupon: CartCoupon;
  cart: Cart;
  isShort: boolean;
  removeCoupon: CartTotalsProps["removeCoupon"];
}

function CouponRow({ coupon, cart, isShort, removeCoupon }: CouponRowProps) {
  // A free-shipping coupon has no amount; any other coupon without one no longer applies.
  const isIdle = coupon.amount === 0 && !cart.shippingRates.some(isFreeDelivery);
  return (
    <div className="totals-saved">
      <dt>
        <span>
          {CART.coupon} <span translate="no">{coupon.code.toUpperCase()}</span>
        </span>
        {removeCoupon && <div>{removeCoupon(coupon.code)}</div>}
        {!isShort && coupon.description && <span className="caption">{coupon.description}</span>}
      </dt>
      <dd>
        {coupon.amount !== 0 && <Amount value={-coupon.amount} />}
        {isIdle && <span className="totals-later">{CART.couponIdle}</span>}
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
        {chosen && (
          <span className="caption" lang={chosen.language}>
            {chosen.label}
          </span>
        )}
      </dt>
      <dd>
        {!chosen && <span className="totals-later">{CART.shippingLater}</span>}
        {chosen?.cost === null && <span className="totals-later">{CART.withoutPrice(chosen)}</span>}
        {chosen &&
          chosen.cost !== null &&
          (cart.shipping > 0 ? <Amount value={cart.shipping} /> : <span className="totals-free">{CART.free}</span>)}
      </dd>
    </div>
  );
}

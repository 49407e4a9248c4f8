import { loadCart } from "../cart/load-cart.ts";
import type { DemoContext } from "../context.ts";
import { findCoupon, type Coupon } from "../coupons.ts";
import { UserError } from "../http/user-error.ts";
import { changeCart } from "./cart.ts";

export const couponMutations = { applyCoupon, removeCoupons };

async function applyCoupon({ input }: { input: { code: string } }, context: DemoContext) {
  const data = await context.session.read();
  const code = input.code.trim().toLowerCase();
  const coupon = findCoupon(code);
  if (!coupon) throw new UserError(`Coupon &quot;${code}&quot; cannot be applied because it does not exist.`);
  if (data.coupons.includes(code)) throw new UserError("This coupon has already been applied to the cart");
  const { totals } = await loadCart(context.db, data);
  checkCoupon(coupon, totals.subtotal + totals.subtotalTax);
  return changeCart(context, { ...data, coupons: [...data.coupons, code] });
}

async function removeCoupons({ input }: { input: { codes?: (string | null)[] | null } }, context: DemoContext) {
  const data = await context.session.read();
  const codes = (input.codes ?? []).map((code) => (code ?? "").trim().toLowerCase());
  if (codes.some((code) => !data.coupons.includes(code))) {
    throw new UserError("This coupon has not been applied to the cart.");
  }
  return changeCart(context, { ...data, coupons: data.coupons.filter((code) => !codes.includes(code)) });
}

function checkCoupon({ code, expired, usedUp, minimum }: Coupon, cartCents: number): void {
  if (expired) throw new UserError(`Coupon &quot;${code}&quot; has expired.`);
  if (usedUp) {
    throw new UserError(
      `Usage limit for coupon &quot;${code}&quot; has been reached. Please try again after some time, or contact us for help.`,
    );
  }
  if (minimum !== null && cartCents < minimum * 100) {
    throw new UserError(`The minimum spend for coupon &quot;${code}&quot; is ${markUpPrice(minimum)}.`);
  }
}

/** The one place where WooCommerce's markup of a price gets into an answer. */
function markUpPrice(leva: number): string {
  const symbol = '<span class="woocommerce-Price-currencySymbol">&#1083;&#1074;.</span>';
  const amount = leva.toFixed(2).replace(".", ",");
  return `<span class="woocommerce-Price-amount amount"><bdi>${amount}&nbsp;${symbol}</bdi></span>`;
}

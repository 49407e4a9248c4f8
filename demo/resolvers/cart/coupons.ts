import { refusePersonalUse } from "../../cart/personal-coupon-limit.ts";
import { loadCart } from "../../cart/load-cart.ts";
import type { DemoContext } from "../../context.ts";
import { findCoupon } from "../../pricing/coupons.ts";
import { UserError } from "../../http/user-error.ts";
import { changeCart } from "./cart.ts";

export const couponMutations = { applyCoupon, removeCoupons };

async function applyCoupon({ input }: { input: { code: string } }, context: DemoContext) {
  const data = await context.session.read();
  const code = input.code.trim().toLowerCase();
  const coupon = findCoupon(code);
  if (!coupon) throw new UserError(`Coupon &quot;${code}&quot; cannot be applied because it does not exist.`);
  const { customer } = context.visitor;
  const { coupons } = await loadCart(context, { ...data, coupons: [code] });
  const refusal = coupons[0]?.refusal ?? (customer && (await refusePersonalUse(context.db, coupon, customer.email)));
  if (refusal) throw new UserError(refusal);
  if (data.coupons.includes(code)) throw new UserError("This coupon has already been applied to the cart");
  if (coupon.individualUse) return changeCart(context, { ...data, coupons: [code] });
  const lonely = data.coupons.find((applied) => findCoupon(applied)?.individualUse);
  if (lonely !== undefined) {
    throw new UserError(
      `Кодът за отстъпка „${lonely}“ е вече приложен и не може да бъде използван заедно с други кодове.`,
    );
  }
  return changeCart(context, { ...data, coupons: [...data.coupons, code] });
}

async function removeCoupons({ input }: { input: { codes?: (string | null)[] | null } }, context: DemoContext) {
  const data = await context.session.read();
  const codes = (input.codes ?? []).map((code) => (code ?? "").trim().toLowerCase());
  if (codes.length === 0) throw new UserError("No coupon codes provided");
  if (codes.some((code) => !data.coupons.includes(code))) {
    throw new UserError("This coupon has not been applied to the cart.");
  }
  return changeCart(context, { ...data, coupons: data.coupons.filter((code) => !codes.includes(code)) });
}

import type { Coupon } from "../pricing/coupons.ts";
import { countCouponUses } from "../database/orders/coupon-uses.ts";
import { describeUsageLimit } from "./coupon-rules.ts";

/** Refuses a customer at once, a guest only at checkout, where their email is known. null: no refusal. */
export async function refusePersonalUse(db: D1Database, coupon: Coupon, email: string): Promise<string | null> {
  if (coupon.usageLimitPerCustomer === null) return null;
  const uses = await countCouponUses(db, coupon.code, email.toLowerCase());
  return uses >= coupon.usageLimitPerCustomer ? describeUsageLimit(coupon) : null;
}

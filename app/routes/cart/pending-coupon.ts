import { pendingCouponCookie, readPendingCoupon } from "../../domain/cart/pending-coupon";
import { wantsPage } from "../../domain/forms/form-data";
import { CART } from "../../strings/checkout/cart";
import { COUPON } from "../../strings/checkout/coupon";
import { failureText } from "../../strings/errors/failures";
import { refuse, type Outcome } from "./outcome";
import type { Shopper } from "../../services/shopper";

type Answered = Outcome & { headers: Record<string, string> };

/**
 * A code that came by a link and waited for a cart is applied to the first one (docs/decisions/0027). What was asked of
 * the cart is done whatever becomes of the code; one that the backend refuses isn't tried again.
 */
export async function applyPendingCoupon(
  outcome: Outcome,
  request: Request,
  shopper: Pick<Shopper, "changeCart">,
): Promise<Answered> {
  const { reply } = outcome;
  const code = readPendingCoupon(request.headers.get("cookie") ?? "");
  if (!code || !reply.ok || reply.cart.isEmpty) return { ...outcome, headers: {} };
  const changed = await shopper.changeCart({ type: "apply-coupon", code });
  const isSettled = changed.ok || changed.failure.kind === "refused";
  // What a fault or a limit kept away is tried with the next change.
  if (!isSettled) return { ...outcome, headers: {} };
  const headers = { "Set-Cookie": pendingCouponCookie(null, new URL(request.url).protocol === "https:") };
  if (changed.ok)
    return { ...outcome, headers, reply: { ...reply, cart: changed.value.cart, notice: COUPON.applied(code) } };
  const { text, status } = failureText(changed.failure, CART.couponRefused);
  // A page has one place for it, beside the coupon's field; to scripts it is a message beside what was done.
  if (wantsPage(request))
    return { ...refuse(status, text, { intent: "apply-coupon", typed: code, cart: reply.cart }), headers };
  return { ...outcome, headers, reply: { ...reply, notice: `${COUPON.refused(code)}: ${text}` } };
}

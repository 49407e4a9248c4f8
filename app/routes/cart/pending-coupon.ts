import { pendingCouponCookie, readPendingCoupon } from "../../domain/cart/pending-coupon";
import { wantsPage } from "../../domain/forms/form-data";
import { CART } from "#strings/checkout/cart";
import { COUPON } from "#strings/checkout/coupon";
import { failureText } from "#strings/errors/failures";
import { refuse, type Outcome } from "./outcome";
import type { Shopper } from "../../services/shopper";

type Answered = Outcome & { headers: Record<string, string> };

/**
 * Applies the code of a coupon link once the cart isn't empty (docs/decisions/0026). If that fails, the cart's own
 * change stands. A refused code isn't tried again.
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
  // The cookie stays, so the next change of the cart tries the code again.
  if (!isSettled) return { ...outcome, headers: {} };
  const headers = { "Set-Cookie": pendingCouponCookie(null, new URL(request.url).protocol === "https:") };
  if (changed.ok)
    return { ...outcome, headers, reply: { ...reply, cart: changed.value.cart, notice: COUPON.applied(code) } };
  const { text, status } = failureText(changed.failure, CART.couponRefused);
  // A page shows the refusal beside the coupon field; scripts get it as a message with the outcome.
  if (wantsPage(request))
    return { ...refuse(status, text, { intent: "apply-coupon", typed: code, cart: reply.cart }), headers };
  return { ...outcome, headers, reply: { ...reply, notice: `${COUPON.refused(code)}: ${text}` } };
}

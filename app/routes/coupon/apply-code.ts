import { CART } from "#strings/checkout/cart";
import { failureText } from "#strings/errors/failures";
import type { Shopper } from "../../services/shopper";

/** "waits": there is no cart to apply it to yet. */
type AppliedCode = { kind: "applied" | "waits" } | { kind: "refused"; message: string; status: number };

/** Applies a code to the shopper's cart, if they have one; rate limited like any coupon (docs/rate-limits.md). */
export async function applyCode(code: string, shopper: Pick<Shopper, "readCart" | "changeCart">): Promise<AppliedCode> {
  const read = await shopper.readCart();
  if (read.ok && read.value.cart.isEmpty) return { kind: "waits" };
  // The link was used before.
  if (read.ok && read.value.cart.coupons.some((one) => one.code.toLowerCase() === code.toLowerCase()))
    return { kind: "applied" };
  const changed = read.ok ? await shopper.changeCart({ type: "apply-coupon", code }) : read;
  if (changed.ok) return { kind: "applied" };
  const { text, status } = failureText(changed.failure, CART.couponRefused);
  return { kind: "refused", message: text, status };
}

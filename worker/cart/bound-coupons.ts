import { fail, type Failure, type Result } from "../../app/domain/values/result";
import type { Cart, CartChange } from "../../app/domain/cart/cart";
import { BOUND_COUPON } from "#strings/checkout/coupon";
import { isBoundToEmail } from "#strings/errors/refusals";
import type { SessionStore } from "../session/session-store";

type ApplyCoupon = Extract<CartChange, { type: "apply-coupon" }>;
type Changed = { result: Result<Cart>; restored: boolean };

/**
 * The error code of a coupon that is bound to emails; the plugin accepts a guest's email with the request
 * (docs/wordpress-plugin.md).
 */
const TAKES_EMAIL = "storefront-coupon-email";

interface CartSession {
  store: SessionStore;
  /** The cart as it was last read. */
  known: Cart | undefined;
  send: (change: CartChange) => Promise<Changed>;
}

/**
 * Applies a code; a code that WooCommerce binds to emails is applied for the given email. A guest's code counts only
 * while each request states the email for which it was applied. For another email the code must be applied again,
 * because each email is a guess, and guesses are rate limited.
 */
export async function applyCoupon({ code, email }: ApplyCoupon, session: CartSession): Promise<Changed> {
  const applied = await session.send({ type: "apply-coupon", code });
  if (!isRefusedEmail(applied.result)) return applied;
  const { failure } = applied.result;
  if (!failure.message.includes(TAKES_EMAIL)) {
    const isCustomer = (await session.store.read("auth")) !== undefined;
    return isCustomer ? { ...applied, result: fail({ ...failure, message: BOUND_COUPON.otherAccount }) } : applied;
  }
  const forEmail = email ? await applyFor(email, code, session) : applied;
  if (!isRefusedEmail(forEmail.result)) return forEmail;
  return { ...forEmail, result: fail({ ...failure, message: BOUND_COUPON.typeEmail }) };
}

async function applyFor(email: string, code: string, { store, known, send }: CartSession): Promise<Changed> {
  // A code that was applied for another email has no effect, and WooCommerce applies no code twice, so it is removed
  // first.
  if (known?.coupons.some((one) => one.code.toLowerCase() === code.toLowerCase()))
    await send({ type: "remove-coupon", code });
  const before = await store.read("couponEmail");
  await store.write("couponEmail", email);
  const applied = await send({ type: "apply-coupon", code });
  if (applied.result.ok) return applied;
  if (before) await store.write("couponEmail", before);
  else await store.forget("couponEmail");
  return applied;
}

type Refused = Extract<Failure, { kind: "refused" }>;

function isRefusedEmail(result: Result<unknown>): result is { ok: false; failure: Refused } {
  return !result.ok && result.failure.kind === "refused" && isBoundToEmail(result.failure.message);
}

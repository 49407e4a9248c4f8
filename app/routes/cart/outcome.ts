import type { Failure, Result } from "../../domain/values/result";
import { CART_LINES_MAX } from "../../config/limits";
import type { CartReply } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { failureText } from "#strings/errors/failures";
import { PRODUCT } from "#strings/catalog/product";
import type { CartState } from "../../domain/cart/cart-stock";

export type Refusal = Extract<CartReply, { ok: false }>;

/** The parts of a rejected form that say where its message is shown. */
export type About = Partial<Refusal>;

export interface Outcome {
  reply: CartReply;
  status: number;
}

/** Maps the result of a change to its reply. A quantity reduced to the stock is reported as an error, with the cart. */
export function settle(result: Result<CartState>, about: About): Outcome {
  if (!result.ok) return fromFailure(result.failure, about);
  const { clamped, ...state } = result.value;
  if (!clamped) return { reply: { ok: true, ...state }, status: 200 };
  return refuse(422, CART.limitedToStock(clamped.shortage), { ...about, lineKey: clamped.key, cart: state.cart });
}

export function fromFailure(failure: Failure, about: About): Outcome {
  if (failure.kind === "invalid" && failure.field === "lines")
    return refuse(422, CART.tooManyLines(CART_LINES_MAX), { ...about, reason: "full" });
  const { text, status } = failureText(failure, refusedText(about.intent));
  return refuse(status, text, { ...about, reason: status === 503 ? "unavailable" : "refused" });
}

export function refuse(status: number, message: string, about: About): Outcome {
  return { status, reply: { reason: "refused", ...about, ok: false, message } };
}

/** Refuses an add that lacks a required option; `label`, the option's, may be "". */
export function refuseMissingOption(label: string, about: About): Outcome {
  return refuse(422, PRODUCT.choose(label), { ...about, reason: "no-variation" });
}

function refusedText(intent: string | undefined): string | undefined {
  if (intent === "add" || intent === "add-group") return PRODUCT.addFailed;
  if (intent === "update" || intent === "remove") return CART.lineRefused;
  return intent === "apply-coupon" || intent === "remove-coupon" ? CART.couponRefused : undefined;
}

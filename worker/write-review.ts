import { sendReview } from "../app/backend/reviews";
import { fail } from "../app/backend/result";
import type { Shopper } from "../app/context";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { openShopClient } from "./shop-client";
import type { SessionRoad } from "./shopper-seat";

/** Writes a review: a customer's in his session, a guest's without one, so that nobody gets a cookie for it. */
export function createReviewWriter(
  { ask }: Pick<SessionRoad, "ask">,
  bindings: Bindings,
  environment: Environment,
): Shopper["writeReview"] {
  return async (draft) => {
    const own = await ask("writeReview", [draft], (refusal) => (refusal ? fail(refusal) : null));
    if (own) return own;
    return (await sendReview(openShopClient(bindings, environment), draft, null)).result;
  };
}

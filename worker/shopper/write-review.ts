import { sendReview } from "../woocommerce/catalog/reviews";
import { fail } from "../../app/domain/values/result";
import type { Shopper } from "../../app/context";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { openShopClient } from "../woocommerce/connection";
import type { SessionRoad } from "../session/session-client";

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

import { sendReview } from "../app/backend/reviews";
import type { Shopper } from "../app/context";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { openShopClient } from "./shop-client";
import type { SessionRoad } from "./shopper-seat";

const ADDRESS = /^[\da-f.:]{2,45}$/i;

/** The address that Cloudflare saw. A browser can write X-Forwarded-For, but not this header (quality.md 3). */
export function readShopperAddress(header: (name: string) => string | undefined): string | null {
  const address = header("cf-connecting-ip")?.trim() ?? "";
  return ADDRESS.test(address) ? address : null;
}

/** Writes a review: a customer's in his session, a guest's without one, so that nobody gets a cookie for it. */
export function createReviewWriter(
  { ask }: Pick<SessionRoad, "ask">,
  bindings: Bindings,
  environment: Environment,
  shopperAddress: string | null,
): Shopper["writeReview"] {
  return async (draft) => {
    const own = await ask("writeReview", [draft, shopperAddress], () => null);
    if (own) return own;
    return (await sendReview(openShopClient(bindings, environment, shopperAddress), draft, null)).result;
  };
}

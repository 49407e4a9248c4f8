import { createBackendClient } from "../app/backend/client";
import { sendReview } from "../app/backend/reviews";
import type { Shopper } from "../app/context";
import { logBackendFailure } from "./request-id";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { fetchBackend } from "./services";

const ADDRESS = /^[\da-f.:]{2,45}$/i;

/** The address that Cloudflare saw. A browser can write X-Forwarded-For, but not this header (quality.md 3). */
export function readShopperAddress(header: (name: string) => string | undefined): string | null {
  const address = header("cf-connecting-ip")?.trim() ?? "";
  return ADDRESS.test(address) ? address : null;
}

/** Writes one guest's review. It needs no session, so nobody gets a cookie for it. */
export function createReviewWriter(
  bindings: Bindings,
  environment: Environment,
  shopperAddress: string | null,
): Shopper["writeReview"] {
  return async (draft) => {
    const client = createBackendClient({
      name: "shopper",
      url: environment.backendUrl,
      fetch: fetchBackend(bindings, environment),
      onFailure: logBackendFailure,
      shopperAddress,
      // The plugin believes the address from nobody but the shop.
      storefrontSecret: environment.storefrontSecret,
    });
    return (await sendReview(client, draft, null)).result;
  };
}

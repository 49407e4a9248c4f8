import { createNoCache } from "../../../worker/data-cache/data-cache";
import { openPlaces, type Places } from "../../../worker/data-cache/cached-places";
import type { BackendClient } from "../../../worker/woocommerce/client";

/** Countries and regions as the backend answers each time. */
export function uncachedPlaces(client: BackendClient): Places {
  return openPlaces(client, () => createNoCache(() => {}));
}

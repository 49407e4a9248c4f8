import { createBackendClient, type BackendClient } from "./client";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest, logBackendFailure } from "../platform/request-context";
import { fetchBackend } from "./services";

/**
 * Asks in no shopper's name, with the secret that this shop's plugin knows the shop by: only from it, it believes where the
 * shopper sits.
 */
export function openShopClient(bindings: Bindings, environment: Environment): BackendClient {
  return createBackendClient({
    name: "shopper",
    url: environment.backendUrl,
    storefrontSecret: environment.storefrontSecret,
    // Looked for at the first question: a page that asks nothing needs no backend.
    fetch: (input, init) => fetchBackend(bindings, environment)(input, init),
    onFailure: logBackendFailure,
    requestId: () => currentRequest()?.id ?? null,
    shopperAddress: () => currentRequest()?.address ?? null,
  });
}

import { createBackendClient, type BackendClient } from "../app/backend/client";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { logBackendFailure } from "./request-id";
import { fetchBackend } from "./services";

/**
 * Asks in no shopper's name, with the secret that this shop's plugin knows the shop by: only from it, it believes where the
 * shopper sits.
 */
export function openShopClient(
  bindings: Bindings,
  environment: Environment,
  shopperAddress: string | null = null,
): BackendClient {
  return createBackendClient({
    name: "shopper",
    url: environment.backendUrl,
    storefrontSecret: environment.storefrontSecret,
    fetch: fetchBackend(bindings, environment),
    onFailure: logBackendFailure,
    shopperAddress,
  });
}

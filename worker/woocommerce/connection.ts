import { createBackendClient, type BackendClient } from "./client";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest } from "../platform/request-context";
import { logFailedRequest, type FailureHandler } from "./errors";

/** fetch for the backend: the service binding of the demo, the network for a merchant's WordPress. */
export function fetchBackend(bindings: Bindings, { isDemo }: Environment): typeof fetch {
  if (!isDemo) return (input, init) => fetch(input, init);
  const demo = bindings.BACKEND;
  if (!demo) throw new Error("BACKEND_URL is missing, and there is no demo backend (service binding BACKEND)");
  return (input, init) =>
    demo.fetch(input as RequestInfo, init as RequestInit<CfProperties>) as unknown as Promise<Response>;
}

/**
 * A client for requests that belong to no session. It sends the shared secret, without which the plugin doesn't trust the
 * client address it reports.
 */
export function openShopClient(bindings: Bindings, environment: Environment): BackendClient {
  return createBackendClient({
    name: "shopper",
    url: environment.backendUrl,
    storefrontSecret: environment.storefrontSecret,
    // Resolved on first use: a page that sends no request needs no backend.
    fetch: (input, init) => fetchBackend(bindings, environment)(input, init),
    onFailure: logBackendFailure,
    requestId: () => currentRequest()?.id ?? null,
    shopperAddress: () => currentRequest()?.address ?? null,
  });
}

/** Logs one line per failed backend request, with the id of the browser request. */
export const logBackendFailure: FailureHandler = (failed) =>
  logFailedRequest({ id: currentRequest()?.id ?? null, ...failed });

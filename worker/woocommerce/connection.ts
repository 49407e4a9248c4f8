import { createBackendClient, type BackendClient } from "./client";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { currentRequest } from "../platform/request-context";
import { logFailedRequest, type FailureHandler } from "./errors";

/** The road to the backend: over the service binding to the demo, over the net to a merchant's WordPress. */
export function fetchBackend(bindings: Bindings, { isDemo }: Environment): typeof fetch {
  if (!isDemo) return (input, init) => fetch(input, init);
  const demo = bindings.BACKEND;
  if (!demo) throw new Error("BACKEND_URL is missing, and there is no demo backend (service binding BACKEND)");
  return (input, init) =>
    demo.fetch(input as RequestInfo, init as RequestInit<CfProperties>) as unknown as Promise<Response>;
}

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

/** One line per failed question to the backend, with the request that wanted it. */
export const logBackendFailure: FailureHandler = (failed) =>
  logFailedRequest({ id: currentRequest()?.id ?? null, ...failed });

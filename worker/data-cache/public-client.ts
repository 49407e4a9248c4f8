import { createBackendClient, type BackendClient } from "../woocommerce/client";
import type { FailedRequest } from "../woocommerce/errors";
import { type DataCache, createDataCache, createNoCache } from "./data-cache";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import type { PublicTask } from "./render-report";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";
import { openEdgeCache } from "../platform/storage";
import { readCacheVersion } from "./cache-invalidation";
import { openCoalescer } from "./request-coalescer";

/** This deployment's data cache; the cache version is read once per request. */
export function openDataCache(
  bindings: Bindings,
  environment: Environment,
  { report, isBackground }: PublicTask,
  waitUntil: (work: Promise<unknown>) => void,
): DataCache {
  const { caching, backendUrl } = environment;
  if (caching === "none") return createNoCache(waitUntil);
  const cache = openEdgeCache(environment);
  let version: Promise<string | null> | undefined;
  return createDataCache({
    kv: bindings.KV,
    cache,
    coalescerOf: (url) => openCoalescer(bindings.COALESCER, url),
    version: () => (version ??= readCacheVersion(bindings.KV)),
    waitUntil,
    name: `${bindings.VERSION.id} ${backendUrl}`,
    report,
    isBackground,
  });
}

/** The client of public pages: without a session. A failure makes the page incomplete. */
export function openPublicClient(bindings: Bindings, environment: Environment, { report }: PublicTask): BackendClient {
  return createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: report.watch(fetchBackend(bindings, environment)),
    onFailure(failed) {
      if (!isFinal(failed)) report.isComplete = false;
      logBackendFailure(failed);
    },
  });
}

// The backend would refuse again, so a page without this part is complete. An internal server error is transient.
function isFinal({ kind, messages }: FailedRequest): boolean {
  return kind === "refused" && !messages.some((message) => /^internal server error/i.test(message));
}

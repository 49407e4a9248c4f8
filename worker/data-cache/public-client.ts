import { createBackendClient, type BackendClient } from "../woocommerce/client";
import type { FailedRequest } from "../woocommerce/errors";
import { type DataCache, createDataCache, createNoCache } from "./data-cache";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { RequestDeadline } from "./request-deadline";
import { RenderReport } from "./render-report";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";
import { openDefaultCache } from "../platform/edge-cache";
import { readCacheVersion } from "./cache-invalidation";
import { openCoalescer } from "./request-coalescer";

/** The backend's answers, as this deployment keeps them; the version is read once for each request. */
export function openDataCache(
  bindings: Bindings,
  { caching, backendUrl }: Environment,
  { report, isBackground }: PublicTask,
  waitUntil: (work: Promise<unknown>) => void,
): DataCache {
  if (caching === "none") return createNoCache(waitUntil);
  const cache = openDefaultCache();
  let version: Promise<string | null> | undefined;
  return createDataCache({
    kv: bindings.KV,
    cache,
    coalescerOf: (address) => openCoalescer(bindings.COALESCER, address),
    version: () => (version ??= readCacheVersion(bindings.KV)),
    waitUntil,
    name: `${bindings.VERSION.id} ${backendUrl}`,
    report,
    isBackground,
  });
}

/** What public answers are made for. */
export interface PublicTask {
  report: RenderReport;
  /** Nobody waits for it: what is stale is asked anew. */
  isBackground: boolean;
}

export function createTask({ isBackground = false } = {}): PublicTask {
  return { report: new RenderReport(), isBackground };
}

/** The backend asked without anybody's session, what it said before, and how long to wait: all that public pages are made with. */
export function openPublicBackend(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): { client: BackendClient; dataCache: DataCache; deadline: RequestDeadline } {
  const { report, isBackground } = task;
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: report.watch(fetchBackend(bindings, environment)),
    onFailure(failed) {
      if (!isFinal(failed)) report.isWhole = false;
      logBackendFailure(failed);
    },
  });
  const onLate = () => {
    report.isCurrent = false;
  };
  const deadline = new RequestDeadline({ waitUntil, onLate, isBackground });
  return { client, dataCache: openDataCache(bindings, environment, task, waitUntil), deadline };
}

// What a backend refuses it will refuse again: a page without it is as whole as it can be. An accident inside it passes.
function isFinal({ kind, messages }: FailedRequest): boolean {
  return kind === "refused" && !messages.some((message) => /^internal server error/i.test(message));
}

import { createBackendClient, type BackendClient } from "../woocommerce/client";
import type { FailedRequest } from "../woocommerce/errors";
import { type Memory, createMemory, createNoMemory } from "./data-cache";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { PagePatience } from "./request-deadline";
import { Ledger } from "./render-report";
import { fetchBackend, logBackendFailure } from "../woocommerce/connection";
import { openDefaultCache } from "../platform/edge-cache";
import { openProductMarks, readCatalogueVersion } from "./cache-invalidation";
import { openFlight } from "./request-coalescer";

/** The backend's answers, as this deployment keeps them; the version is read once for each request. */
export function openMemory(
  bindings: Bindings,
  { caching, backendUrl }: Environment,
  { ledger, isPatient }: PublicTask,
  waitUntil: (work: Promise<unknown>) => void,
): Memory {
  if (caching === "none") return createNoMemory(waitUntil);
  const cache = openDefaultCache();
  let version: Promise<string | null> | undefined;
  return createMemory({
    kv: bindings.KV,
    cache,
    flightOf: (address) => openFlight(bindings.REFILL, address),
    changedAt: (slug) => openProductMarks(cache).changedAt(slug),
    version: () => (version ??= readCatalogueVersion(bindings.KV)),
    waitUntil,
    name: `${bindings.VERSION.id} ${backendUrl}`,
    ledger,
    isPatient,
  });
}

/** What public answers are made for. */
export interface PublicTask {
  ledger: Ledger;
  /** Nobody waits for it: what is stale is asked anew. */
  isPatient: boolean;
}

export function createTask({ isPatient = false } = {}): PublicTask {
  return { ledger: new Ledger(), isPatient };
}

/** The backend asked without anybody's session, what it said before, and how long to wait: all that public pages are made with. */
export function openPublicBackend(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): { client: BackendClient; memory: Memory; patience: PagePatience } {
  const { ledger, isPatient } = task;
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: ledger.watch(fetchBackend(bindings, environment)),
    onFailure(failed) {
      if (!isFinal(failed)) ledger.isWhole = false;
      logBackendFailure(failed);
    },
  });
  const onLate = () => {
    ledger.isCurrent = false;
  };
  const patience = new PagePatience({ waitUntil, onLate, isPatient });
  return { client, memory: openMemory(bindings, environment, task, waitUntil), patience };
}

// What a backend refuses it will refuse again: a page without it is as whole as it can be. An accident inside it passes.
function isFinal({ kind, messages }: FailedRequest): boolean {
  return kind === "refused" && !messages.some((message) => /^internal server error/i.test(message));
}

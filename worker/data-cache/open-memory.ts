import type { Memory } from "./memory";
import type { Bindings } from "../platform/hono-env";
import { openDefaultCache } from "../platform/edge-cache";
import type { Environment } from "../platform/environment";
import { createMemory, createNoMemory } from "./data-cache";
import { openProductMarks } from "./product-marks";
import type { PublicTask } from "./public-client";
import { openFlight } from "./request-coalescer";
import { readCatalogueVersion } from "./version-words";

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

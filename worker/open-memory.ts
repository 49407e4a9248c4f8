import type { Memory } from "../app/backend/memory";
import type { Bindings } from "./bindings";
import { openDefaultCache } from "./default-cache";
import type { Environment } from "./env";
import { createMemory, createNoMemory } from "./memory";
import { openProductMarks } from "./product-marks";
import type { PublicTask } from "./public-backend";
import { openFlight } from "./shared-flight";
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

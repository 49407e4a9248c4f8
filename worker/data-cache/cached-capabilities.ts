import { probeCapabilities, type Capabilities } from "../woocommerce/capabilities";
import { BackendFault } from "../woocommerce/errors";
import { coalesce, type DataCache, type DataCacheKey } from "./data-cache";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import type { RenderReport } from "./render-report";
import { fetchBackend } from "../woocommerce/connection";

const KEY: DataCacheKey = { kind: "capabilities", of: [], isCommon: true };

/**
 * The capabilities of the merchant's backend, cached for a day and revalidated in the background. The very first page waits
 * for them, so that no unsupported field is queried; a page that can't get them is incomplete.
 */
export async function readCapabilities(
  bindings: Bindings,
  environment: Environment,
  dataCache: DataCache,
  report: RenderReport,
): Promise<Partial<Capabilities>> {
  const fetch = () => coalesce(dataCache, KEY, () => probe(bindings, environment));
  const known = await dataCache.read<Capabilities>(KEY);
  if (known?.isStale) dataCache.later(fetch);
  if (known) return known.value;
  return fetch().catch((error: unknown) => {
    if (!(error instanceof BackendFault)) throw error;
    report.isComplete = false;
    return {};
  });
}

/** The cached capabilities, without fetching; {} if unknown. For the schedule. */
export async function readCachedCapabilities(dataCache: DataCache): Promise<Partial<Capabilities>> {
  return (await dataCache.read<Capabilities>(KEY))?.value ?? {};
}

async function probe(bindings: Bindings, environment: Environment): Promise<Capabilities> {
  const found = await probeCapabilities(environment.backendUrl, fetchBackend(bindings, environment));
  console.info(JSON.stringify({ event: "capabilities", found }));
  if (!found) throw new BackendFault({ kind: "unreachable" });
  return found;
}

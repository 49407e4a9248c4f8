import { probeCapabilities, type Capabilities } from "../woocommerce/capabilities";
import { BackendFault } from "../woocommerce/errors";
import { coalesce, type DataCache, type DataCacheKey } from "./data-cache";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import type { RenderReport } from "./render-report";
import { fetchBackend } from "../woocommerce/connection";

const KEY: DataCacheKey = { kind: "capabilities", of: [], isCommon: true };

/**
 * What this merchant's backend offers beyond the stock. The very first page waits for it, so that nothing is asked that a
 * backend may not have; from then on it is asked after the answer, once a day. A page that can't know it is not whole.
 */
export async function readCapabilities(
  bindings: Bindings,
  environment: Environment,
  dataCache: DataCache,
  report: RenderReport,
): Promise<Partial<Capabilities>> {
  const ask = () => coalesce(dataCache, KEY, () => probe(bindings, environment));
  const known = await dataCache.read<Capabilities>(KEY);
  if (known?.isStale) dataCache.later(ask);
  if (known) return known.value;
  return ask().catch((error: unknown) => {
    if (!(error instanceof BackendFault)) throw error;
    report.isWhole = false;
    return {};
  });
}

/** The same for a schedule: what isn't known is tried. */
export async function recallCapabilities(dataCache: DataCache): Promise<Partial<Capabilities>> {
  return (await dataCache.read<Capabilities>(KEY))?.value ?? {};
}

async function probe(bindings: Bindings, environment: Environment): Promise<Capabilities> {
  const found = await probeCapabilities(environment.backendUrl, fetchBackend(bindings, environment));
  console.info(JSON.stringify({ event: "capabilities", found }));
  if (!found) throw new BackendFault({ kind: "unreachable" });
  return found;
}

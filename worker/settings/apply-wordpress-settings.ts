import { createMiddleware } from "hono/factory";
import type { DocumentData } from "../catalog/rows/document-data";
import { openCatalogReader } from "../catalog/open-reader";
import { readDocument } from "../catalog/store/row-reader";
import { RenderReport } from "../render/render-report";
import { environmentForRequest, readEnvironment, type Environment } from "../platform/environment";
import type { Bindings, ShopEnv } from "../platform/hono-env";
import { withTimeout, TIMED_OUT } from "../platform/timeout";
import { log } from "../../app/services/log";

/** How long an isolate uses the settings it has read. */
const FRESH_MS = 5_000;
/** How long a page waits for newer settings where the isolate has older ones. */
const RENEWAL_WAIT_MS = 300;
const FIRST_WAIT_MS = 1500;

/**
 * Applies what the merchant set in WordPress over the deployment's settings (docs/decisions/0055). Each isolate reads
 * the replica's copy every five seconds; if it can't, the previous settings apply.
 */
export function applyWordPressSettings(deployed: Environment) {
  const unknown: Environment = { ...deployed, settingsDigest: null };
  let known: { environment: Environment; readAt: number } | null = null;

  async function renew(bindings: Bindings): Promise<void> {
    const before = known?.environment;
    const readAt = Date.now();
    // Other requests continue with the previous settings, because this reading may be canceled with its request.
    if (known) known.readAt = readAt;
    try {
      const document = await readDocument(openCatalogReader(bindings, deployed, new RenderReport()), "settings");
      const isSame = before?.settingsDigest === (document?.digest ?? "");
      known = { environment: isSame ? before : mergeSettings(bindings, deployed, document), readAt };
    } catch {
      // The reader has logged it.
      known = { environment: before ?? unknown, readAt };
    }
  }

  return createMiddleware<ShopEnv>(async (c, next) => {
    if (!known || Date.now() - known.readAt >= FRESH_MS) {
      const renewed = renew(c.env);
      const wait = known ? RENEWAL_WAIT_MS : FIRST_WAIT_MS;
      if ((await withTimeout(renewed, wait)) === TIMED_OUT) c.executionCtx.waitUntil(renewed);
      known ??= { environment: unknown, readAt: Date.now() };
    }
    c.set("environment", environmentForRequest(known.environment, c.req.url));
    return next();
  });
}

/** Settings that an earlier version accepted may be invalid now; then the deployment's own apply. */
function mergeSettings(bindings: Bindings, deployed: Environment, document: DocumentData["settings"] | null) {
  if (!document) return deployed;
  try {
    return { ...readEnvironment(bindings, document.tables), settingsDigest: document.digest };
  } catch (error) {
    log("settings-refused", { error });
    return { ...deployed, settingsDigest: document.digest };
  }
}

import { createBackendClient } from "../app/backend/client";
import { probeCapabilities, type Capabilities } from "../app/backend/capabilities";
import { CAPABILITIES_SECONDS } from "../app/config/limits";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { fetchBackend } from "./services";

const NOTHING_KNOWN: Partial<Capabilities> = {};

/** What this merchant's backend offers beyond the stock: asked once a day, kept in KV (design §6). */
export async function readCapabilities(bindings: Bindings, environment: Environment): Promise<Partial<Capabilities>> {
  const key = `capabilities:${environment.backendUrl}`;
  const known = await bindings.KV.get<Capabilities>(key, "json");
  if (known) return known;
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: fetchBackend(bindings, environment),
    // What a backend lacks is no fault; the line below says what was found.
    onFailure: () => undefined,
  });
  const found = await probeCapabilities(client);
  console.info(JSON.stringify({ event: "capabilities", found }));
  if (!found) return NOTHING_KNOWN;
  await bindings.KV.put(key, JSON.stringify(found), { expirationTtl: CAPABILITIES_SECONDS });
  return found;
}

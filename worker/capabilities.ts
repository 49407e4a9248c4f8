import { createBackendClient } from "../app/backend/client";
import { probeCapabilities, type Capabilities } from "../app/backend/capabilities";
import type { Memory, MemoryKey } from "../app/backend/memory";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { fetchBackend } from "./services";

const KEY: MemoryKey = { kind: "capabilities", of: [], isCommon: true };
const NOTHING_KNOWN: Partial<Capabilities> = {};

/**
 * What this merchant's backend offers beyond the stock, as far as it is known (design §6). No shopper waits for it: it is
 * asked after the answer, once a day.
 */
export async function readCapabilities(
  bindings: Bindings,
  environment: Environment,
  memory: Memory,
): Promise<Partial<Capabilities>> {
  const known = await memory.read<Capabilities>(KEY);
  if (!known || known.isStale) memory.later(() => probe(bindings, environment, memory));
  return known?.value ?? NOTHING_KNOWN;
}

/** The same for a schedule: what isn't known is left to the next page, which asks it anyway. */
export async function recallCapabilities(memory: Memory): Promise<Partial<Capabilities>> {
  return (await memory.read<Capabilities>(KEY))?.value ?? NOTHING_KNOWN;
}

async function probe(bindings: Bindings, environment: Environment, memory: Memory): Promise<void> {
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: fetchBackend(bindings, environment),
    // What a backend lacks is no fault; the line below says what was found.
    onFailure: () => undefined,
  });
  const found = await probeCapabilities(client);
  console.info(JSON.stringify({ event: "capabilities", found }));
  if (found) await memory.write(KEY, found);
}

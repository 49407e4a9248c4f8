import { createBackendClient, type BackendClient } from "../app/backend/client";
import type { Memory } from "../app/backend/memory";
import type { Bindings } from "./bindings";
import type { Environment } from "./env";
import { openMemory } from "./memory";
import { logBackendFailure } from "./request-id";
import { fetchBackend } from "./services";

/** The backend asked without anybody's session, and what it said before: all that public pages are made with. */
export function openPublicBackend(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
): { client: BackendClient; memory: Memory } {
  const { backendUrl } = environment;
  const client = createBackendClient({
    name: "public",
    url: backendUrl,
    fetch: fetchBackend(bindings, environment),
    onFailure: logBackendFailure,
  });
  return { client, memory: openMemory(bindings.KV, backendUrl, waitUntil) };
}

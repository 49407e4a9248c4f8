import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";

/** The road to the backend: over the service binding to the demo, over the net to a merchant's WordPress. */
export function fetchBackend(bindings: Bindings, { isDemo }: Environment): typeof fetch {
  if (!isDemo) return (input, init) => fetch(input, init);
  const demo = bindings.BACKEND;
  if (!demo) throw new Error("BACKEND_URL is missing, and there is no demo backend (service binding BACKEND)");
  return (input, init) =>
    demo.fetch(input as RequestInfo, init as RequestInit<CfProperties>) as unknown as Promise<Response>;
}

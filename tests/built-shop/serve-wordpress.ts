import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { BuiltWorker } from "../../scripts/build/read-worker";

/** The demo's backend over HTTP, as a merchant's WordPress in euro. */
export async function serveWordPress(): Promise<{ url: string; close: () => Promise<void> }> {
  const { demo } = JSON.parse(process.env.BUILT_WORKERS!) as { demo: BuiltWorker };
  const options = convertV4MiniflareOptions({ workers: [demo] });
  const server = new Miniflare({ ...options, handleStructuredLogs: () => undefined });
  const url = (await server.ready).origin;
  await fetch(`${url}/__test/options`, { method: "POST", body: JSON.stringify({ currency: "EUR" }) });
  return { url, close: () => server.dispose() };
}

import { BROWSER_DATA_SECONDS } from "../data-cache/cache-policy";
import { timeOfCatalog } from "./catalog-stamp";
import type { Ledger } from "../data-cache/render-report";

/** Out of the cache; out of the cache and being renewed, or older than it should be; made for this request. */
export type CacheState = "hit" | "stale" | "miss";

/** Where the time of a public answer went, in milliseconds. */
export interface PageTimes {
  state: CacheState;
  lookupMs: number;
  totalMs: number;
}

/** The answer as it leaves: how long a browser may use it, where it came from, and where its time went. */
export function labelPage(answer: Response, { state, lookupMs, totalMs }: PageTimes, ledger: Ledger | null): Response {
  const response = new Response(answer.body, answer);
  const { headers } = response;
  // A page has no validator: a new nonce must never meet an old body. Data may be fetched ahead of a click.
  const isData = /^(text\/x-script|application\/json)/.test(headers.get("content-type") ?? "");
  const kept = isData && response.status === 200 ? `public, max-age=${BROWSER_DATA_SECONDS}` : "no-cache";
  if (!headers.has("cache-control")) headers.set("cache-control", kept);
  headers.set("x-cache", state);
  const backend = ledger ? [`backend;desc="${ledger.questions} asked";dur=${ledger.waitedMs}`] : [];
  const index = timeOfCatalog(headers, Date.now());
  const times = [`cache;desc=${state};dur=${lookupMs}`, ...index, ...backend, `total;dur=${totalMs}`];
  headers.set("server-timing", times.join(", "));
  return response;
}

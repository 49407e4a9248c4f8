import { REVALIDATION_CLAIM_SECONDS, PAGE_POLICY, type PageKind } from "./page-policy";
import type { RenderReport } from "../render/render-report";
import { blankNonce } from "../http/security-headers";
import type { EdgeCache } from "../platform/storage";
import { log } from "../../app/services/log";

/** A cached response: a page, its data, or public JSON. */
export interface CachedPage {
  /** When rendering began, Unix ms. */
  at: number;
  freshSeconds: number;
  maxAgeSeconds: number;
  /** The cache version at that time; null: unreadable. */
  version: string | null;
  /** RenderReport.row. */
  row?: string | null;
  /** Environment.settingsDigest. */
  settings?: string | null;
  status: number;
  headers: [name: string, value: string][];
  /** Offsets of the nonce in the body. Offsets rather than a placeholder, which page content could forge. */
  noncePositions: number[];
  body: Uint8Array<ArrayBuffer>;
}

/**
 * Stores complete public responses for everybody, in the Cache API: per data center, without a write limit, and free.
 * Entries may be evicted; it never fails.
 */
export function openPageCache(cache: EdgeCache, build: string) {
  const pageOf = (key: string) => `pages/${build}${key}`;
  const claimOf = (key: string) => `revalidations/${build}${key}`;
  return {
    read: (key: string): Promise<CachedPage | null> =>
      attempt(async () => {
        const cached = await cache.match(pageOf(key));
        const metadata = cached?.headers.get("x-cached-page");
        if (!cached || !metadata) return null;
        const body = new Uint8Array(await cached.arrayBuffer());
        return { ...(JSON.parse(decodeURIComponent(metadata)) as Omit<CachedPage, "body">), body };
      }, null),
    write: (key: string, { body, ...metadata }: CachedPage) =>
      attempt(async () => {
        const headers = {
          "content-type": "application/octet-stream",
          "cache-control": `max-age=${metadata.maxAgeSeconds}`,
          "x-cached-page": encodeURIComponent(JSON.stringify(metadata)),
        };
        await cache.put(pageOf(key), new Response(body, { headers }));
      }, undefined),
    /** Whether the caller may regenerate the page: true for one at a time, until `release` or for ten seconds. */
    claim: (key: string) =>
      attempt(async () => {
        if (await cache.match(claimOf(key))) return false;
        await cache.put(
          claimOf(key),
          new Response("", { headers: { "cache-control": `max-age=${REVALIDATION_CLAIM_SECONDS}` } }),
        );
        return true;
      }, true),
    release: (key: string) => attempt(async () => void (await cache.delete(claimOf(key))), undefined),
  };
}

type PageCache = ReturnType<typeof openPageCache>;

async function attempt<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log("page-cache-failed", { error });
    return fallback;
  }
}

/** The inputs that decide whether a page is fresh, read when rendering begins. */
export interface PageInputs {
  now: number;
  /** The cache version; null: unreadable, so no page counts as outdated. */
  version: string | null;
  /** The current value of RenderReport.row; undefined: the page has none, or it is unreadable. */
  row?: string | null;
  /** Environment.settingsDigest; null or undefined: unknown, so no page counts as outdated by it. */
  settings?: string | null;
}

/** A rendered page. */
export interface RenderedPage {
  response: Response;
  nonce: string;
  report: RenderReport;
  inputs: PageInputs;
}

/**
 * How a cached page may be used: "fresh": serve; "stale": serve and revalidate; "outdated": revalidate first, serve only if that
 * fails; "gone": not at all.
 */
export function checkFreshness(page: CachedPage | null, { now, version, row, settings = null }: PageInputs) {
  const age = page ? (now - page.at) / 1000 : Infinity;
  if (!page || age > page.maxAgeSeconds) return "gone";
  const hasOtherRow = row !== undefined && page.row !== undefined && page.row !== row;
  const hasOtherSettings = settings !== null && page.settings !== settings;
  if ((version !== null && page.version !== version) || hasOtherRow || hasOtherSettings) return "outdated";
  return age > page.freshSeconds ? "stale" : "fresh";
}

const TEXT = /^(text\/|application\/(json|xml|manifest\+json|rss\+xml))/;

/** How long a response may be cached; null: not at all. */
export function cacheKindOf({ response, report }: Pick<RenderedPage, "response" | "report">): PageKind | null {
  const { status, headers } = response;
  const isCacheable = !headers.has("set-cookie") && TEXT.test(headers.get("content-type") ?? "");
  if (!isCacheable || /no-store|private/.test(headers.get("cache-control") ?? "")) return null;
  if (status === 404) return "missing";
  if (status !== 200) return null;
  if (!report.isComplete) return "failed";
  return report.isFresh ? "complete" : "provisional";
}

/** Stores a page once its stream has ended; `body`: the response's own, or a tee of it. */
export async function storePage(
  pages: PageCache,
  key: string,
  made: RenderedPage,
  { body, before }: { body: Response["body"]; before: CachedPage | null },
): Promise<void> {
  const text = await new Response(body).text();
  // Evaluated after the stream has ended, because a part may have failed while streaming.
  const kind = cacheKindOf(made);
  const isWorse = kind === "failed" && checkFreshness(before, { now: made.inputs.now, version: null }) !== "gone";
  if (!kind || isWorse) return;
  const { response, nonce, inputs, report } = made;
  const { bytes, positions } = blankNonce(text, nonce);
  await pages.write(key, {
    at: inputs.now,
    version: inputs.version,
    row: report.row,
    settings: inputs.settings ?? null,
    freshSeconds: PAGE_POLICY[kind].freshSeconds,
    maxAgeSeconds: PAGE_POLICY[kind].maxAgeSeconds,
    status: response.status,
    headers: [...response.headers],
    noncePositions: positions,
    body: bytes,
  });
  // A failed page keeps its claim, so that the next attempt is delayed.
  if (kind !== "failed") await pages.release(key);
}

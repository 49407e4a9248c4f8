import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { REVALIDATION_WAIT_MS, BROWSER_DATA_SECONDS } from "./page-policy";
import { canonicalUrl } from "./cache-key";
import { withTimeout, TIMED_OUT } from "../platform/timeout";
import { refuseFlood } from "../rate-limits/flood-limits";
import { makeNonce, writeNonce } from "../http/security-headers";
import {
  type CachedPage,
  openPageCache,
  checkFreshness,
  storePage,
  cacheKindOf,
  type RenderedPage,
  type PageInputs,
} from "./page-cache";
import { RenderReport, catalogTiming } from "../render/render-report";
import { openCatalogReader } from "../catalog/open-reader";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { readSegment } from "../../app/domain/values/slug";
import { findRowHash } from "../catalog/store/product-reader";
import { openEdgeCache } from "../platform/storage";
import { readCacheVersion } from "../catalog/store/cache-version";
import { catalogScope } from "../catalog/store/scope";
import { findPostHash } from "../catalog/store/post-reader";
import { FIRST_SEGMENTS, firstSegment } from "../../app/config/route-policies";
import { pagePath, parsePagePath } from "../../app/domain/content/wordpress-url";
import { log } from "../../app/services/log";
import * as paths from "#paths";

/** How long to wait for the page's row in D1: a slow database must not delay a cached page. */
const ROW_WAIT_MS = 300;

/** hit: served from the cache; stale: served while it is revalidated, or because that failed; miss: rendered now. */
type CacheState = "hit" | "stale" | "miss";

/** The response with its cache headers and Server-Timing. */
function labelPage(rendered: Response, state: CacheState, lookupMs: number, totalMs: number): Response {
  const response = new Response(rendered.body, rendered);
  const { headers } = response;
  // Pages have no validator: a new nonce must never meet an old body. Data may be prefetched before a click.
  const isData = /^(text\/x-script|application\/json)/.test(headers.get("content-type") ?? "");
  const cacheControl = isData && response.status === 200 ? `public, max-age=${BROWSER_DATA_SECONDS}` : "no-cache";
  if (!headers.has("cache-control")) headers.set("cache-control", cacheControl);
  headers.set("x-cache", state);
  const index = catalogTiming(headers, Date.now());
  const times = [`cache;desc=${state};dur=${lookupMs}`, ...index, `total;dur=${totalMs}`];
  headers.set("server-timing", times.join(", "));
  return response;
}

/** A public page to render. The request carries no header of the browser's, so the page can't depend on who requests it. */
export interface PageTask {
  report: RenderReport;
  request: Request;
  nonce: string;
}

type Render = (c: Context<ShopEnv>, task: PageTask) => Promise<Response>;

/**
 * For public paths only: serves pages from the page cache and stores what it renders, one copy for everybody. `openStores`
 * returns null where caching is disabled.
 */
export const cachePages = (render: Render, openStores: typeof openPageStores) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const start = Date.now();
    const { site, settingsDigest } = c.get("environment");
    if (!/^(GET|HEAD)$/.test(c.req.method)) return next();
    const url = canonicalUrl(new URL(c.req.url), site);
    const stores = url === null ? null : openStores(c);
    if (url === null || !stores) return (await refuseFlood(c, "FLOOD_READS")) ?? next();
    const { pages } = stores;
    const [cached, inputs] = await Promise.all([pages.read(url), readInputs(stores, url, settingsDigest)]);
    const lookupMs = Date.now() - start;

    const label = (page: Response, state: CacheState) => labelPage(page, state, lookupMs, Date.now() - start);
    const serve = (page: CachedPage, state: CacheState) =>
      label(new Response(writeNonce(page.body, page.noncePositions, c.get("nonce")), page), state);
    const makePage = async (nonce: string): Promise<RenderedPage> => {
      const report = new RenderReport();
      const request = new Request(new URL(url, site.baseUrl));
      return { response: await render(c, { request, nonce, report }), nonce, report, inputs };
    };
    // If this work fails, a cached page is still served. null: it failed, and that was logged.
    const attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
      try {
        return await work();
      } catch (error) {
        log("page-crashed", { id: c.get("requestId"), url, error });
        return null;
      }
    };
    const store = (made: RenderedPage | null, body = made?.response.body ?? null) =>
      c.executionCtx.waitUntil(attempt(async () => made && storePage(pages, url, made, { body, before: cached })));
    // The shopper gets the stream as it is rendered; its copy is stored in the background.
    const serveAndStore = (made: RenderedPage) => {
      const { response } = made;
      if (!response.body || !cacheKindOf(made)) return label(response, "miss");
      const [shown, copy] = response.body.tee();
      store(made, copy);
      return label(new Response(shown, response), "miss");
    };
    const revalidate = async () => store(await attempt(() => makePage(makeNonce())));

    const verdict = checkFreshness(cached, inputs);
    if (cached && verdict === "fresh") return serve(cached, "hit");
    // URLs can be invented without end, and each miss queries the backend. Cached pages are never refused.
    const refusal = cached ? null : await refuseFlood(c, "FLOOD_READS");
    if (refusal) return refusal;
    const claimed = pages.claim(url);
    if (cached && verdict === "stale") {
      c.executionCtx.waitUntil(claimed.then((isOurs) => (isOurs ? revalidate() : undefined)));
      return serve(cached, "stale");
    }
    if (cached && verdict === "outdated") {
      // Another request is rendering this page, or has just failed to.
      if (!(await claimed)) return serve(cached, "stale");
      const making = attempt(() => makePage(c.get("nonce")));
      const made = await withTimeout(making, REVALIDATION_WAIT_MS);
      if (made && made !== TIMED_OUT && made.response.status < 500 && made.report.isComplete)
        return serveAndStore(made);
      c.executionCtx.waitUntil(making.then((late) => store(late)));
      return serve(cached, "stale");
    }
    const made = await makePage(c.get("nonce"));
    return (await claimed) ? serveAndStore(made) : label(made.response, "miss");
  });

type PageStores = NonNullable<ReturnType<typeof openPageStores>>;

async function readInputs(stores: PageStores, url: string, settings: string | null): Promise<PageInputs> {
  const [path] = url.replace(/\.data(?=\?|$)/, "").split("?", 1);
  const [version, row] = await Promise.all([stores.version(), stores.findRow(path!)]);
  return { now: Date.now(), version, row, settings };
}

// The cache version reaches a data center after up to a minute, and only after publication; a D1 row has neither delay.
async function findRow(openReader: () => CatalogReader, path: string): Promise<string | null | undefined> {
  const [, root, slug = "", below] = path.slice(paths.prefix.length).split("/");
  const isRow = slug && below === undefined;
  const segments = FIRST_SEGMENTS.has(firstSegment(path)) ? null : parsePagePath(path.slice(paths.prefix.length));
  let finding: Promise<string | null> | null = null;
  if (isRow && root === firstSegment(paths.post)) finding = findPostHash(openReader(), "post", readSegment(slug));
  else if (isRow && root === firstSegment(paths.product)) finding = findRowHash(openReader(), readSegment(slug));
  else if (segments) finding = findPostHash(openReader(), "page", pagePath(segments));
  const found = await withTimeout(
    (finding ?? Promise.resolve(undefined)).catch(() => undefined),
    ROW_WAIT_MS,
  );
  return found === TIMED_OUT ? undefined : found;
}

/** The stores of the page cache; null where every request is rendered, as in development. */
export function openPageStores(c: Context<ShopEnv>) {
  const environment = c.get("environment");
  if (import.meta.env.DEV || environment.caching !== "all") return null;
  return {
    // A page contains its own origin: where the shop has several, each has its own entries.
    pages: openPageCache(openEdgeCache(environment), c.env.VERSION.id),
    /** The cache version; null: unreadable. */
    version: () => readCacheVersion(c.env.KV, catalogScope(environment)),
    /** The current value of RenderReport.row for this path; undefined: unreadable. */
    findRow: (path: string) => findRow(() => openCatalogReader(c.env, environment, new RenderReport()), path),
  };
}

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { REVALIDATION_WAIT_MS, BROWSER_DATA_SECONDS } from "../data-cache/cache-policy";
import { canonicalAddress } from "./cache-key";
import { inTime, LATE } from "../platform/timeout";
import { RenderReport } from "../data-cache/render-report";
import { refuseFlood } from "../rate-limits/flood-limits";
import { makeNonce, writeNonce } from "../http/csp-nonce";
import {
  type CachedPage,
  type PageCache,
  openPageCache,
  judgePage,
  storePage,
  kindOf,
  type MadePage,
  type Moment,
} from "./page-cache";
import { createTask, type PublicTask } from "../data-cache/public-client";
import { timeOfCatalog } from "./catalog-stamp";
import { openCatalogReader } from "../catalog/open-reader";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { findRowHash } from "../catalog/store/product-reader";
import { openDefaultCache } from "../platform/edge-cache";
import { readCacheVersion } from "../data-cache/cache-invalidation";
import { isPersonalPath } from "../../app/config/route-policies";

/** A cached page isn't held up by a slow database. */
const ROW_WAIT_MS = 300;

/** Out of the cache; out of the cache and being renewed, or older than it should be; made for this request. */
type CacheState = "hit" | "stale" | "miss";

/** Where the time of a public answer went, in milliseconds. */
interface PageTimes {
  state: CacheState;
  lookupMs: number;
  totalMs: number;
}

/** The answer as it leaves: how long a browser may use it, where it came from, and where its time went. */
function labelPage(answer: Response, { state, lookupMs, totalMs }: PageTimes, report: RenderReport | null): Response {
  const response = new Response(answer.body, answer);
  const { headers } = response;
  // A page has no validator: a new nonce must never meet an old body. Data may be fetched ahead of a click.
  const isData = /^(text\/x-script|application\/json)/.test(headers.get("content-type") ?? "");
  const kept = isData && response.status === 200 ? `public, max-age=${BROWSER_DATA_SECONDS}` : "no-cache";
  if (!headers.has("cache-control")) headers.set("cache-control", kept);
  headers.set("x-cache", state);
  const backend = report ? [`backend;desc="${report.queries} asked";dur=${report.waitedMs}`] : [];
  const index = timeOfCatalog(headers, Date.now());
  const times = [`cache;desc=${state};dur=${lookupMs}`, ...index, ...backend, `total;dur=${totalMs}`];
  headers.set("server-timing", times.join(", "));
  return response;
}

/** How a public answer is made. The request says nothing of who asks: no header of a browser's reaches the page. */
export interface PageTask extends PublicTask {
  request: Request;
  nonce: string;
}

/** What the middleware rests on. */
interface PageStores {
  pages: PageCache;
  /** Of the catalogue. */
  version(): Promise<string | null>;
  /** Of the product of a slug, as RenderReport has it; undefined: it can't be read now. */
  findRow(slug: string): Promise<string | null | undefined>;
}

type Render = (c: Context<ShopEnv>, task: PageTask) => Promise<Response>;

/**
 * Gives public answers out of the page cache, and keeps what is made anew: one copy for everybody.
 * `openStores` gives null where nothing is kept.
 */
export const cachePages = (render: Render, openStores: (c: Context<ShopEnv>) => PageStores | null) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const start = Date.now();
    const { site } = c.get("environment");
    if (!isPublicRead(c)) return next();
    const address = canonicalAddress(new URL(c.req.url), site);
    const stores = address === null ? null : openStores(c);
    if (address === null || !stores) return (await refuseFlood(c, "FLOOD_PAGES")) ?? next();
    const { pages } = stores;
    const [kept, moment] = await Promise.all([pages.read(address), readMoment(stores, address)]);
    const lookupMs = Date.now() - start;

    const label = (answer: Response, state: CacheState, report: RenderReport | null) =>
      labelPage(answer, { state, lookupMs, totalMs: Date.now() - start }, report);
    const give = (page: CachedPage, state: CacheState) =>
      label(new Response(writeNonce(page.body, page.nonceAt, c.get("nonce")), page), state, null);
    const make = async (isBackground: boolean): Promise<MadePage> => {
      const [report, nonce] = [new RenderReport(), isBackground ? makeNonce() : c.get("nonce")];
      const request = new Request(new URL(address, site.baseUrl));
      return { response: await render(c, { request, nonce, report, isBackground }), nonce, report, moment };
    };
    const keep = (made: MadePage, body = made.response.body) =>
      c.executionCtx.waitUntil(storePage(pages, address, made, { body, before: kept }));
    // The shopper gets the stream as it is made; the finished copy is kept behind his back.
    const share = (made: MadePage) => {
      const { response, report } = made;
      if (!response.body || !kindOf(made)) return label(response, "miss", report);
      const [shown, copy] = response.body.tee();
      keep(made, copy);
      return label(new Response(shown, response), "miss", report);
    };
    const renew = async () => keep(await make(true));

    const verdict = judgePage(kept, moment);
    if (kept && verdict === "fresh") return give(kept, "hit");
    // Addresses can be made up without end, and each asks the backend. What is known costs nobody a place.
    const refusal = kept ? null : await refuseFlood(c, "FLOOD_PAGES");
    if (refusal) return refusal;
    const mayMake = pages.claim(address);
    if (kept && verdict === "stale") {
      c.executionCtx.waitUntil(mayMake.then((may) => (may ? renew() : undefined)));
      return give(kept, "stale");
    }
    if (kept && verdict === "outdated") {
      // Somebody else is at it, or failed at it a moment ago.
      if (!(await mayMake)) return give(kept, "stale");
      const making = make(false);
      const made = await inTime(making, REVALIDATION_WAIT_MS);
      if (made !== LATE && !isFailed(made)) return share(made);
      c.executionCtx.waitUntil(making.then((late) => keep(late)));
      return give(kept, "stale");
    }
    const made = await make(false);
    return (await mayMake) ? share(made) : label(made.response, "miss", made.report);
  });

function isPublicRead(c: Context<ShopEnv>): boolean {
  return /^(GET|HEAD)$/.test(c.req.method) && !isPersonalPath(new URL(c.req.url).pathname);
}

async function readMoment(stores: PageStores, address: string): Promise<Moment> {
  const slug = /^\/produkt\/([^/?]+?)(\.data)?(\?|$)/.exec(address)?.[1];
  const [version, row] = await Promise.all([stores.version(), slug ? stores.findRow(slug) : undefined]);
  return { now: Date.now(), version, row };
}

// The cache version reaches a data center within a minute or so, and waits for a publication; a row of D1 does neither.
async function findRow(reader: CatalogReader, slug: string): Promise<string | null | undefined> {
  const found = await inTime(
    findRowHash(reader, slug).catch(() => undefined),
    ROW_WAIT_MS,
  );
  return found === LATE ? undefined : found;
}

function isFailed({ response, report }: MadePage): boolean {
  return response.status >= 500 || !report.isWhole;
}

/** What pages are kept in; null where every request is to be answered anew, as while the shop is being worked on. */
export function openPageStores(c: Context<ShopEnv>): PageStores | null {
  const { caching, site } = c.get("environment");
  if (import.meta.env.DEV || caching !== "all") return null;
  const cache = openDefaultCache();
  return {
    // A page names its own address: where the shop has several, each has pages of its own.
    pages: openPageCache(cache, `${c.env.VERSION.id}/${encodeURIComponent(site.baseUrl)}`),
    version: () => readCacheVersion(c.env.KV),
    findRow: (slug) => findRow(openCatalogReader(c.env, c.get("environment"), createTask()), slug),
  };
}

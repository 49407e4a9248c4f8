import { RENEWAL_SECONDS, PAGE_POLICY, type PageKind } from "../data-cache/cache-policy";
import type { RenderReport } from "../data-cache/render-report";
import { blankNonce } from "../http/csp-nonce";

/** One answer as it is kept: a page, its data, or public JSON. */
export interface CachedPage {
  /** When its making began, in milliseconds since 1970. */
  at: number;
  freshSeconds: number;
  maxAgeSeconds: number;
  /** Of the catalogue then; null: it couldn't be read. */
  version: string | null;
  /** RenderReport.row. */
  row?: string | null;
  status: number;
  headers: [name: string, value: string][];
  /** Where in the body an answer's own nonce belongs. Places, not a word to look for: no text can pretend to be one. */
  nonceAt: number[];
  body: Uint8Array<ArrayBuffer>;
}

/** Where whole public answers are kept, for everybody alike. It forgets at will and never fails. */
export interface PageCache {
  read(key: string): Promise<CachedPage | null>;
  write(key: string, page: CachedPage): Promise<void>;
  /** Whether the asker shall renew it: true for one at a time, until `release` or for ten seconds. */
  claim(key: string): Promise<boolean>;
  release(key: string): Promise<void>;
}

/** In the Cache API: of this data centre alone, without a limit of writes, and free. */
export function openPageCache(cache: Pick<Cache, "match" | "put" | "delete">, build: string): PageCache {
  const pageOf = (key: string) => `https://pages.internal/${build}${key}`;
  const claimOf = (key: string) => `https://renewals.internal/${build}${key}`;
  return {
    read: (key) =>
      attempt(async () => {
        const kept = await cache.match(pageOf(key));
        const about = kept?.headers.get("x-kept");
        if (!kept || !about) return null;
        const body = new Uint8Array(await kept.arrayBuffer());
        return { ...(JSON.parse(decodeURIComponent(about)) as Omit<CachedPage, "body">), body };
      }, null),
    write: (key, { body, ...about }) =>
      attempt(async () => {
        const headers = {
          "content-type": "application/octet-stream",
          "cache-control": `max-age=${about.maxAgeSeconds}`,
          "x-kept": encodeURIComponent(JSON.stringify(about)),
        };
        await cache.put(pageOf(key), new Response(body, { headers }));
      }, undefined),
    claim: (key) =>
      attempt(async () => {
        if (await cache.match(claimOf(key))) return false;
        await cache.put(claimOf(key), new Response("", { headers: { "cache-control": `max-age=${RENEWAL_SECONDS}` } }));
        return true;
      }, true),
    release: (key) => attempt(async () => void (await cache.delete(claimOf(key))), undefined),
  };
}

async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(JSON.stringify({ event: "page-cache", message: String(error).slice(0, 200) }));
    return otherwise;
  }
}

/** What is true when the making of a page begins. */
export interface Moment {
  now: number;
  /** Of the catalogue; null: it can't be read, and nothing is taken for outdated. */
  version: string | null;
  /** As it is now, of the product that the page is about (RenderReport.row); undefined: of none, or it can't be read. */
  row?: string | null;
}

/** A page made for this moment. */
export interface MadePage {
  response: Response;
  nonce: string;
  report: RenderReport;
  moment: Moment;
}

/**
 * What a kept page is good for: to be given as it is; to be given, and renewed after; to be renewed before, and given only
 * where that fails; or nothing.
 */
export function judgePage(page: CachedPage | null, { now, version, row }: Moment) {
  const age = page ? (now - page.at) / 1000 : Infinity;
  if (!page || age > page.maxAgeSeconds) return "gone";
  const isOfOtherRow = row !== undefined && page.row !== undefined && page.row !== row;
  if ((version !== null && page.version !== version) || isOfOtherRow) return "outdated";
  return age > page.freshSeconds ? "stale" : "fresh";
}

const TEXT = /^(text\/|application\/(json|xml|manifest\+json|rss\+xml))/;

/** How far an answer may be kept; null: not at all. */
export function kindOf({ response, report }: Pick<MadePage, "response" | "report">): PageKind | null {
  const { status, headers } = response;
  const isOurs = !headers.has("set-cookie") && TEXT.test(headers.get("content-type") ?? "");
  if (!isOurs || /no-store|private/.test(headers.get("cache-control") ?? "")) return null;
  if (status === 404) return "missing";
  if (status !== 200) return null;
  if (!report.isWhole) return "broken";
  return report.isCurrent ? "whole" : "passing";
}

/** Keeps a page when all of it is there; `body` is its own, or the second half of it. */
export async function storePage(
  pages: PageCache,
  address: string,
  made: MadePage,
  { body, before }: { body: Response["body"]; before: CachedPage | null },
): Promise<void> {
  const text = await new Response(body).text();
  // Now, for what failed while it was streamed counts too.
  const kind = kindOf(made);
  const isWorse = kind === "broken" && judgePage(before, { now: made.moment.now, version: null }) !== "gone";
  if (!kind || isWorse) return;
  const { response, nonce, moment, report } = made;
  const { bytes, places } = blankNonce(text, nonce);
  await pages.write(address, {
    at: moment.now,
    version: moment.version,
    row: report.row,
    freshSeconds: PAGE_POLICY[kind].freshSeconds,
    maxAgeSeconds: PAGE_POLICY[kind].maxAgeSeconds,
    status: response.status,
    headers: [...response.headers],
    nonceAt: places,
    body: bytes,
  });
  // Half a page is tried again only after a while.
  if (kind !== "broken") await pages.release(address);
}

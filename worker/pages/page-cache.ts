import { RENEWAL_SECONDS } from "../data-cache/cache-policy";

/** One answer as it is kept: a page, its data, or public JSON. */
export interface KeptPage {
  /** When its making began, in milliseconds since 1970. */
  at: number;
  freshSeconds: number;
  keptSeconds: number;
  /** Of the catalogue then; null: it couldn't be read. */
  version: string | null;
  status: number;
  headers: [name: string, value: string][];
  /** Where in the body an answer's own nonce belongs. Places, not a word to look for: no text can pretend to be one. */
  nonceAt: number[];
  body: Uint8Array<ArrayBuffer>;
}

/** Where whole public answers are kept, for everybody alike. It forgets at will and never fails. */
export interface PageCache {
  read(key: string): Promise<KeptPage | null>;
  write(key: string, page: KeptPage): Promise<void>;
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
        return { ...(JSON.parse(decodeURIComponent(about)) as Omit<KeptPage, "body">), body };
      }, null),
    write: (key, { body, ...about }) =>
      attempt(async () => {
        const headers = {
          "content-type": "application/octet-stream",
          "cache-control": `max-age=${about.keptSeconds}`,
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

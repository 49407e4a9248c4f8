import type { News } from "./cache-policy";

const KEY = "catalogue-version";
/** Everybody's reading may be this much behind; KV takes no less. */
const BEHIND_SECONDS = 30;

/** The catalogue's version as this data centre knows it; null: it can't be read, and nothing is taken for outdated. */
export async function readCatalogueVersion(kv: KVNamespace): Promise<string | null> {
  try {
    return (await kv.get(KEY, { cacheTtl: BEHIND_SECONDS })) ?? "first first";
  } catch (error) {
    console.error(JSON.stringify({ event: "version-unknown", message: String(error).slice(0, 200) }));
    return null;
  }
}

export function writeCatalogueVersion(kv: KVNamespace, version: string): Promise<void> {
  return kv.put(KEY, version);
}

/**
 * The version after news: one word for anything, one for products. Random words, not numbers: two writes that overtake
 * each other must never bring an earlier version back.
 */
export function nextVersion(anything: string, news: News): string {
  return `${news === "anything" ? crypto.randomUUID() : anything} ${crypto.randomUUID()}`;
}

/** Whether something of one version is outdated by another. */
export function isNews(before: string | null, now: string | null, heeded: News | undefined): boolean {
  if (now === null || heeded === undefined) return false;
  return heeded === "products" ? before !== now : anythingOf(before) !== anythingOf(now);
}

export function anythingOf(version: string | null): string | undefined {
  return version?.split(" ")[0];
}

import { log } from "../../../app/services/log";
/** The value read may be this old; KV allows no less. */
const TTL_SECONDS = 30;

/**
 * The version of everything published, which each publication changes and cached pages are compared with; null: unreadable, so
 * that nothing counts as outdated. Other data centers see a change within a minute.
 */
export async function readCacheVersion(kv: KVNamespace, scope: string): Promise<string | null> {
  try {
    return (await kv.get(keyOf(scope), { cacheTtl: TTL_SECONDS })) ?? "0";
  } catch (error) {
    log("cache-version-unreadable", { error });
    return null;
  }
}

export function writeCacheVersion(kv: KVNamespace, scope: string, version: number): Promise<void> {
  return kv.put(keyOf(scope), String(version));
}

function keyOf(scope: string): string {
  return `cache-version:${scope}`;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { queryBackend, type BackendFacts } from "./ask-backend.ts";
import { BackendError } from "./post-query.ts";

interface Recalled {
  facts: BackendFacts;
  /** Why the WordPress couldn't be queried; null: the facts are current. */
  down: string | null;
}

/**
 * The result of queryBackend, or its previous result from the file `path` if WordPress is down: the shop opens with
 * its own copy of the catalog. Throws like queryBackend.
 */
export async function queryOrRecall(url: string, path: string): Promise<Recalled> {
  try {
    const facts = await queryBackend(url);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ url, facts }));
    return { facts, down: null };
  } catch (error) {
    const isDown = error instanceof BackendError && (error.status === 0 || error.status >= 500);
    const facts = isDown ? readFacts(url, path) : null;
    if (!facts) throw error;
    return { facts, down: (error as BackendError).back };
  }
}

function readFacts(url: string, path: string): BackendFacts | null {
  if (!existsSync(path)) return null;
  const known = JSON.parse(readFileSync(path, "utf8")) as { url: string; facts: BackendFacts };
  return known.url === url ? known.facts : null;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { queryBackend, type BackendFacts } from "./ask-backend.ts";
import { BackendError } from "./post-query.ts";

interface Recalled {
  facts: BackendFacts;
  /** What came back instead of an answer; null: the facts are the WordPress's own of now. */
  down: string | null;
}

/**
 * What queryBackend says, or what it said last if the WordPress is down: the shop has a catalog of its own, and opens without
 * it. `path`: a file for that. Throws like queryBackend.
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

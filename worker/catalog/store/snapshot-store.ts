import { TIMED_OUT, withTimeout } from "../../platform/timeout";
import { FENCED, SupersededWriter } from "./fenced-batch";

/** D1 limits a value to 2 MB. */
const CHUNK_BYTES = 1_000_000;
/** Retained besides the published one, for isolates that are still loading it. */
const RETAINED_VERSIONS = 2;
/** How long KV is waited for: half of what a page has. */
const KV_TIMEOUT_MS = 2000;
/** Keys that one publication deletes from KV at most. */
const DELETE_BATCH = 4;

/** Identifies the snapshot that pages are rendered from. */
export interface SnapshotPointer {
  /** Starts at 1; incremented by each publication. */
  version: number;
  /** Key in KV; null: the write failed, and only D1 has it. */
  key: string | null;
  size: number;
  /** Unix ms. */
  publishedAt: number;
  /** When the first complete sync was published; null: unknown slugs may still exist. */
  completeAt: number | null;
}

/** What is published together. */
interface Publication {
  bytes: Uint8Array;
  /** Whether a full sync has finished. */
  isComplete?: boolean;
}

/** Selects the pointer, so that it can be read in one batch with the cards. ?1: the scope. */
export const POINTER_SQL = `SELECT version, snapshot_key AS key, snapshot_size AS size, published_at AS publishedAt,
  complete_at AS completeAt
  FROM catalog_state WHERE scope = ?1 AND version > 0`;

/** The published snapshots of one scope: in KV under a key each, with a copy in D1 for when KV is unavailable. */
export class SnapshotStore {
  readonly #db: D1Database;
  readonly #kv: KVNamespace;
  readonly #scope: string;
  readonly #prefix: string;

  constructor(db: D1Database, kv: KVNamespace, scope: string) {
    this.#db = db;
    this.#kv = kv;
    this.#scope = scope;
    this.#prefix = `catalog:${scope}:`;
  }

  /** null: nothing has been published yet. */
  readPointer(): Promise<SnapshotPointer | null> {
    return this.#db.prepare(POINTER_SQL).bind(this.#scope).first<SnapshotPointer>();
  }

  /**
   * Writes a snapshot, and updates the pointer only when it is readable. Throws SupersededWriter.
   */
  async publish(fence: number, { bytes, isComplete = false }: Publication, now: number): Promise<SnapshotPointer> {
    const before = await this.readPointer();
    const version = (before?.version ?? 0) + 1;
    const key = await this.#writeToKv(`${this.#prefix}${version}-${fence}`, bytes);
    await this.#writeCopy(fence, version, bytes);
    const completeAt = before?.completeAt ?? (isComplete ? now : null);
    const pointed = await this.#db
      .prepare(
        `UPDATE catalog_state SET version = ?3, snapshot_key = ?4, snapshot_size = ?5, published_at = ?6,
        complete_at = ?7 WHERE scope = ?1 AND fence = ?2 AND version < ?3 RETURNING version`,
      )
      .bind(this.#scope, fence, version, key, bytes.byteLength, now, completeAt)
      .first();
    if (!pointed) throw new SupersededWriter();
    await this.#deleteOld(version - RETAINED_VERSIONS, before);
    return { version, key, size: bytes.byteLength, publishedAt: now, completeAt };
  }

  /** The bytes of a published snapshot, from KV or the copy in D1; null: deleted from both. */
  async read({ version, key, size }: SnapshotPointer): Promise<Uint8Array | null> {
    const cached = key === null ? null : await readInTime(this.#kv.get(key, "arrayBuffer"));
    // Locations that KV hasn't reached yet return nothing.
    if (cached?.byteLength === size) return new Uint8Array(cached);
    const { results } = await this.#db
      .prepare("SELECT bytes FROM catalog_snapshot WHERE scope = ?1 AND version = ?2 ORDER BY chunk")
      .bind(this.#scope, version)
      .all<{ bytes: number[] | ArrayBuffer }>();
    const chunks = results.map(({ bytes }) => new Uint8Array(bytes));
    const joined = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const chunk of chunks) {
      joined.set(chunk, at);
      at += chunk.byteLength;
    }
    return joined.byteLength === size ? joined : null;
  }

  // KV may have reached its daily write limit; the copy in D1 is served until then.
  async #writeToKv(key: string, bytes: Uint8Array): Promise<string | null> {
    try {
      await this.#kv.put(key, bytes);
      const written = await this.#kv.get(key, "arrayBuffer");
      return written?.byteLength === bytes.byteLength ? key : null;
    } catch (error) {
      console.error(JSON.stringify({ event: "catalog-snapshot-write-failed", message: String(error).slice(0, 200) }));
      return null;
    }
  }

  async #writeCopy(fence: number, version: number, bytes: Uint8Array): Promise<void> {
    const insert = this.#db.prepare(
      `INSERT INTO catalog_snapshot (scope, version, chunk, bytes) SELECT ?1, ?3, ?4, ?5 WHERE ${FENCED}
      ON CONFLICT (scope, version, chunk) DO UPDATE SET bytes = excluded.bytes`,
    );
    for (let chunk = 0; chunk * CHUNK_BYTES < bytes.byteLength; chunk++) {
      const part = bytes.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
      await insert.bind(this.#scope, fence, version, chunk, part).run();
    }
    await this.#db
      .prepare(`DELETE FROM catalog_snapshot WHERE scope = ?1 AND ${FENCED} AND version = ?3 AND chunk >= ?4`)
      .bind(this.#scope, fence, version, Math.ceil(bytes.byteLength / CHUNK_BYTES))
      .run();
  }

  // Readers of the previous pointer may still be loading its snapshot, so it stays until the next publication.
  async #deleteOld(upTo: number, before: SnapshotPointer | null): Promise<void> {
    await this.#db
      .prepare("DELETE FROM catalog_snapshot WHERE scope = ?1 AND version <= ?2")
      .bind(this.#scope, upTo)
      .run();
    const { keys } = await this.#kv.list({ prefix: this.#prefix }).catch(() => ({ keys: [] }));
    const current = versionOf(before?.key ?? "");
    const old = keys.map(({ name }) => name).filter((name) => versionOf(name) < current);
    for (const name of old.slice(0, DELETE_BATCH)) await this.#kv.delete(name).catch(() => undefined);
  }
}

/** What KV has; null: nothing, or nothing in time, and D1 has a copy. */
async function readInTime<Value>(reading: Promise<Value | null>): Promise<Value | null> {
  const value = await withTimeout(
    reading.catch(() => null),
    KV_TIMEOUT_MS,
  );
  return value === TIMED_OUT ? null : value;
}

function versionOf(key: string): number {
  return Number(/:(\d+)-\d+$/.exec(key)?.[1] ?? 0);
}

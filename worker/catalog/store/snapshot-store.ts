import { Buffer } from "node:buffer";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import { FENCED, ScopedRows } from "./scoped-rows";

/** D1 limits a value to 2 MB, and each byte is read as two digits. */
const CHUNK_BYTES = 900_000;
/** How long snapshots of other formats stay in the database, for a rollback. */
const REPLACED_MS = 30 * 86_400_000;

/** Identifies the snapshot that pages are rendered from. */
export interface SnapshotPointer {
  /** Starts at 1; incremented by each publication. */
  version: number;
  size: number;
  /** Unix ms. */
  publishedAt: number;
  /** When the first complete sync was published; null: unknown slugs may still exist. */
  completeAt: number | null;
}

/** The parts of one publication. */
interface Publication {
  bytes: Uint8Array;
  /** Whether a full sync has finished. */
  isComplete?: boolean;
}

/** Selects the pointer, so that it can be read in one batch with the cards. ?1: the scope, ?2: the format. */
export const POINTER_SQL = `SELECT i.version, i.size, i.published_at AS publishedAt, s.complete_at AS completeAt
  FROM catalog_index i JOIN catalog_state s ON s.scope = i.scope
  WHERE i.scope = ?1 AND i.format = ?2 AND i.chunk = 0 ORDER BY i.version DESC LIMIT 1`;

/** A snapshot's chunks in hex, because D1 returns a BLOB as an array of numbers. ?1: scope, ?2: format, ?3: version. */
export const CHUNKS_SQL = `SELECT hex(bytes) AS digits FROM catalog_index
  WHERE scope = ?1 AND format = ?2 AND version = ?3 ORDER BY chunk`;

/** The bytes of a snapshot; null: it has been deleted. */
export function joinChunks(chunks: { digits: string }[], size: number): Uint8Array | null {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const { digits } of chunks) {
    const bytes = Buffer.from(digits, "hex");
    if (at + bytes.byteLength > size) return null;
    joined.set(bytes, at);
    at += bytes.byteLength;
  }
  return at === size ? joined : null;
}

/** The published snapshots of one scope in D1, one for each format: two versions of the Worker can serve at once. */
export class SnapshotStore extends ScopedRows {
  readonly #format: number;

  constructor(db: D1Database, scope: string, format = FORMAT_VERSION) {
    super(db, scope);
    this.#format = format;
  }

  /** null: nothing of this format has been published yet. */
  readPointer(): Promise<SnapshotPointer | null> {
    return this.prepare(POINTER_SQL, this.#format).first<SnapshotPointer>();
  }

  /** Whether the newest snapshot is of another format, as after a deployment or a rollback. */
  async isReplaced(): Promise<boolean> {
    const newest = await this.#findNewest();
    return newest !== null && newest.format !== this.#format;
  }

  /** Writes a snapshot. Readers find it by its first chunk, which is written last. Throws SupersededWriter. */
  async publish(fence: number, { bytes, isComplete = false }: Publication, now: number): Promise<number> {
    const before = await this.readPointer();
    const version = ((await this.#findNewest())?.version ?? 0) + 1;
    const write = (chunk: number) =>
      this.prepare(
        `INSERT INTO catalog_index (scope, format, version, chunk, size, published_at, bytes)
        SELECT ?1, ?3, ?4, ?5, ?6, ?7, ?8 WHERE ${FENCED}`,
        fence,
        this.#format,
        version,
        chunk,
        bytes.byteLength,
        now,
        bytes.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES),
      );
    // Deletes chunks that a killed writer has left behind.
    const leftBehind = `DELETE FROM catalog_index WHERE scope = ?1 AND ${FENCED} AND version >= ?3`;
    await this.run(fence, [this.prepare(leftBehind, fence, version)]);
    for (let chunk = Math.ceil(bytes.byteLength / CHUNK_BYTES) - 1; chunk > 0; chunk--)
      await this.run(fence, [write(chunk)]);
    await this.run(fence, [
      write(0),
      this.prepare(
        `UPDATE catalog_state SET complete_at = IFNULL(complete_at, ?3) WHERE scope = ?1 AND ${FENCED}`,
        fence,
        isComplete ? now : null,
      ),
      // Readers of the previous pointer may still be loading its snapshot, so it stays until the next publication.
      this.prepare(
        `DELETE FROM catalog_index WHERE scope = ?1 AND ${FENCED} AND (format = ?3 AND version < ?4 OR published_at < ?5)`,
        fence,
        this.#format,
        before?.version ?? 0,
        now - REPLACED_MS,
      ),
    ]);
    return version;
  }

  /** The bytes of a published snapshot; null: it has been deleted. */
  async read({ version, size }: SnapshotPointer): Promise<Uint8Array | null> {
    return joinChunks(await this.select(CHUNKS_SQL, this.#format, version), size);
  }

  #findNewest(): Promise<{ format: number; version: number } | null> {
    return this.prepare(
      "SELECT format, version FROM catalog_index WHERE scope = ?1 AND chunk = 0 ORDER BY version DESC LIMIT 1",
    ).first();
  }
}

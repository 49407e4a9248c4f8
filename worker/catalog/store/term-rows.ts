import { FENCED, runFenced, toBoundLists } from "./fenced-batch";
import type { TermData } from "../rows/row-data";
import type { TermRow } from "../rows/rows";

interface ChangedTerm {
  row: TermRow;
  /** Whether product rows may contain an earlier name, language, slug or parent of this term; false for a new term. */
  isRenamed: boolean;
}

/** The categories, tags and brands of one scope in D1. */
export class TermRows {
  readonly #db: D1Database;
  readonly #scope: string;

  constructor(db: D1Database, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** The given terms that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: TermRow[]): Promise<ChangedTerm[]> {
    if (rows.length === 0) return [];
    const { results } = await this.#db
      .prepare(
        `SELECT id, hash, json_array(taxonomy, slug, data ->> '$.name', data ->> '$.parentId', data ->> '$.language')
          AS identity
        FROM catalog_term WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(this.#scope, JSON.stringify(rows.map(({ id }) => id)))
      .all<{ id: number; hash: string; identity: string }>();
    const known = new Map(results.map((stored) => [stored.id, stored]));
    return rows
      .filter(({ id, hash }) => known.get(id)?.hash !== hash)
      .map((row) => ({ row, isRenamed: known.has(row.id) && known.get(row.id)?.identity !== identityOf(row) }));
  }

  /** Throws SupersededWriter. */
  async write(fence: number, rows: TermRow[]): Promise<void> {
    const upsert = this.#db.prepare(
      `INSERT INTO catalog_term (scope, id, taxonomy, slug, position, hash, data)
      SELECT ?1, e.value ->> 'id', e.value ->> 'taxonomy', e.value ->> 'slug', e.value ->> 'position',
        e.value ->> 'hash', e.value ->> 'data' FROM json_each(?3) e WHERE ${FENCED}
      ON CONFLICT (scope, id) DO UPDATE SET taxonomy = excluded.taxonomy, slug = excluded.slug,
        position = excluded.position, hash = excluded.hash, data = excluded.data`,
    );
    const statements = toBoundLists(rows).map((list) => upsert.bind(this.#scope, fence, list));
    await runFenced(this.#db, this.#scope, fence, statements);
  }

  /** Throws SupersededWriter. */
  async delete(fence: number, ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const statement = this.#db
      .prepare(`DELETE FROM catalog_term WHERE scope = ?1 AND ${FENCED} AND id IN (SELECT value FROM json_each(?3))`)
      .bind(this.#scope, fence, JSON.stringify(ids));
    await runFenced(this.#db, this.#scope, fence, [statement]);
  }

  async listIds(): Promise<number[]> {
    const { results } = await this.#db
      .prepare("SELECT id FROM catalog_term WHERE scope = ?1 ORDER BY id")
      .bind(this.#scope)
      .all<{ id: number }>();
    return results.map(({ id }) => id);
  }

  /** All terms, by position. */
  async list(): Promise<Pick<TermRow, "taxonomy" | "position" | "data">[]> {
    const { results } = await this.#db
      .prepare("SELECT taxonomy, position, data FROM catalog_term WHERE scope = ?1 ORDER BY taxonomy, position, id")
      .bind(this.#scope)
      .all<Pick<TermRow, "taxonomy" | "position" | "data">>();
    return results;
  }
}

function identityOf({ taxonomy, slug, data }: TermRow): string {
  const { name, parentId, language = null } = JSON.parse(data) as TermData;
  return JSON.stringify([taxonomy, slug, name, parentId, language]);
}

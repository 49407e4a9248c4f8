import { FENCED, runFenced, toBoundLists } from "./fenced-batch";
import type { PostRow } from "../rows/rows";

export type StoredPostEntry = Pick<PostRow, "id" | "type" | "path" | "entry">;

/** The posts and pages of one scope in D1. Only the holder of the newest fence can write. */
export class PostRows {
  readonly #db: D1Database;
  readonly #scope: string;
  #changes = 0;

  constructor(db: D1Database, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** The number of writes and deletions of this writer. */
  get changes(): number {
    return this.#changes;
  }

  /** The given rows that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: PostRow[]): Promise<PostRow[]> {
    const known = await this.#readColumn(
      "hash",
      rows.map(({ id }) => id),
    );
    return rows.filter(({ id, hash }) => known.get(id) !== hash);
  }

  /** The ids of the given posts that aren't stored yet, or were modified at another time. */
  async findModified(posts: Pick<PostRow, "id" | "modified">[]): Promise<number[]> {
    const known = await this.#readColumn(
      "modified",
      posts.map(({ id }) => id),
    );
    return posts.flatMap(({ id, modified }) => (known.get(id) === modified ? [] : id));
  }

  /** Throws SupersededWriter. */
  async write(fence: number, rows: PostRow[]): Promise<void> {
    if (rows.length === 0) return;
    this.#changes++;
    const upsert = this.#db.prepare(
      `INSERT INTO catalog_post (scope, id, type, path, date, modified, hash, entry, card, page)
      SELECT ?1, e.value ->> 'id', e.value ->> 'type', e.value ->> 'path', e.value ->> 'date', e.value ->> 'modified',
        e.value ->> 'hash', e.value ->> 'entry', e.value ->> 'card', e.value ->> 'page'
      FROM json_each(?3) e WHERE ${FENCED}
      ON CONFLICT (scope, id) DO UPDATE SET type = excluded.type, path = excluded.path, date = excluded.date,
        modified = excluded.modified, hash = excluded.hash, entry = excluded.entry, card = excluded.card, page = excluded.page`,
    );
    const categorize = this.#db.prepare(
      `INSERT INTO catalog_post_category (scope, category_id, post_id)
      SELECT ?1, e.value ->> 'category', e.value ->> 'post' FROM json_each(?3) e WHERE ${FENCED} ON CONFLICT DO NOTHING`,
    );
    const categories = rows.flatMap((row) => row.categories.map((category) => ({ post: row.id, category })));
    await runFenced(this.#db, this.#scope, fence, [
      ...toBoundLists(rows).map((list) => upsert.bind(this.#scope, fence, list)),
      this.#deleteFrom(
        "catalog_post_category",
        "post_id",
        fence,
        rows.map(({ id }) => id),
      ),
      ...toBoundLists(categories).map((list) => categorize.bind(this.#scope, fence, list)),
    ]);
  }

  /** Throws SupersededWriter. */
  async delete(fence: number, ids: number[]): Promise<void> {
    this.#changes++;
    await runFenced(this.#db, this.#scope, fence, [
      this.#deleteFrom("catalog_post", "id", fence, ids),
      this.#deleteFrom("catalog_post_category", "post_id", fence, ids),
    ]);
  }

  async listIds(): Promise<number[]> {
    const { results } = await this.#db
      .prepare("SELECT id FROM catalog_post WHERE scope = ?1")
      .bind(this.#scope)
      .all<{ id: number }>();
    return results.map(({ id }) => id);
  }

  /** The search's input of `limit` posts and pages with ids greater than `after`, ascending. */
  async listEntries(after: number, limit: number): Promise<StoredPostEntry[]> {
    const { results } = await this.#db
      .prepare("SELECT id, type, path, entry FROM catalog_post WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3")
      .bind(this.#scope, after, limit)
      .all<StoredPostEntry>();
    return results;
  }

  async #readColumn(column: "hash" | "modified", ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const { results } = await this.#db
      .prepare(
        `SELECT id, ${column} AS value FROM catalog_post WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(this.#scope, JSON.stringify(ids))
      .all<{ id: number; value: string }>();
    return new Map(results.map(({ id, value }) => [id, value]));
  }

  #deleteFrom(table: string, column: string, fence: number, ids: number[]): D1PreparedStatement {
    return this.#db
      .prepare(`DELETE FROM ${table} WHERE scope = ?1 AND ${FENCED} AND ${column} IN (SELECT value FROM json_each(?3))`)
      .bind(this.#scope, fence, JSON.stringify(ids));
  }
}

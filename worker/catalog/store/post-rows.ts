import { FENCED, ScopedRows } from "./scoped-rows";
import type { PostRow } from "../rows/rows";

const COLUMNS = ["id", "type", "path", "date", "modified", "hash", "entry", "card", "page"];

const CATEGORIZE = `INSERT INTO catalog_post_category (scope, category_id, post_id)
  SELECT ?1, e.value ->> 'category', e.value ->> 'post' FROM json_each(?3) e WHERE ${FENCED} ON CONFLICT DO NOTHING`;

export type StoredPostEntry = Pick<PostRow, "id" | "type" | "path" | "entry">;

/** The posts and pages of one scope in D1. */
export class PostRows extends ScopedRows {
  #changes = 0;

  /** The number of writes and deletions of this writer. */
  get changes(): number {
    return this.#changes;
  }

  /** The given rows that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: PostRow[]): Promise<PostRow[]> {
    const known = await this.readColumn("catalog_post", "hash", idsOf(rows));
    return rows.filter(({ id, hash }) => known.get(id) !== hash);
  }

  /** The ids of the given posts that aren't stored yet, or were modified at another time. */
  async findModified(posts: Pick<PostRow, "id" | "modified">[]): Promise<number[]> {
    const known = await this.readColumn("catalog_post", "modified", idsOf(posts));
    return posts.flatMap(({ id, modified }) => (known.get(id) === modified ? [] : id));
  }

  /** Throws SupersededWriter. */
  async write(fence: number, rows: PostRow[]): Promise<void> {
    if (rows.length === 0) return;
    this.#changes++;
    const categories = rows.flatMap((row) => row.categories.map((category) => ({ post: row.id, category })));
    await this.run(fence, [
      ...this.upsert(fence, "catalog_post", COLUMNS, rows),
      this.deleteFrom("catalog_post_category", "post_id", fence, idsOf(rows)),
      ...this.prepareParts(CATEGORIZE, fence, categories),
    ]);
  }

  /** Throws SupersededWriter. */
  async delete(fence: number, ids: number[]): Promise<void> {
    this.#changes++;
    await this.run(fence, [
      this.deleteFrom("catalog_post", "id", fence, ids),
      this.deleteFrom("catalog_post_category", "post_id", fence, ids),
    ]);
  }

  async listIds(): Promise<number[]> {
    return idsOf(await this.select("SELECT id FROM catalog_post WHERE scope = ?1"));
  }

  /** The search's input of `limit` posts and pages with ids greater than `after`, ascending. */
  listEntries(after: number, limit: number): Promise<StoredPostEntry[]> {
    const sql = "SELECT id, type, path, entry FROM catalog_post WHERE scope = ?1 AND id > ?2 ORDER BY id LIMIT ?3";
    return this.select(sql, after, limit);
  }
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

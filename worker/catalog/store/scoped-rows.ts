/** Thrown when another writer holds a newer fence; nothing was written. */
export class SupersededWriter extends Error {
  constructor() {
    super("another writer of the catalog has taken over");
  }
}

/**
 * Condition of every statement that writes: ?1 is the scope, ?2 the fence. A batch is a transaction, so the condition
 * holds for all its statements or for none.
 */
export const FENCED = "EXISTS (SELECT 1 FROM catalog_state WHERE scope = ?1 AND fence = ?2)";

/** D1 limits a bound text to 2 MB. */
const BOUND_CHARACTERS_MAX = 900_000;

/** The rows of one scope in D1, for its sync. Only the holder of the newest fence can write. */
export class ScopedRows {
  readonly #db: D1Database;
  readonly #scope: string;

  constructor(db: D1Database, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** A statement whose ?1 is the scope and, if it writes, ?2 the fence. */
  protected prepare(sql: string, ...values: unknown[]): D1PreparedStatement {
    return this.#db.prepare(sql).bind(this.#scope, ...values);
  }

  protected async select<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.prepare(sql, ...values).all<Row>()).results;
  }

  /** A column of the rows with these ids, by id. */
  protected async readColumn(table: string, column: string, ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const sql = `SELECT id, ${column} AS value FROM ${table} WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))`;
    const rows = await this.select<{ id: number; value: string }>(sql, JSON.stringify(ids));
    return new Map(rows.map(({ id, value }) => [id, value]));
  }

  /** Repeats a statement for parts of `items` that are short enough to be bound: ?3 is a JSON array. */
  protected prepareParts(sql: string, fence: number, items: object[], ...values: unknown[]): D1PreparedStatement[] {
    return toBoundLists(items).map((list) => this.prepare(sql, fence, list, ...values));
  }

  /** Inserts `items`, or replaces the rows with the same first column. */
  protected upsert(fence: number, table: string, columns: string[], items: object[]): D1PreparedStatement[] {
    const [key, ...others] = columns;
    const sql = `INSERT INTO ${table} (scope, ${columns.join(", ")})
      SELECT ?1, ${columns.map((column) => `e.value ->> '${column}'`).join(", ")} FROM json_each(?3) e WHERE ${FENCED}
      ON CONFLICT (scope, ${key}) DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`).join(", ")}`;
    return this.prepareParts(sql, fence, items);
  }

  protected deleteFrom(table: string, column: string, fence: number, ids: number[]): D1PreparedStatement {
    const sql = `DELETE FROM ${table} WHERE scope = ?1 AND ${FENCED} AND ${column} IN (SELECT value FROM json_each(?3))`;
    return this.prepare(sql, fence, JSON.stringify(ids));
  }

  /** Runs statements that contain the condition FENCED, all or none. Throws SupersededWriter. */
  protected async run(fence: number, statements: D1PreparedStatement[]): Promise<void> {
    if (statements.length === 0) return;
    const holder = this.prepare("SELECT fence FROM catalog_state WHERE scope = ?1 AND fence = ?2", fence);
    const [held] = await this.#db.batch([holder, ...statements]);
    if (!held?.results.length) throw new SupersededWriter();
  }
}

/** Splits the items into JSON arrays that are each short enough to be bound. */
export function toBoundLists(items: object[]): string[] {
  const lists: string[][] = [];
  let size = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    if (lists.length === 0 || size + text.length > BOUND_CHARACTERS_MAX) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)!.push(text);
    size += text.length + 1;
  }
  return lists.map((texts) => `[${texts.join(",")}]`);
}

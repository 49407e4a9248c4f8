import { COPIES_PER_STEP, type Adopted } from "./adopt-rows";
import { FENCED, runFenced } from "./fenced-batch";

/** Products whose price changes are copied in one statement. */
const COPY_BATCH = 5000;

/**
 * Initializes a new price history with a copy of the longest one of the same backend: a renamed environment continues its
 * history, a preview shows the shop's. Copying is idempotent.
 */
export class PriceAdoption {
  readonly #db: D1Database;
  readonly #scope: string;
  readonly #record: string;
  #from: string | null = null;
  #after = 0;

  /** `scope`: the catalog scope whose fence is checked. */
  constructor(db: D1Database, scope: string, record: string) {
    this.#db = db;
    this.#scope = scope;
    this.#record = record;
  }

  /** One bounded step. Throws SupersededWriter. */
  async step(fence: number): Promise<Adopted> {
    const [db, from] = [this.#db, (this.#from ??= await findLongest(this.#db, this.#record))];
    if (from === null) return "none";
    for (let copies = 0; copies < COPIES_PER_STEP; copies++) {
      const upTo = await db
        .prepare(
          `SELECT MAX(product_id) AS id FROM (SELECT DISTINCT product_id FROM price_change
          WHERE scope = ?1 AND product_id > ?2 ORDER BY product_id LIMIT ?3)`,
        )
        .bind(from, this.#after, COPY_BATCH)
        .first<number>("id");
      if (upTo === null) {
        // Copied last, so that a history with days has all of its changes.
        await this.#copy(fence, "price_day", "day", from);
        return "done";
      }
      const columns = "product_id, at, price, regular, currency";
      await this.#copy(fence, "price_change", columns, from, this.#after, upTo);
      this.#after = upTo;
    }
    return "more";
  }

  #copy(fence: number, table: string, columns: string, from: string, ...range: number[]): Promise<void> {
    const where = range.length > 0 ? "AND product_id > ?5 AND product_id <= ?6" : "";
    const statement = this.#db
      .prepare(
        `INSERT INTO ${table} (scope, ${columns}) SELECT ?3, ${columns} FROM ${table}
        WHERE scope = ?4 AND ${FENCED} ${where} ON CONFLICT DO NOTHING`,
      )
      .bind(this.#scope, fence, this.#record, from, ...range);
    return runFenced(this.#db, this.#scope, fence, [statement]);
  }
}

/** null: this history already has days, or no other one has the same language and backend. */
async function findLongest(db: D1Database, record: string): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT scope FROM price_day GROUP BY scope ORDER BY COUNT(*) DESC, MAX(day) DESC")
    .all<{ scope: string }>();
  const scopes = results.map(({ scope }) => scope);
  const shop = /-\w+-\w+$/.exec(record)?.[0];
  if (shop === undefined || scopes.includes(record)) return null;
  return scopes.find((other) => other.endsWith(shop)) ?? null;
}

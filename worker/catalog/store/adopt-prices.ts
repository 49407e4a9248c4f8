import { FENCED, runFenced } from "./fenced-batch";

/** Products whose changes are copied at once. */
const COPIED_AT_ONCE = 5000;

/**
 * A record of prices that is new begins with a copy of the longest one that another environment keeps of the same backend:
 * a renamed environment goes on with its record, a preview shows what the shop shows. Any part may be copied twice. `scope`
 * and `fence`: the catalog's. Throws SupersededWriter.
 */
export async function adoptPrices(db: D1Database, scope: string, fence: number, record: string): Promise<void> {
  const from = await findLongest(db, record);
  if (from === null) return;
  for (let after = 0; ;) {
    const upTo = await db
      .prepare(
        `SELECT MAX(product_id) AS id FROM (SELECT DISTINCT product_id FROM price_change
        WHERE scope = ?1 AND product_id > ?2 ORDER BY product_id LIMIT ?3)`,
      )
      .bind(from, after, COPIED_AT_ONCE)
      .first<number>("id");
    if (upTo === null) break;
    const changes = db.prepare(
      `INSERT INTO price_change (scope, product_id, at, price, regular, currency)
      SELECT ?3, product_id, at, price, regular, currency FROM price_change
      WHERE scope = ?4 AND product_id > ?5 AND product_id <= ?6 AND ${FENCED} ON CONFLICT DO NOTHING`,
    );
    await runFenced(db, scope, fence, [changes.bind(scope, fence, record, from, after, upTo)]);
    after = upTo;
  }
  // Last: a record with days has all of its changes.
  const days = db.prepare(
    `INSERT INTO price_day (scope, day) SELECT ?3, day FROM price_day WHERE scope = ?4 AND ${FENCED} ON CONFLICT DO NOTHING`,
  );
  await runFenced(db, scope, fence, [days.bind(scope, fence, record, from)]);
}

/** null: this record has days of its own already, or nobody else has any of this language and backend. */
async function findLongest(db: D1Database, record: string): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT scope FROM price_day GROUP BY scope ORDER BY COUNT(*) DESC, MAX(day) DESC")
    .all<{ scope: string }>();
  const scopes = results.map(({ scope }) => scope);
  const shop = /-\w+-\w+$/.exec(record)?.[0];
  if (shop === undefined || scopes.includes(record)) return null;
  return scopes.find((other) => other.endsWith(shop)) ?? null;
}

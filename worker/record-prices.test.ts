import { expect, test } from "vitest";
import { openSqliteAsD1 } from "../demo/testing/sqlite-as-d1";
import { PRICE_QUESTIONS_A_RUN, PRICED_PRODUCTS_A_QUESTION } from "../app/config/limits";
import type { Answer, BackendClient } from "../app/backend/client";
import { recordPrices } from "./record-prices";

const NOW = 20_000 * 86_400_000;
const VARIATIONS = 3;

/** Counts what is asked; every fourth product has variations. */
function shopOf(count: number, failing: { after: string | null } = { after: null }) {
  const asked: (string | null)[] = [];
  const query = (_: unknown, { first, after }: { first: number; after: string | null }) => {
    asked.push(after);
    if (after !== null && after === failing.after)
      return Promise.resolve({ data: null, failure: { kind: "timeout" }, sessionToken: null });
    const start = Number(after ?? 0);
    const end = Math.min(start + first, count);
    const nodes = Array.from({ length: end - start }, (_, index) => {
      const databaseId = (start + index + 1) * 10;
      const priced = (id: number) => ({ databaseId: id, price: "10.00", regularPrice: "12.00" });
      if (index % 4 > 0) return priced(databaseId);
      const nodes = Array.from({ length: VARIATIONS }, (_, number) => priced(databaseId + number + 1));
      return { databaseId, price: "10.00, 10.00", regularPrice: "12.00, 12.00", variations: { nodes } };
    });
    const pageInfo = { hasNextPage: end < count, endCursor: String(end) };
    return Promise.resolve({ data: { products: { nodes, pageInfo } }, failure: null, sessionToken: null });
  };
  return { asked, client: { query } as unknown as BackendClient };
}

const countRows = (db: D1Database) => db.prepare("SELECT COUNT(*) AS n FROM price_change").first<number>("n");

test("10 000 products are recorded within a day's runs, each of few questions (issue 8)", async () => {
  const db = openSqliteAsD1();
  const { asked, client } = shopOf(10_000);
  let runs = 0;
  for (; (await isOpen(db)) && runs < 96; runs++) {
    const before = asked.length;
    await recordPrices(client, db, NOW);
    expect(asked.length - before).toBeLessThanOrEqual(PRICE_QUESTIONS_A_RUN);
  }
  expect(runs).toBe(Math.ceil(10_000 / PRICED_PRODUCTS_A_QUESTION / PRICE_QUESTIONS_A_RUN));
  const groups = 10_000 / PRICED_PRODUCTS_A_QUESTION;
  const variable = groups * Math.ceil(PRICED_PRODUCTS_A_QUESTION / 4);
  expect(await countRows(db)).toBe(10_000 - variable + variable * VARIATIONS);
  await recordPrices(client, db, NOW);
  expect(asked.length).toBe(groups);
}, 60_000);

test("what fails is tried again at the same place by the next run, and nothing is written twice", async () => {
  const db = openSqliteAsD1();
  const failing = { after: "50" as string | null };
  const { asked, client } = shopOf(60, failing);
  await recordPrices(client, db, NOW);
  expect(asked).toEqual([null, "25", "50"]);
  expect(await isOpen(db)).toBe(true);
  failing.after = null;
  await recordPrices(client, db, NOW);
  expect(asked.slice(3)).toEqual(["50"]);
  expect(await isOpen(db)).toBe(false);
});

test("a page without the cursor of the next one is no end: half a walk isn't a whole one", async () => {
  const db = openSqliteAsD1();
  const data = { products: { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } } };
  const answer = { data, failure: null, sessionToken: null } as unknown as Answer<unknown>;
  await recordPrices({ query: () => Promise.resolve(answer) } as unknown as BackendClient, db, NOW);
  expect(await isOpen(db)).toBe(true);
});

async function isOpen(db: D1Database): Promise<boolean> {
  const walk = await db
    .prepare("SELECT finished_day FROM price_walk")
    .first<{ finished_day: number | null }>()
    .catch(() => null);
  return walk === null || walk.finished_day === null;
}

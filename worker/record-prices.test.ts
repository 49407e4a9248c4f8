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
    await recordPrices(client, db, NOW, "BGN");
    expect(asked.length - before).toBeLessThanOrEqual(PRICE_QUESTIONS_A_RUN);
  }
  expect(runs).toBe(Math.ceil(10_000 / PRICED_PRODUCTS_A_QUESTION / PRICE_QUESTIONS_A_RUN));
  const groups = 10_000 / PRICED_PRODUCTS_A_QUESTION;
  const variable = groups * Math.ceil(PRICED_PRODUCTS_A_QUESTION / 4);
  expect(await countRows(db)).toBe(10_000 - variable + variable * VARIATIONS);
  await recordPrices(client, db, NOW, "BGN");
  expect(asked.length).toBe(groups);
});

test("what fails is tried again at the same place by the next run, and nothing is written twice", async () => {
  const db = openSqliteAsD1();
  const failing = { after: "50" as string | null };
  const { asked, client } = shopOf(60, failing);
  await recordPrices(client, db, NOW, "BGN");
  expect(asked).toEqual([null, "25", "50"]);
  expect(await isOpen(db)).toBe(true);
  failing.after = null;
  await recordPrices(client, db, NOW, "BGN");
  expect(asked.slice(3)).toEqual(["50"]);
  expect(await isOpen(db)).toBe(false);
});

test("a page without the cursor of the next one is no end: half a walk isn't a whole one", async () => {
  const db = openSqliteAsD1();
  const data = { products: { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } } };
  const answer = { data, failure: null, sessionToken: null } as unknown as Answer<unknown>;
  await recordPrices({ query: () => Promise.resolve(answer) } as unknown as BackendClient, db, NOW, "BGN");
  expect(await isOpen(db)).toBe(true);
});

/** Products of so many variations each; those named as gone have left the shop since they were listed. */
function varied(counts: number[], { failing = [] as string[], gone = [] as number[] } = {}) {
  const asked: string[] = [];
  const idOf = (product: number, variation: number) => product * 1000 + variation;
  const listVariations = (product: number, after: string | null) => {
    const [start, count] = [Number(after ?? 0), counts[product - 1]!];
    const end = Math.min(start + 100, count);
    const nodes = Array.from({ length: end - start }, (_, index) => ({
      databaseId: idOf(product, start + index + 1),
      price: "10.00",
      regularPrice: "12.00",
    }));
    return { databaseId: product, variations: { nodes, pageInfo: { hasNextPage: end < count, endCursor: `${end}` } } };
  };
  const query = (_: unknown, { id, first = 0, after }: { id?: number; first?: number; after: string | null }) => {
    const question = id ? `${id} after ${after}` : `products after ${after}`;
    asked.push(question);
    if (failing.includes(question))
      return Promise.resolve({ data: null, failure: { kind: "timeout" }, sessionToken: null });
    const start = Number(after ?? 0);
    const end = Math.min(start + first, counts.length);
    const pageInfo = { hasNextPage: end < counts.length, endCursor: `${end}` };
    const products = id
      ? { nodes: gone.includes(id) ? [] : [listVariations(id, after)] }
      : { nodes: counts.slice(start, end).map((_count, index) => listVariations(start + index + 1, null)), pageInfo };
    return Promise.resolve({ data: { products }, failure: null, sessionToken: null });
  };
  const ids = counts.flatMap((count, index) => Array.from({ length: count }, (_, place) => idOf(index + 1, place + 1)));
  return { asked, ids, client: { query } as unknown as BackendClient };
}

const readIds = async (db: D1Database) =>
  (await db.prepare("SELECT product_id AS id FROM price_change ORDER BY id").all<{ id: number }>()).results.map(
    ({ id }) => id,
  );

test("every variation of a product with hundreds is recorded, over as many runs as that takes (docs/price-record.md)", async () => {
  const db = openSqliteAsD1();
  const counts = Array.from({ length: 30 }, (_, index) => [3, 100, 101, 250, 301][index % 5]!);
  const { asked, ids, client } = varied(counts);
  let runs = 0;
  for (; (await isOpen(db)) && runs < 96; runs++) {
    const before = asked.length;
    await recordPrices(client, db, NOW, "BGN");
    expect(asked.length - before).toBeLessThanOrEqual(PRICE_QUESTIONS_A_RUN);
  }
  const rests = counts.reduce((all, count) => all + Math.ceil(count / 100) - 1, 0);
  const questions = rests + Math.ceil(30 / PRICED_PRODUCTS_A_QUESTION);
  expect([asked.length, runs]).toEqual([questions, Math.ceil(questions / PRICE_QUESTIONS_A_RUN)]);
  expect(await readIds(db)).toEqual(ids);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a question for the rest of the variations that fails is asked again by the next run, and nothing is skipped", async () => {
  const db = openSqliteAsD1();
  const failing = ["2 after 200"];
  const { asked, ids, client } = varied([5, 250, 150], { failing });
  await recordPrices(client, db, NOW, "BGN");
  expect(asked).toEqual(["products after null", "2 after 100", "2 after 200"]);
  expect(await isOpen(db)).toBe(true);
  failing.length = 0;
  await recordPrices(client, db, NOW, "BGN");
  expect(asked.slice(3)).toEqual(["2 after 200", "3 after 100"]);
  expect([await isOpen(db), await readIds(db)]).toEqual([false, ids]);
});

test("a product that leaves the shop on the way doesn't hold up the walk", async () => {
  const db = openSqliteAsD1();
  const { client, ids } = varied([250, 150], { gone: [1] });
  await recordPrices(client, db, NOW, "BGN");
  expect(await isOpen(db)).toBe(false);
  expect(await readIds(db)).toEqual(ids.filter((id) => id <= 1100 || id > 2000));
});

async function isOpen(db: D1Database): Promise<boolean> {
  const walk = await db
    .prepare("SELECT finished_day FROM price_walk")
    .first<{ finished_day: number | null }>()
    .catch(() => null);
  return walk === null || walk.finished_day === null;
}

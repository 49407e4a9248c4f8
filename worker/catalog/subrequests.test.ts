import { beforeAll, describe, expect, test } from "vitest";
import { toRow } from "../../tests/doubles/catalog/woocommerce-source";
import { openSync, SCOPE } from "../../tests/doubles/catalog/sync-setup";
import { countSubrequests } from "../../tests/doubles/platform/subrequest-count";
import type { CatalogSource } from "./rows/catalog-source";
import { TERMS_UNREAD } from "./sync/state/sync-state";

const PRODUCTS = 100_000;
/** The free plan's limit is 50 per invocation; some are reserved for other calls to the object. */
const STEP_MAX = 40;

type World = Awaited<ReturnType<typeof openSync>>;

/** Rows that another version has published, a fifth of them discounted. */
async function fill({ db }: World): Promise<void> {
  const { entry, card, page } = toRow({ id: 5, date: 5, modified: 5, price: 100 });
  const numbers = `WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${PRODUCTS})`;
  await db.batch([
    db.prepare("INSERT INTO catalog_state (scope, fence, complete_at) VALUES (?1, 1, 1)").bind(SCOPE),
    db
      .prepare(
        `INSERT INTO catalog_index (scope, format, version, chunk, size, published_at, bytes)
        VALUES (?1, 0, 1, 0, 1, 1, x'00')`,
      )
      .bind(SCOPE),
    db
      .prepare(
        `INSERT INTO catalog_product (scope, id, slug, hash, entry, card, page) ${numbers}
        SELECT ?1, id, 'product-' || id, '-', json_set(?2, '$.id', id, '$.reduction', iif(id % 5, 0, 0.5)),
          json_set(?3, '$.databaseId', id), ?4 FROM n`,
      )
      .bind(SCOPE, entry, card, page),
  ]);
}

/** As many products, listed without reading all of them. */
function listMany(source: CatalogSource): CatalogSource {
  let sent = 0;
  const idsFrom = (first: number, after: string | null) => {
    const highest = after === null ? PRODUCTS : Number(after) - 1;
    const ids = Array.from({ length: Math.min(first, highest) }, (_, at) => highest - at);
    return { ids, next: ids.at(-1) === 1 ? null : String(ids.at(-1)) };
  };
  const listProducts: CatalogSource["listProducts"] = async (first, after) => {
    sent++;
    const { ids, next } = idsFrom(first, after);
    const rows = ids.map((id) => toRow({ id, date: id, modified: id, price: id }));
    return { rows, malformed: [], next, found: PRODUCTS, modified: { newest: "2", oldest: "1" } };
  };
  return {
    ...source,
    get sent() {
      return sent + source.sent;
    },
    listProducts,
    listModified: listProducts,
    listIds: async (first, after) => (sent++, idsFrom(first, after)),
  };
}

describe(`a catalog of ${PRODUCTS} products`, () => {
  let world: World;
  let most = { d1: 0, backend: 0, all: 0, of: "" };
  const { counted, wrapDatabase } = countSubrequests();
  const start = () => {
    const source = listMany(world.source);
    const sync = world.start({ source, db: wrapDatabase(world.db) });
    /** Runs one step and counts its subrequests. */
    const step = async (of: string) => {
      const before = { ...counted, sent: source.sent };
      world.now = Math.max(await sync.step(world.now), world.now + 1);
      const [d1, backend] = [counted.d1 - before.d1, source.sent - before.sent];
      if (d1 + backend > most.all) most = { d1, backend, all: d1 + backend, of };
    };
    return { sync, step };
  };
  const isUnderway = async (sync: ReturnType<typeof start>["sync"]) => (await sync.readState()).run !== null;

  beforeAll(async () => {
    world = await openSync(0);
    await fill(world);
  });

  test("is published anew by a version of another format in steps of at most 40 subrequests", async () => {
    const { step } = start();
    for (let count = 0; count < 60 && !(await world.snapshots.readPointer()); count++) await step("publication");
    expect(await world.rows.count()).toBe(PRODUCTS);
    const pointer = await world.snapshots.readPointer();
    expect(pointer).toMatchObject({ version: 2, size: expect.any(Number) });
    expect(pointer!.size).toBeGreaterThan(1e6);
    expect(most.all, JSON.stringify(most)).toBeLessThanOrEqual(STEP_MAX);
  }, 120_000);

  test("is synced and compared by id in steps of at most 40 subrequests", async () => {
    const begun = start();
    for (let count = 0; count < 20; count++) await begun.step("full run");
    // The end of the walk through all ids.
    const state = await begun.sync.readState();
    const before = { ...TERMS_UNREAD, startedAt: world.now, newest: null, found: PRODUCTS };
    const run = { kind: "incremental", ...before, terms: null, phase: "ids", cursor: "1150", chunks: 1 } as const;
    await world.storage.put("state", { ...state, run, publishedAt: world.now, buildMs: 1e9 });
    for (const key of (await world.storage.list({ prefix: "seen-products:" })).keys()) await world.storage.delete(key);
    const seen = Array.from({ length: PRODUCTS - 1149 }, (_, at) => PRODUCTS - at);
    await world.storage.put("seen-products:000000", seen);
    const { sync, step } = start();
    for (let count = 0; count < 5 && (await isUnderway(sync)); count++) await step("comparison");
    expect(await isUnderway(sync)).toBe(false);
    expect((await sync.readState()).refused).toBeNull();
    expect(most.all, JSON.stringify(most)).toBeLessThanOrEqual(STEP_MAX);
    expect(most.all).toBeGreaterThan(30);
  }, 120_000);
});

import { describe, expect, test } from "vitest";
import { BackendFault } from "../../woocommerce/errors";
import { idsOf, openSync } from "../../../tests/doubles/catalog/sync-setup";
import { ROW_FORMAT } from "../rows/row-data";
import { catalogScope } from "../store/scope";

const OLDER = `shop-bg-${ROW_FORMAT}.1-abc`;
const NEWER = `shop-bg-${ROW_FORMAT}.2-abc`;

test("a deployment with another format starts from the existing rows without a request, and syncs afterwards", async () => {
  const before = await openSync(60, OLDER);
  await before.settle(before.start());
  const after = await openSync(0, NEWER, before);
  after.now = before.now;
  const sync = after.start();
  const [queries, fail] = [before.woo.queries, before.woo.fail];
  before.woo.fail = () => {
    throw new BackendFault({ kind: "unreachable" });
  };
  for (let step = 0; step < 2; step++) await sync.step(after.now);
  expect(before.woo.queries - queries).toBeLessThanOrEqual(1);
  expect(await idsOf(after.rows)).toHaveLength(60);
  expect((await after.snapshots.readPointer())?.completeAt).toBe(after.now);
  before.woo.fail = fail;
  before.woo.put(61, 100);
  await after.settle(sync);
  expect(await idsOf(after.rows)).toHaveLength(61);
});

test("a rollback serves its own format's rows immediately, and catches up", async () => {
  const older = await openSync(60, OLDER);
  await older.settle(older.start());
  const newer = await openSync(0, NEWER, older);
  newer.now = older.now;
  await newer.settle(newer.start());
  older.woo.put(61, 100);
  older.woo.items.delete(5);
  newer.now += 3_600_000;
  await newer.settle(newer.start());
  expect((await older.snapshots.readPointer())?.completeAt).not.toBeNull();
  expect(await idsOf(older.rows)).toHaveLength(60);
  older.now = newer.now;
  await older.settle(older.start());
  expect(await idsOf(older.rows)).toEqual(await idsOf(newer.rows));
  expect(await older.readSnapshot()).toBe(await newer.readSnapshot());
});

test("two formats write separate rows and snapshots", async () => {
  const older = await openSync(30, OLDER);
  const newer = await openSync(0, NEWER, older);
  const [first, second] = [older.start(), newer.start()];
  for (let step = 0; step < 40; step++) {
    older.now = Math.max(older.now + 1, await first.step(older.now));
    newer.now = Math.max(newer.now + 1, await second.step(newer.now));
  }
  expect(await idsOf(older.rows)).toEqual(await idsOf(newer.rows));
  expect(older.logged.concat(newer.logged).filter(({ event }) => event === "catalog-sync-failed")).toEqual([]);
});

test("rows of another shop, another backend or an unreadable format are not adopted", async () => {
  const before = await openSync(10, "shop-bg-9.1-abc");
  await before.settle(before.start());
  before.woo.fail = () => {
    throw new BackendFault({ kind: "unreachable" });
  };
  for (const scope of [NEWER, "branch-bg-9.1-abc", "shop-bg-9.1-xyz"]) {
    const after = await openSync(0, scope, before);
    await after.start().step(after.now);
    expect((await after.start().readState()).lastFullAt, scope).toBe(0);
  }
});

describe("what a format has left behind that was replaced", () => {
  const DAY_MS = 86_400_000;

  /** Days of the newer format alone, or of both. */
  async function live(days: number, isOlderInUse = false) {
    const older = await openSync(60, OLDER);
    await older.settle(older.start());
    const newer = await openSync(0, NEWER, older);
    newer.now = older.now;
    const [first, second] = [older.start(), newer.start()];
    await newer.settle(second);
    for (let day = 0; day < days; day++) {
      older.now = newer.now += DAY_MS;
      await newer.settle(second);
      if (isOlderInUse) await older.settle(first);
    }
    return { older, newer };
  }

  const countRows = async ({ db }: { db: D1Database }) => {
    const tables = ["product", "variation", "term", "snapshot", "document", "state"];
    const count = (table: string) =>
      db.prepare(`SELECT COUNT(*) AS n FROM catalog_${table} WHERE scope = ?1`).bind(OLDER).first<number>("n");
    return Promise.all(tables.map(count));
  };
  const keysOf = ({ kv }: { kv: KVNamespace }) => kv.list({ prefix: `catalog:${OLDER}:` });

  test("goes after a week, rows, snapshot and keys of KV; the record of prices stays", async () => {
    const { newer } = await live(9);
    expect(await countRows(newer)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await keysOf(newer)).keys).toEqual([]);
    expect(await newer.db.prepare("SELECT COUNT(DISTINCT product_id) AS n FROM price_change").first("n")).toBe(60);
    expect(await idsOf(newer.rows)).toHaveLength(60);
  });

  test("stays for a week, and as long as a version that reads it runs", async () => {
    expect((await countRows((await live(5)).newer))[0]).toBe(60);
    expect((await countRows((await live(12, true)).newer))[0]).toBe(60);
  });

  test("stays where it is another shop's, or its only one", async () => {
    const other = await openSync(10, `branch-bg-${ROW_FORMAT}.1-abc`);
    await other.settle(other.start());
    const newer = await openSync(0, NEWER, other);
    newer.now = other.now + 30 * DAY_MS;
    await newer.settle(newer.start());
    newer.now += 30 * DAY_MS;
    await newer.settle(newer.start());
    expect(await idsOf(other.rows)).toHaveLength(10);
  });

  test("is read again after a rollback that comes later", async () => {
    const { older, newer } = await live(9);
    older.now = newer.now;
    await older.settle(older.start());
    expect(await idsOf(older.rows)).toEqual(await idsOf(newer.rows));
    expect((await older.snapshots.readPointer())?.completeAt).not.toBeNull();
    newer.now += DAY_MS;
    await newer.settle(newer.start());
    expect(await idsOf(older.rows)).toHaveLength(60);
  });

  test("is complete again with its posts where the rollback can read no other format", async () => {
    const { older, newer } = await live(9);
    await older.db.prepare("UPDATE catalog_state SET complete_at = NULL").run();
    older.woo.posts.set(1000, "first");
    older.now = newer.now;
    await older.settle(older.start());
    const complete = "SELECT data FROM catalog_document WHERE scope = ?1 AND name = 'posts-complete'";
    expect(await older.db.prepare(complete).bind(OLDER).first("data")).toBe("true");
  });
});

test("a scope consists of shop, language, formats and backend", () => {
  const scope = catalogScope({ catalogName: "shop", backendUrl: "https://one.example/graphql" });
  expect(scope).toMatch(/^shop-bg-\d+\.\d+-[a-z0-9]+$/);
  expect(catalogScope({ catalogName: "shop", backendUrl: "https://two.example/graphql" })).not.toBe(scope);
  expect(catalogScope({ catalogName: "branch", backendUrl: "https://one.example/graphql" })).not.toBe(scope);
});

import { expect, test } from "vitest";
import { BackendFault } from "../../woocommerce/errors";
import { idsOf, openSync } from "../../../tests/doubles/catalog/sync-setup";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import { catalogScope } from "../store/scope";
import { SnapshotStore } from "../store/snapshot-store";

/** The version before: of another format. */
const OLDER = { format: FORMAT_VERSION - 1 };
const DAY_MS = 86_400_000;

/** A shop that the version before has synced. */
async function openOlder() {
  const world = await openSync(60);
  await world.settle(world.start(OLDER));
  const older = new SnapshotStore(world.db, "test", OLDER.format);
  const { fail } = world.woo;
  return {
    world,
    older,
    stopBackend() {
      world.woo.fail = () => {
        throw new BackendFault({ kind: "unreachable" });
      };
    },
    startBackend: () => void (world.woo.fail = fail),
  };
}

test("a deployment with another format publishes the existing rows in its first step, with WordPress down", async () => {
  const { world, stopBackend } = await openOlder();
  stopBackend();
  const { queries } = world.woo;
  await world.start().step(world.now);
  expect(world.woo.queries).toBe(queries);
  expect((await world.snapshots.readPointer())?.completeAt).toEqual(expect.any(Number));
  expect(await idsOf(world.rows)).toHaveLength(60);
});

test("… also while the first sync is incomplete, and where the object has lost its storage", async () => {
  const world = await openSync(60);
  const first = world.start(OLDER);
  for (let step = 0; step < 5 && world.published.length === 0; step++) world.now = await first.step(world.now);
  expect(world.published).toHaveLength(1);
  const storage = { get: async () => undefined, put: async () => undefined, delete: async () => false };
  const empty = { ...storage, list: async () => new Map() } as never;
  await world.start({ storage: empty }).step(world.now);
  expect(await world.snapshots.readPointer()).toMatchObject({ version: 2, completeAt: null });
});

test("the version before keeps its snapshot while the next one publishes, and a rollback catches up at once", async () => {
  const { world, older, stopBackend, startBackend } = await openOlder();
  const before = await older.readPointer();
  world.now += DAY_MS;
  world.woo.put(61, 100);
  world.woo.items.delete(5);
  await world.settle(world.start());
  expect(await older.readPointer()).toEqual(before);
  expect(await older.read(before!)).not.toBeNull();
  stopBackend();
  await world.start(OLDER).step(world.now);
  expect((await older.readPointer())!.version).toBeGreaterThan((await world.snapshots.readPointer())!.version);
  startBackend();
  await world.settle(world.start(OLDER));
  expect(await idsOf(world.rows)).toContain(61);
  expect(await idsOf(world.rows)).not.toContain(5);
});

test("the same rows make the same snapshot after a deployment and its rollback", async () => {
  const { world } = await openOlder();
  const before = await world.readSnapshot(OLDER.format);
  await world.settle(world.start());
  expect(await world.readSnapshot()).toBe(before);
  await world.settle(world.start(OLDER));
  expect(await world.readSnapshot(OLDER.format)).toBe(before);
});

test("the snapshot of a replaced version is deleted after a month; the rows and the record of prices stay", async () => {
  const { world, older } = await openOlder();
  const { publishedAt } = (await older.readPointer())!;
  await world.settle(world.start());
  for (let day = 0; day < 32; day++) {
    world.now += DAY_MS;
    await world.settle(world.start());
    expect((await older.readPointer()) === null, String(day)).toBe(world.now - publishedAt > 30 * DAY_MS);
  }
  expect(await idsOf(world.rows)).toHaveLength(60);
  expect(await older.readPointer()).toBeNull();
  expect(await world.db.prepare("SELECT COUNT(DISTINCT product_id) AS n FROM price_change").first("n")).toBe(60);
});

test("a scope consists of shop, language and backend: another one has rows and prices of its own", () => {
  const scope = catalogScope({ language: "bg", catalogName: "shop", backendUrl: "https://one.example/graphql" });
  expect(scope).toMatch(/^shop-bg-[a-z0-9]+$/);
  expect(catalogScope({ language: "bg", catalogName: "shop", backendUrl: "https://two.example/graphql" })).not.toBe(
    scope,
  );
  expect(catalogScope({ language: "bg", catalogName: "branch", backendUrl: "https://one.example/graphql" })).not.toBe(
    scope,
  );
});

import { describe, expect, test } from "vitest";
import type { Failure } from "../../../app/domain/values/result";
import { BackendFault } from "../../woocommerce/errors";
import { idsOf, openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";
import { openStorage } from "../../../tests/doubles/platform/object-storage";
import { DocumentSync } from "./content/document-sync";

describe("a full sync", () => {
  test("fetches every published product sequentially and publishes at the end", async () => {
    const world = await openSync(130);
    await world.settle(world.start());
    expect(await idsOf(world.rows)).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
    expect(world.woo.queries).toBeLessThanOrEqual(14);
    expect(world.published.at(-1)).toBe(await readRows(world.db));
  });

  test("writes no unchanged row, and deletes missing products", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    world.woo.items.delete(7);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(129);
    expect(await idsOf(world.rows)).not.toContain(7);
  });

  test("an empty response deletes nothing, however small the shop", async () => {
    const world = await openSync(6);
    const sync = world.start();
    await world.settle(sync);
    world.woo.lie = (response) => ({ ...response, rows: [], found: 0, next: null, modified: null });
    await sync.requestFullSync({ acceptDeletions: true });
    for (let step = 0; step < 50; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(await idsOf(world.rows)).toHaveLength(6);
    world.woo.lie = (response) => response;
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(6);
  });

  test("a page too large for the backend is split, and one malformed product doesn't stop the run", async () => {
    const world = await openSync(60);
    const slow = 33;
    world.woo.lie = (response) => {
      if (response.rows.some(({ id }) => id === slow)) throw new BackendFault({ kind: "timeout" });
      return response;
    };
    await world.settle(world.start());
    expect(await idsOf(world.rows)).toHaveLength(59);
    expect(world.logged).toContainEqual({ event: "catalog-product-malformed", id: slow, message: "no response" });
  });

  test("skips no product while only its terms can't be read", async () => {
    const world = await openSync(60);
    const sync = world.start();
    world.woo.fail = (query) => {
      if (query === "terms") throw new BackendFault({ kind: "timeout" });
    };
    for (let step = 0; step < 40; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect((await sync.readState()).run).toMatchObject({ kind: "full", cursor: null, done: 0 });
    world.woo.fail = () => undefined;
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(60);
    expect(world.logged.filter(({ event }) => event === "catalog-product-malformed")).toEqual([]);
  });
});

/** Documents whose reading takes as long as `meanwhile`, and of which one is missing at first; `read` tells how often they were read. */
function openDocuments(meanwhile: (sync: DocumentSync) => Promise<void>, failure: Failure | null = null) {
  let read = 0;
  const sync: DocumentSync = new DocumentSync({
    source: {
      readShopSettings: () => Promise.resolve([]),
      readCouriers: () => Promise.resolve({ documents: [], failure: null }),
      readDocuments: async () => {
        read++;
        if (read === 1) await meanwhile(sync);
        return { documents: [], failure: read === 1 ? failure : null };
      },
    } as never,
    documents: { findChanged: () => Promise.resolve([]), write: () => Promise.resolve() } as never,
    storage: openStorage(),
    writer: { fence: () => Promise.resolve(1) } as never,
  });
  return { sync, count: () => read };
}

test.each([1000, 1001])("what changes while documents are read, at %i, has them read once more", async (at) => {
  const { sync, count } = openDocuments((one) => one.request(at));
  await sync.request(1000);
  expect(await sync.read(1000)).toBe(true);
  expect(await sync.read(1001)).toBe(true);
  expect([await sync.read(1002), count()]).toEqual([false, 2]);
});

test("documents of which one was late are read again after a minute", async () => {
  const { sync, count } = openDocuments(() => Promise.resolve(), { kind: "timeout" });
  await sync.request(1000);
  expect([await sync.read(1000), await sync.read(60_999), count()]).toEqual([true, false, 1]);
  expect([await sync.read(61_000), await sync.read(200_000), count()]).toEqual([true, false, 2]);
});

test("documents that nothing has changed since aren't read again", async () => {
  const { sync, count } = openDocuments(() => Promise.resolve());
  await sync.request(1000);
  expect([await sync.read(1000), await sync.read(1001), count()]).toEqual([true, false, 1]);
});

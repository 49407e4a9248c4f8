import { describe, expect, test } from "vitest";
import type { CatalogSync } from "../catalog-sync";
import { idsOf, openSync } from "../../../../tests/doubles/catalog/sync-setup";

describe("many products that the backend no longer lists", () => {
  test("are deleted when the next full sync misses them too", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    for (let id = 1; id <= 60; id++) world.woo.items.delete(id);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(130);
    expect((await sync.readState()).refused?.ids).toHaveLength(60);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(70);
    expect((await sync.readState()).refused).toBeNull();
  });

  test("are deleted immediately if deletions are accepted explicitly", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    for (let id = 1; id <= 60; id++) world.woo.items.delete(id);
    await sync.requestFullSync({ acceptDeletions: true });
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(70);
  });

  test("are never deleted by incremental syncs, however often these miss them", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    for (let id = 1; id <= 60; id++) world.woo.items.delete(id);
    for (let run = 0; run < 4; run++) await later(world, sync);
    expect(await idsOf(world.rows)).toHaveLength(130);
    expect((await sync.readState()).refused?.ids).toHaveLength(60);
    for (const left of [130, 70]) {
      await sync.requestFullSync();
      await world.settle(sync);
      expect(await idsOf(world.rows)).toHaveLength(left);
      await later(world, sync);
      expect(await idsOf(world.rows)).toHaveLength(left);
    }
    expect((await sync.readState()).refused).toBeNull();
  });

  test("are no longer reported once the backend lists them again", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    const hidden = [...world.woo.items].slice(0, 60);
    for (const [id] of hidden) world.woo.items.delete(id);
    await later(world, sync);
    expect((await sync.readState()).refused?.ids).toHaveLength(60);
    for (const [id, item] of hidden) world.woo.items.set(id, item);
    await later(world, sync);
    expect((await sync.readState()).refused).toBeNull();
    expect(await idsOf(world.rows)).toHaveLength(130);
  });
});

async function later(world: Awaited<ReturnType<typeof openSync>>, sync: CatalogSync) {
  world.now += 13 * 60_000;
  await world.settle(sync);
}

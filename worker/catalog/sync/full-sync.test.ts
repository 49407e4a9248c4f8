import { describe, expect, test } from "vitest";
import { BackendFault } from "../../woocommerce/errors";
import { idsOf, openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";

describe("a full sync", () => {
  test("brings every published product, one query after the other, and publishes at the end", async () => {
    const world = await openSync(130);
    await world.settle(world.start());
    expect(await idsOf(world.rows)).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
    expect(world.woo.queries).toBeLessThanOrEqual(12);
    expect(world.published.at(-1)).toBe(await readRows(world.db));
  });

  test("writes nothing a second time, and deletes what is gone", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    world.woo.items.delete(7);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(129);
    expect(await idsOf(world.rows)).not.toContain(7);
  });

  test("deletes nothing when too much is gone, until the next one agrees", async () => {
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

  test("deletes at once what it is told to delete", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    for (let id = 1; id <= 60; id++) world.woo.items.delete(id);
    await sync.requestFullSync({ acceptDeletions: true });
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(70);
  });

  test("an empty answer empties no shop, however small", async () => {
    const world = await openSync(6);
    const sync = world.start();
    await world.settle(sync);
    world.woo.lie = (answer) => ({ ...answer, rows: [], found: 0, next: null, modified: null });
    await sync.requestFullSync({ acceptDeletions: true });
    for (let step = 0; step < 50; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(await idsOf(world.rows)).toHaveLength(6);
    world.woo.lie = (answer) => answer;
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(6);
  });

  test("a page that is too much for the backend is asked for in smaller parts, and one bad product stops nothing", async () => {
    const world = await openSync(60);
    const slow = 33;
    world.woo.lie = (answer) => {
      if (answer.rows.some(({ id }) => id === slow)) throw new BackendFault({ kind: "timeout" });
      return answer;
    };
    await world.settle(world.start());
    expect(await idsOf(world.rows)).toHaveLength(59);
    expect(world.logged).toContainEqual({ event: "catalog-product-malformed", id: slow, reason: "no answer" });
  });
});

import { describe, expect, test } from "vitest";
import { BackendFault } from "../../woocommerce/errors";
import { toRow } from "../../../tests/doubles/catalog/woocommerce-source";
import { idsOf, openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";

describe("changes", () => {
  test("are fetched by id; missing ones are verified by one more request and deleted", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    world.woo.put(5, 999);
    world.woo.put(131, 100);
    world.woo.items.delete(6);
    const before = world.woo.queries;
    await sync.noteChanges([5, 6, 131], world.now);
    await world.settle(sync);
    expect(world.woo.queries - before).toBe(2);
    const ids = await idsOf(world.rows);
    expect([ids.includes(6), ids.includes(131)]).toEqual([false, true]);
    expect(world.published.at(-1)).toContain('"price\\\":999');
  });

  test("a thousand of them in one second cost only the requests their ids need, in any order", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    const before = world.woo.queries;
    for (let at = 0; at < 1000; at++) await sync.noteChanges([1 + ((at * 7) % 130)], world.now);
    await world.settle(sync);
    expect(world.woo.queries - before).toBeLessThanOrEqual(Math.ceil(130 / 25));
  });

  test("a product that changes while it is being fetched is fetched again", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    world.woo.put(5, 111);
    await sync.noteChanges([5], world.now);
    const { findProducts } = world.source;
    world.source.findProducts = async (ids) => {
      const response = await findProducts(ids);
      world.source.findProducts = findProducts;
      world.woo.put(5, 222);
      await sync.noteChanges([5], world.now);
      return response;
    };
    await world.settle(sync);
    expect(world.published.at(-1)).toContain('"price\\\":222');
  });

  test("a full sync requested during a step isn't lost", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    const full = (await sync.readState()).lastFullAt;
    world.woo.put(5, 111);
    await sync.noteChanges([5], world.now);
    const { findProducts } = world.source;
    world.source.findProducts = async (ids) => {
      await sync.requestFullSync();
      return findProducts(ids);
    };
    world.now++;
    await world.settle(sync);
    expect((await sync.readState()).lastFullAt).toBeGreaterThan(full);
  });

  test("nothing is deleted because of a response without the control ids", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    const { lieOfIds } = world.woo;
    world.woo.lie = (response) => ({ ...response, rows: [] });
    await sync.noteChanges([1, 2, 3], world.now);
    for (const lie of [lieOfIds, () => [], (ids: number[]) => ids.slice(1)]) {
      world.woo.lieOfIds = lie;
      for (let step = 0; step < 10; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
      expect(await idsOf(world.rows)).toHaveLength(40);
    }
    world.woo.lie = (response) => response;
    world.woo.lieOfIds = lieOfIds;
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(40);
  });

  test("are still synced after the control products were deleted", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    const controls = world.storage.values.get("controls") as number[];
    for (const id of controls) world.woo.items.delete(id);
    await sync.noteChanges(controls, world.now);
    await world.settle(sync);
    expect(await idsOf(world.rows)).toHaveLength(40 - controls.length);
  });

  test("a response with unrequested products is refused", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    const before = await readRows(world.db);
    world.woo.lie = (response) => ({ ...response, rows: [{ ...toRow({ id: 777, date: 1, modified: 1, price: 1 }) }] });
    await sync.noteChanges([1], world.now);
    for (let step = 0; step < 5; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(await readRows(world.db)).toBe(before);
  });

  // Its price changes without a modification time, so that only the queue leads to it.
  test.each(["terms", "another product"])("noted while %s can't be read aren't skipped for that", async (broken) => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    if (broken === "terms") world.now += 13 * 60_000;
    else await sync.noteChanges([7], world.now);
    const [{ listTerms, findProducts }, fault] = [world.source, new BackendFault({ kind: "timeout" })];
    const failOnce = async () => {
      const { faults, pageSize } = await sync.readState();
      // With this fault a product would be skipped.
      if (faults >= 3 && pageSize === 1) {
        world.source.listTerms = listTerms;
        world.woo.items.get(5)!.price = 222;
        await sync.noteChanges([5], world.now);
      }
      throw fault;
    };
    if (broken === "terms") world.source.listTerms = failOnce;
    else world.source.findProducts = (ids) => (ids.includes(7) ? failOnce() : findProducts(ids));
    await world.settle(sync);
    expect(world.published.at(-1)).toContain('"price\\\":222');
    const skipped = world.logged.filter(({ event }) => event === "catalog-product-malformed");
    expect(skipped.map(({ id }) => id)).toEqual(broken === "terms" ? [] : [7]);
  });
});

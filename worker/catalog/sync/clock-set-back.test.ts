import { expect, test } from "vitest";
import { openSync } from "../../../tests/doubles/catalog/sync-setup";

/** Later than any test runs, by a clock of WordPress that was wrong. */
const FAR_AHEAD = 900_000_000_000_000;

/** A synced shop of 130 products, more than five pages; an edit is found by the schedule unless it is noted. */
async function openShop() {
  const world = await openSync(130);
  const sync = world.start();
  const edit = (ids: number[], price: number) => ids.forEach((id) => world.woo.put(id, price));
  await world.settle(sync);
  return {
    world,
    edit,
    async editNoted(ids: number[], price: number) {
      edit(ids, price);
      await sync.noteChanges(ids, world.now);
      await world.settle(sync);
    },
    async runIncremental() {
      world.now += 13 * 60_000;
      await world.settle(sync);
    },
    /** How many rows have this price. */
    countRows: (price: number) =>
      world.db
        .prepare("SELECT COUNT(*) AS count FROM catalog_product WHERE page ->> '$.price' = ?1")
        .bind(price)
        .first<number>("count"),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test("edits are found after WordPress's clock was far ahead and has been set right", async () => {
  const { world, edit, runIncremental, countRows } = await openShop();
  const { clock } = world.woo;
  world.woo.clock = FAR_AHEAD;
  edit(range(1, 40), 5);
  await runIncremental();
  world.woo.clock = clock;
  edit(range(60, 70), 77);
  await runIncremental();
  expect(await countRows(77)).toBe(11);
});

test("more edits than a page are found after the clock was set back by an hour", async () => {
  const { world, edit, runIncremental, countRows } = await openShop();
  world.woo.clock = 40;
  edit(range(71, 130), 77);
  await runIncremental();
  expect(await countRows(77)).toBe(60);
});

test("the limit follows a clock that was set back", async () => {
  const { world, edit, editNoted, runIncremental, countRows } = await openShop();
  world.woo.clock = 100;
  for (const id of range(101, 130)) world.woo.items.delete(id);
  await editNoted(range(1, 3), 5);
  await runIncremental();
  edit(range(60, 64), 77);
  await editNoted(range(1, 30), 6);
  await runIncremental();
  expect(await countRows(77)).toBe(5);
});

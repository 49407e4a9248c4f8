import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { BACKEND_FAULTS } from "../../../tests/built-shop/backend-faults";
import { openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";

const PRODUCTS = 40;
/** Steps of a sync that is requested again and again while the backend fails. */
const STEPS = 5;
const products = catalog.products.filter(({ published }) => published).slice(0, PRODUCTS);
const simple = products.find(({ type, stock }) => type === "SIMPLE" && stock !== null)!;

const shop = await openDemo({ ...catalog, products });
const { source } = openDemoSource(shop, undefined, 300);
const world = await openSync(0);
const sync = world.start({ source });

const setFault = (kind: string | null) => shop.setUp("fault", { kind });
const setStock = (stock: number) => shop.setUp("stock", { id: simple.id, stock });
const readStock = async () => {
  const sql = "SELECT card ->> 'stockQuantity' AS stock FROM catalog_product WHERE id = ?1";
  return world.db.prepare(sql).bind(simple.id).first<number>("stock");
};

/** The published state that shoppers see. */
const readAll = async () => [await readRows(world.db), await world.readSnapshot()];

beforeAll(() => world.settle(sync), 60_000);
beforeEach(async () => {
  await setFault(null);
  await setStock(17);
  await sync.requestFullSync();
  await world.settle(sync);
}, 60_000);

/** Steps like the alarm, whatever the backend returns, and requests a full sync whenever one has ended. */
async function insist(): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await sync.requestFullSync();
    world.now = Math.max(world.now + 1, Math.min(await sync.step(world.now), world.now + 600_000));
  }
}

describe.each(BACKEND_FAULTS)("while the backend answers with the fault %s", (fault) => {
  test("from the first request on change nothing, and later changes are synced afterwards", async () => {
    const before = await readAll();
    await setStock(16);
    await setFault(fault);
    await insist();
    expect(await readAll()).toEqual(before);
    await setFault(null);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await readStock()).toBe(16);
    await setStock(17);
    await sync.requestFullSync();
    await world.settle(sync);
    expect(await readAll()).toEqual(before);
  }, 60_000);

  test("in the middle of a run delete no product, and all are correct afterwards", async () => {
    const before = await readAll();
    await sync.requestFullSync();
    await sync.step(world.now);
    await setFault(fault);
    await insist();
    expect(await readAll()).toEqual(before);
    await setFault(null);
    await world.settle(sync);
    expect(await readAll()).toEqual(before);
  }, 60_000);
});

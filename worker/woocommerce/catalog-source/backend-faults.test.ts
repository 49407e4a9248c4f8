import { beforeEach, describe, expect, test, vi } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { BACKEND_FAULTS, isSlow, type BackendFault } from "../../../tests/built-shop/backend-faults";
import { openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import { PAGE_SIZE_MAX } from "../../catalog/sync/state/sync-pace";

/** Two pages of a run. */
const PRODUCTS = PAGE_SIZE_MAX + 1;
/** Steps of a sync that is requested again and again while the backend fails. */
const STEPS = 5;
const READ_TIMEOUT_MS = 5000;
const products = catalog.products.filter(({ published }) => published).slice(0, PRODUCTS);
const simple = products.find(({ type, stock }) => type === "SIMPLE" && stock !== null)!;

const shop = await openDemo({ ...catalog, products });
const { source } = openDemoSource(shop, undefined, READ_TIMEOUT_MS);
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

async function syncFully() {
  await sync.requestFullSync();
  await world.settle(sync);
  return readAll();
}

/** What is published of two stocks while the backend is well. */
const published = { 16: await syncStock(16), 17: await syncStock(17) };
let stock: 16 | 17 = 17;

async function syncStock(wanted: number) {
  await setStock(wanted);
  return syncFully();
}

beforeEach(async () => {
  await setFault(null);
  // A test that failed before may have left anything.
  if ((await readAll()).join() !== published[stock].join()) await syncStock(stock);
}, 60_000);

/** Steps like the alarm, whatever the backend returns, and requests a full sync whenever one has ended. */
async function insist(): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await sync.requestFullSync();
    world.now = Math.max(world.now + 1, Math.min(await sync.step(world.now), world.now + 600_000));
  }
}

async function insistDuring(fault: BackendFault): Promise<void> {
  await setFault(fault);
  if (!isSlow(fault)) return insist();
  // Nothing is answered in time, so time may pass at once.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }).setTimerTickMode("nextTimerAsync");
  await insist().finally(() => vi.useRealTimers());
}

describe.each(BACKEND_FAULTS)("while the backend answers with the fault %s", (fault) => {
  test("from the first request on change nothing, and later changes are synced afterwards", async () => {
    const [before, after] = stock === 17 ? ([17, 16] as const) : ([16, 17] as const);
    await setStock(after);
    await insistDuring(fault);
    expect(await readAll()).toEqual(published[before]);
    await setFault(null);
    stock = after;
    expect(await syncFully()).toEqual(published[after]);
    expect(await readStock()).toBe(after);
  }, 60_000);

  test("in the middle of a run delete no product, and all are correct afterwards", async () => {
    await sync.requestFullSync();
    await sync.step(world.now);
    expect((await sync.readState()).run).not.toBeNull();
    await insistDuring(fault);
    expect(await readAll()).toEqual(published[stock]);
    await setFault(null);
    await world.settle(sync);
    expect(await readAll()).toEqual(published[stock]);
  }, 60_000);
});

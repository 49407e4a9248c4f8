import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSync, readRows } from "../../../../tests/doubles/catalog/sync-setup";

const PRODUCTS = 2000;
/** As the plugin sends them. */
const IDS_PER_MESSAGE = 1000;
/** Of 25 products. */
const QUERY_MS = 1500;

type World = Awaited<ReturnType<typeof openSync>>;

/** A synchronized shop, all of whose prices have changed, with the ids in the order in which they are fetched again. */
async function openImport() {
  const world = await openSync(PRODUCTS);
  const sync = world.start({ publicationMs: 2000 });
  await world.settle(sync);
  vi.setSystemTime(world.now);
  const ids = [...world.woo.items.keys()];
  for (const id of ids) world.woo.put(id, id * 100 + 1);
  const fetched: number[] = [];
  const { findProducts } = world.source;
  world.source.findProducts = (wanted) => {
    fetched.push(...wanted);
    vi.setSystemTime(Date.now() + QUERY_MS);
    return findProducts(wanted);
  };
  const notify = async () => {
    for (let at = 0; at < ids.length; at += IDS_PER_MESSAGE)
      await sync.noteChanges(ids.slice(at, at + IDS_PER_MESSAGE), world.now);
  };
  return { world, sync, fetched, notify };
}

/** Steps as the alarm does, until `isDone` or `end`. */
async function runUntil(world: World, sync: ReturnType<World["start"]>, isDone: () => boolean, end = Infinity) {
  for (let step = 0; !isDone(); step++) {
    if (step > 3000) throw new Error("it never happens");
    const next = await sync.step(world.now);
    world.now = Math.min(end, Math.max(next, world.now + 1, Date.now()));
    vi.setSystemTime(world.now);
  }
}

const isPublished = (world: World, price: number) => world.published.at(-1)!.includes(`\\"price\\":${price}}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

describe("an import that changes every product", () => {
  test("is published seldom while it lasts, and at once when it is over", async () => {
    const { world, sync, fetched, notify } = await openImport();
    const publications = world.published.length;
    await notify();
    await runUntil(world, sync, () => fetched.length === PRODUCTS);
    const over = world.now;
    await world.settle(sync);
    expect(world.published.at(-1)).toBe(await readRows(world.db));
    expect((await world.snapshots.readPointer())!.publishedAt - over).toBeLessThanOrEqual(2000);
    expect(world.published.length - publications).toBeLessThanOrEqual(10);
  });

  test("is published seldom, too, if the importer saves thirty products at a time", async () => {
    const { world, sync, fetched } = await openImport();
    const publications = world.published.length;
    for (let id = 1; id <= PRODUCTS; id += 30) {
      await sync.noteChanges(
        Array.from({ length: 30 }, (_, at) => id + at),
        world.now,
      );
      const next = world.now + 10_000;
      await runUntil(world, sync, () => world.now === next, next);
    }
    await world.settle(sync);
    expect(fetched.length).toBeGreaterThanOrEqual(PRODUCTS);
    expect(world.published.length - publications).toBeLessThanOrEqual(25);
  });

  test("is overtaken by a single edit, of one of its products or of another", async () => {
    const { world, sync, fetched, notify } = await openImport();
    await notify();
    await runUntil(world, sync, () => fetched.length >= 200);
    world.woo.put(1999, 555);
    world.woo.put(PRODUCTS + 1, 777);
    await sync.noteChanges([1999], world.now);
    await sync.noteChanges([PRODUCTS + 1], world.now);
    const before = fetched.length;
    await runUntil(world, sync, () => fetched.length > before);
    expect(fetched.slice(before, before + 2)).toEqual(expect.arrayContaining([1999, PRODUCTS + 1]));
    await world.settle(sync);
    expect(isPublished(world, 555) && isPublished(world, 777)).toBe(true);
  });

  test("loses no edit that arrives while the same product is being fetched", async () => {
    const { world, sync, fetched, notify } = await openImport();
    await notify();
    const { findProducts } = world.source;
    world.source.findProducts = async (ids) => {
      const found = await findProducts(ids);
      if (ids.includes(1500) && !isEdited) {
        isEdited = true;
        world.woo.put(1500, 555);
        await sync.noteChanges([1500], world.now);
      }
      return found;
    };
    let isEdited = false;
    await world.settle(sync);
    expect([fetched.filter((id) => id === 1500).length, isPublished(world, 555)]).toEqual([2, true]);
  });

  test("lets terms and texts pass that change meanwhile, and these are published at once", async () => {
    const { world, sync, fetched, notify } = await openImport();
    await notify();
    await runUntil(world, sync, () => fetched.length >= 100);
    world.woo.terms[0] = {
      ...world.woo.terms[0]!,
      hash: "renamed",
      data: world.woo.terms[0]!.data.replace("Term 1", "Renamed"),
    };
    world.woo.documents = { "text:home": "Changed" };
    await sync.requestRun();
    await sync.noteContent([], world.now);
    const start = world.now;
    await runUntil(world, sync, () => /Renamed.*Changed/.test(world.published.at(-1)!));
    expect(world.now - start).toBeLessThanOrEqual(5000);
    expect(fetched.length).toBeLessThan(PRODUCTS);
  });
});

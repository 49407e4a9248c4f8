import { describe, expect, test } from "vitest";
import { BackendFault } from "../../woocommerce/errors";
import { NO_CATALOG_FILTERS } from "../index/catalog-query";
import { splitSnapshots } from "../index/encoding/snapshot-format";
import { SEARCH_LANGUAGES } from "../index/search-languages";
import { openIndex } from "../index/open-index";
import { queryIndex } from "../index/query-index";
import { DocumentRows } from "../store/document-rows";
import { TermRows } from "../store/term-rows";
import type { CatalogSync } from "./catalog-sync";
import { toTerm } from "../../../tests/doubles/catalog/woocommerce-source";
import { idsOf, openSync, readRows, SCOPE } from "../../../tests/doubles/catalog/sync-setup";

describe("an incremental sync", () => {
  const later = async (world: Awaited<ReturnType<typeof openSync>>, sync: CatalogSync) => {
    // The rest of 15 minutes is for the run, its publication and KV.
    world.now += 13 * 60_000;
    await world.settle(sync);
  };

  test("finds edits, additions and deletions within 15 minutes, without webhooks", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    await later(world, sync);
    world.woo.put(5, 999);
    world.woo.put(131, 100);
    world.woo.items.delete(6);
    world.woo.items.delete(8);
    await later(world, sync);
    expect(await idsOf(world.rows)).toEqual([...world.woo.items.keys()].toSorted((a, b) => a - b));
    expect(await readRows(world.db)).toContain('"price\\\":999');
  });

  test("still looks for edits after its terms couldn't be read for a while", async () => {
    const world = await openSync(40);
    const sync = world.start();
    await world.settle(sync);
    await later(world, sync);
    world.woo.put(5, 999);
    world.woo.fail = (query) => {
      if (query === "terms") throw new BackendFault({ kind: "timeout" });
    };
    world.now += 13 * 60_000;
    for (let step = 0; step < 40; step++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect((await sync.readState()).run).toMatchObject({ kind: "incremental", phase: "modified" });
    world.woo.fail = () => undefined;
    await world.settle(sync);
    expect(await readRows(world.db)).toContain('"price\\\":999');
  });

  test("syncs terms; a renamed one starts a full sync, and an empty list deletes none", async () => {
    const world = await openSync(60);
    const sync = world.start();
    await world.settle(sync);
    const full = (await sync.readState()).lastFullAt;
    const terms = new TermRows(world.db, SCOPE);
    world.woo.terms = [...world.woo.terms.slice(2), toTerm(99)];
    await later(world, sync);
    expect(await terms.listIds()).toEqual([...Array.from({ length: 28 }, (_, at) => at + 3), 99]);
    const { terms: original } = world.woo;
    world.woo.terms = [];
    await later(world, sync);
    expect(await terms.listIds()).toHaveLength(29);
    world.woo.terms = original.map((term) => (term.id === 5 ? toTerm(5, "Renamed") : term));
    await later(world, sync);
    expect((await sync.readState()).lastFullAt).toBeGreaterThan(full);
    expect((await terms.list()).map(({ data }) => data).join()).toContain("Renamed");
  });

  test("syncs menus and countries; if they fail, products continue and stored documents stay", async () => {
    const world = await openSync(60);
    const sync = world.start();
    await world.settle(sync);
    const documents = new DocumentRows(world.db, SCOPE);
    expect(await documents.read("countries")).toEqual(["BG"]);
    world.woo.documents = { countries: ["BG", "RO"] };
    await later(world, sync);
    expect([await documents.read("countries"), await documents.read("menu:PRIMARY")]).toEqual([["BG", "RO"], []]);
    world.woo.documents = { countries: ["GR"] };
    world.woo.put(61, 100);
    let fails = 0;
    world.woo.fail = (query) => {
      if (query === "documents" && fails++ < 2) throw new BackendFault({ kind: "timeout" });
    };
    await later(world, sync);
    expect(await idsOf(world.rows)).toContain(61);
    expect(await documents.read("countries")).toEqual(["GR"]);
  });

  test("lets an edit pass while menus and countries are read", async () => {
    const world = await openSync(60);
    const sync = world.start();
    await world.settle(sync);
    const asked: string[] = [];
    world.woo.fail = (query) => {
      if (query === "shop-settings") {
        world.woo.put(5, 999);
        void sync.noteChanges([5], world.now);
      }
      asked.push(query);
    };
    await sync.noteContent([], world.now);
    await world.settle(sync);
    expect(asked).toEqual(["shop-settings", "find", "documents", "post-times"]);
  });

  test("costs few requests when nothing changed", async () => {
    const world = await openSync(130);
    const sync = world.start();
    await world.settle(sync);
    await later(world, sync);
    const [before, publications] = [world.woo.queries, world.published.length];
    await later(world, sync);
    expect(world.woo.queries - before).toBeLessThanOrEqual(7);
    expect(world.published).toHaveLength(publications);
  });

  test("follows a long full sync soon, for the products that it had passed", async () => {
    const world = await openSync(700);
    const sync = world.start();
    await world.settle(sync);
    await later(world, sync);
    await sync.requestFullSync();
    const started = world.now;
    await sync.step(world.now);
    const newest = 700;
    world.woo.put(newest, 999);
    world.now += 12 * 60_000;
    while ((await sync.readState()).run !== null) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(await readRows(world.db)).not.toContain('"price\\\":999');
    while (world.now < started + 14 * 60_000) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(await readRows(world.db)).toContain('"price\\\":999');
  });

  test("stores a new term without a full sync, for no product repeats it", async () => {
    const world = await openSync(60);
    const sync = world.start();
    await world.settle(sync);
    const before = await sync.readState();
    world.woo.terms = [...world.woo.terms, toTerm(99)];
    await sync.requestRun();
    await later(world, sync);
    expect(world.published.at(-1)).toContain('"term-99');
    const { lastFullAt, fingerprint } = await sync.readState();
    expect([lastFullAt, fingerprint]).toEqual([before.lastFullAt, before.fingerprint]);
  });

  test("hides sold-out products with the next publication, without a full sync and in the midst of one", async () => {
    const world = await openSync(700);
    const sync = world.start();
    await world.settle(sync);
    world.woo.soldOut.add(7);
    world.woo.put(7, 700);
    await sync.noteChanges([7], world.now);
    await world.settle(sync);
    const isListed = async () => {
      const snapshot = Buffer.from(await world.readSnapshot(), "base64");
      const query = {
        filters: NO_CATALOG_FILTERS,
        search: "",
        orderby: "date",
        order: "desc",
        page: 1,
        perPage: 1000,
      } as const;
      const { products } = splitSnapshots(new Uint8Array(snapshot));
      return queryIndex(openIndex(products, ...SEARCH_LANGUAGES), { ...query, facets: false }).ids.includes(7);
    };
    expect(await isListed()).toBe(true);
    const { lastFullAt } = await sync.readState();
    await sync.requestFullSync();
    await sync.step(world.now);
    for (const hides of [true, false]) {
      world.woo.settings.hidesSoldOut = hides;
      await sync.requestRun();
      world.now += 15_000;
      for (let steps = 0; steps < 3; steps++) world.now = Math.max(await sync.step(world.now), world.now + 1);
      expect(await isListed()).toBe(!hides);
    }
    const state = await sync.readState();
    expect([state.run?.kind, state.isFullWanted, state.lastFullAt]).toEqual(["full", false, lastFullAt]);
  });

  test("starts a full sync when currency, tax display or terms have changed", async () => {
    const world = await openSync(60);
    const sync = world.start();
    await world.settle(sync);
    world.woo.settings.fingerprint = "BGN";
    const full = (await sync.readState()).lastFullAt;
    await later(world, sync);
    expect((await sync.readState()).lastFullAt).toBeGreaterThan(full);
  });

  test("requested during a full sync reads and publishes terms immediately; product rows follow", async () => {
    const world = await openSync(700);
    const sync = world.start();
    await world.settle(sync);
    await sync.requestFullSync();
    await sync.step(world.now);
    expect((await sync.readState()).run?.kind).toBe("full");
    const full = (await sync.readState()).lastFullAt;
    world.woo.terms = world.woo.terms.map((term) => (term.id === 5 ? toTerm(5, "Renamed") : term));
    await sync.requestRun();
    world.now += 15_000;
    for (let steps = 0; steps < 4; steps++) world.now = Math.max(await sync.step(world.now), world.now + 1);
    expect(world.published.at(-1)).toContain("Renamed");
    const { run, isFullWanted, lastFullAt } = await sync.readState();
    expect([run?.kind, isFullWanted, lastFullAt]).toEqual(["full", true, full]);
    await world.settle(sync);
    expect((await sync.readState()).isFullWanted).toBe(false);
    expect(world.logged.filter(({ kind }) => kind === "full")).toHaveLength(3);
  });

  test("publishes a change between two requests of a step", async () => {
    const world = await openSync(600);
    const sync = world.start();
    await world.settle(sync);
    world.now += 60_000;
    world.woo.put(5, 999);
    await sync.noteChanges([5], world.now);
    await sync.requestFullSync();
    const before = world.woo.queries;
    world.now = Math.max(await sync.step(world.now), world.now + 1);
    await sync.step(world.now);
    expect(world.published.at(-1)).toContain('"price\\\":999');
    expect(world.woo.queries - before).toBeLessThan(12);
  });
});

test("a publication that fails because the database is down is retried after a minute", async () => {
  const world = await openSync(30);
  let isDown = false;
  const down = () => Promise.reject(new Error("D1_ERROR: the database is down"));
  const db = new Proxy(world.db, {
    get: (target, name) => {
      if (name === "batch" && isDown) return down;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const sync = world.start({ db });
  await world.settle(sync);
  world.woo.put(5, 999);
  await sync.noteChanges([5], world.now);
  while (!(await sync.readWaiting()).isDirty) world.now = Math.max(world.now + 1, await sync.step(world.now));
  isDown = true;
  world.now += 60_000;
  expect(await sync.step(world.now)).toBeGreaterThanOrEqual(world.now + 60_000);
  isDown = false;
  await world.settle(sync);
  expect(await sync.readWaiting()).toMatchObject({ pendingSince: null, pending: 0, isDirty: false });
});

/** Later than any test runs, by a clock of WordPress that was wrong. */
const FAR_AHEAD = 900_000_000_000_000;

/** A synced shop of 130 products, more than five pages; an edit is found by the schedule unless it is noted. */
async function openEdited() {
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
  const { world, edit, runIncremental, countRows } = await openEdited();
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
  const { world, edit, runIncremental, countRows } = await openEdited();
  world.woo.clock = 40;
  edit(range(71, 130), 77);
  await runIncremental();
  expect(await countRows(77)).toBe(60);
});

test("the limit follows a clock that was set back", async () => {
  const { world, edit, editNoted, runIncremental, countRows } = await openEdited();
  world.woo.clock = 100;
  for (const id of range(101, 130)) world.woo.items.delete(id);
  await editNoted(range(1, 3), 5);
  await runIncremental();
  edit(range(60, 64), 77);
  await editNoted(range(1, 30), 6);
  await runIncremental();
  expect(await countRows(77)).toBe(5);
});

import { describe, expect, test } from "vitest";
import { BackendFault } from "../../../woocommerce/errors";
import { openSync } from "../../../../tests/doubles/catalog/sync-setup";
import { toPostRow } from "../../../../tests/doubles/catalog/woocommerce-source";

type World = Awaited<ReturnType<typeof openSync>>;

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** A synced shop with these many posts, of which the first is number 1000. */
async function openPosts(count: number) {
  const world = await openSync(10);
  for (let id = 1000; id < 1000 + count; id++) world.woo.posts.set(id, "first");
  const sync = world.start();
  await world.settle(sync);
  const pass = async (ms: number) => {
    world.now += ms;
    await world.settle(sync);
  };
  return { world, sync, pass };
}

async function readPosts({ db }: World): Promise<Record<number, string>> {
  const { results } = await db.prepare("SELECT id, modified FROM catalog_post").all<{ id: number; modified: string }>();
  return Object.fromEntries(results.map(({ id, modified }) => [id, modified]));
}

const isComplete = async ({ db }: World) =>
  (await db.prepare("SELECT 1 FROM catalog_document WHERE name = 'posts-complete'").first()) !== null;

describe("posts and pages", () => {
  test("are all read at first, and only then count as complete", async () => {
    const world = await openSync(10);
    for (let id = 1000; id < 1045; id++) world.woo.posts.set(id, "first");
    const sync = world.start();
    while (Object.keys(await readPosts(world)).length < 45) {
      expect(await isComplete(world)).toBe(false);
      world.now = Math.max(world.now + 1, await sync.step(world.now));
    }
    await world.settle(sync);
    expect(await isComplete(world)).toBe(true);
    expect(await readPosts(world)).toEqual(Object.fromEntries(world.woo.posts));
  });

  test("are read within a quarter of an hour after an edit, an addition or a deletion, without notifications", async () => {
    const { world, pass } = await openPosts(30);
    world.woo.posts.set(1003, "edited");
    world.woo.posts.set(1030, "added");
    world.woo.posts.delete(1007);
    await pass(QUARTER_MS);
    expect(await readPosts(world)).toEqual(Object.fromEntries(world.woo.posts));
  });

  test("are read and published within seconds of a notification", async () => {
    const { world, sync } = await openPosts(30);
    const [before, start] = [world.published.length, world.now];
    world.woo.posts.set(1003, "edited");
    world.woo.posts.delete(1004);
    await sync.noteContent([1003, 1004], world.now);
    for (;;) {
      const next = await sync.step(world.now);
      if (world.published.length > before) break;
      world.now = Math.max(world.now, next);
    }
    expect(world.now - start).toBeLessThanOrEqual(15_000);
    await world.settle(sync);
    expect(await readPosts(world)).toEqual(Object.fromEntries(world.woo.posts));
  });

  test("are deleted as soon as a notification names them, without a walk over all of them", async () => {
    const { world, sync } = await openPosts(30);
    const asked: string[] = [];
    world.woo.fail = (query) => void asked.push(query);
    world.woo.posts.delete(1004);
    await sync.noteContent([1003, 1004], world.now);
    await sync.step(world.now);
    expect(await readPosts(world)).toEqual(Object.fromEntries(world.woo.posts));
    expect(asked).not.toContain("post-times");
  });

  test("are read before the menus that the same notification names", async () => {
    const { world, sync } = await openPosts(3);
    const asked: string[] = [];
    world.woo.fail = (query) => void asked.push(query);
    await sync.noteContent([1001], world.now);
    await sync.step(world.now);
    expect(asked.indexOf("posts")).toBe(0);
    expect(asked).toContain("documents");
  });

  test("are all read again at night, because not every change has a time", async () => {
    const { world, pass } = await openPosts(12);
    world.woo.lieOfPosts = ({ rows }) => ({
      rows: rows.map((row) => ({ ...row, hash: "renamed author", card: "{}" })),
      malformed: [],
    });
    await pass(DAY_MS);
    const { results } = await world.db.prepare("SELECT DISTINCT hash FROM catalog_post").all();
    expect(results).toEqual([{ hash: "renamed author" }]);
  });

  test("cost one request a hundred, and no publication, when nothing changed", async () => {
    const { world, pass } = await openPosts(12);
    await pass(QUARTER_MS);
    const asked: string[] = [];
    world.woo.fail = (query) => void asked.push(query);
    const publications = world.published.length;
    await pass(QUARTER_MS);
    expect(asked.filter((query) => query.startsWith("post"))).toEqual(["post-times", "post-times"]);
    expect(world.published).toHaveLength(publications);
  });
});

describe("a WordPress that lies about posts", () => {
  test("deletes none by listing half of them, an empty list or what it then answers", async () => {
    const { world, sync, pass } = await openPosts(30);
    for (const lie of [(all: { id: number }[]) => all.slice(0, 3), () => []]) {
      world.woo.lieOfPostTimes = lie as never;
      await pass(QUARTER_MS);
      await pass(QUARTER_MS);
    }
    // Few enough to be believed, but answered when asked for.
    world.woo.lieOfPostTimes = (all) => all.filter(({ id }) => id !== 1004);
    await pass(QUARTER_MS);
    world.woo.lieOfPosts = () => ({ rows: [], malformed: [] });
    await pass(QUARTER_MS);
    await sync.noteContent([1004], world.now);
    await pass(QUARTER_MS);
    expect(Object.keys(await readPosts(world))).toHaveLength(30);
  });

  test("loses many when two nights agree, or the merchant accepts it", async () => {
    for (const isAccepted of [false, true]) {
      const { world, sync, pass } = await openPosts(40);
      for (let id = 1000; id < 1020; id++) world.woo.posts.delete(id);
      await pass(QUARTER_MS);
      if (isAccepted) await sync.requestFullSync({ acceptDeletions: true });
      else await pass(DAY_MS);
      if (!isAccepted) expect(Object.keys(await readPosts(world))).toHaveLength(40);
      await pass(isAccepted ? 1000 : DAY_MS);
      expect(Object.keys(await readPosts(world))).toHaveLength(20);
    }
  });

  test.each(["refused", "too-large"])("keeps the row of one that is %s, and reads the others at once", async (kind) => {
    const { world, sync } = await openPosts(12);
    const start = world.now;
    for (const id of world.woo.posts.keys()) world.woo.posts.set(id, "edited");
    const findPosts = world.source.findPosts.bind(world.source);
    world.source.findPosts = async (ids) => {
      if (ids.includes(1005)) throw new BackendFault({ kind, messages: [] } as never);
      return findPosts(ids);
    };
    await sync.noteContent([...world.woo.posts.keys()], world.now);
    for (let step = 0; step < 9; step++) world.now = Math.min(start + 1000, await sync.step(world.now));
    expect(await readPosts(world)).toEqual({ ...Object.fromEntries(world.woo.posts), 1005: "first" });
    expect(world.logged).toContainEqual({ event: "catalog-post-malformed", id: 1005, message: "no response" });
  });

  test("or is down for a moment loses neither a deletion nor the merchant's consent to many", async () => {
    const { world, sync } = await openPosts(40);
    for (let id = 1000; id < 1020; id++) world.woo.posts.delete(id);
    world.woo.fail = (query) => {
      if (query === "post-times") throw new BackendFault({ kind: "unreachable" });
    };
    await sync.requestFullSync({ acceptDeletions: true });
    for (let step = 0; step < 5; step++) world.now = Math.max(world.now, await sync.step(world.now));
    world.woo.fail = () => undefined;
    world.now += 60_000;
    await world.settle(sync);
    expect(Object.keys(await readPosts(world))).toHaveLength(20);
  });

  test("or is down keeps no product waiting", async () => {
    const { world, sync } = await openPosts(12);
    world.woo.fail = (query) => {
      if (query.startsWith("post")) throw new BackendFault({ kind: "unreachable" });
    };
    world.woo.put(5, 999);
    await sync.noteContent([1000], world.now);
    await sync.noteChanges([5], world.now);
    for (let step = 0; step < 5; step++) world.now = Math.max(world.now, await sync.step(world.now));
    expect(world.published.at(-1)).toContain('\\"price\\":999}');
  });
});

test("a post with another path or categories leaves nothing behind of the former ones", async () => {
  const { world, sync } = await openPosts(3);
  const moved = { ...toPostRow(1001, "moved"), path: "elsewhere", categories: [7] };
  world.woo.lieOfPosts = ({ rows }) => ({ rows: rows.map((row) => (row.id === 1001 ? moved : row)), malformed: [] });
  world.woo.posts.set(1001, "moved");
  await sync.noteContent([1001], world.now);
  await world.settle(sync);
  const { results } = await world.db
    .prepare("SELECT path, category_id FROM catalog_post JOIN catalog_post_category ON post_id = id WHERE id = 1001")
    .all();
  expect(results).toEqual([{ path: "elsewhere", category_id: 7 }]);
});

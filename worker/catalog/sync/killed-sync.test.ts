import { describe, expect, test } from "vitest";
import { toRow } from "../../../tests/doubles/catalog/woocommerce-source";
import { openSync, readRows } from "../../../tests/doubles/catalog/sync-setup";
import { countTrials } from "../../../tests/fixtures/trials";

describe("a synchronization that is killed", () => {
  class Killed extends Error {}

  /** Kills the process at its `at`th I/O call: nothing after it happens. */
  function createKiller(at: number) {
    let contacts = 0;
    const contact = async <T>(work: () => Promise<T>): Promise<T> => {
      contacts++;
      if (contacts > at) throw new Killed();
      const done = await work();
      contacts++;
      if (contacts > at) throw new Killed();
      return done;
    };
    const wrap = <T extends object>(target: T): T =>
      new Proxy(target, {
        get(object, name) {
          const value = Reflect.get(object, name) as unknown;
          if (typeof value !== "function") return value;
          return (...given: unknown[]) =>
            contact(() => Promise.resolve((value as (...given: unknown[]) => unknown).apply(object, given)));
        },
      });
    // Only network calls to D1 count.
    const wrapStatement = (statement: D1PreparedStatement): unknown => ({
      statement,
      bind: (...values: unknown[]) => wrapStatement(statement.bind(...values)),
      run: () => contact(() => statement.run()),
      all: () => contact(() => statement.all()),
      first: (column: string) => contact(() => statement.first(column)),
    });
    const wrapDatabase = (db: D1Database) =>
      ({
        prepare: (sql: string) => wrapStatement(db.prepare(sql)),
        batch: (statements: { statement: D1PreparedStatement }[]) =>
          contact(() => db.batch(statements.map(({ statement }) => statement))),
      }) as unknown as D1Database;
    return { wrap, wrapDatabase };
  }

  const rounds = Array.from({ length: countTrials("synchronizations") }, (_, at) => at + 1);

  test.each(rounds)("at 50 random points, ends with the same rows and the same snapshot (%i)", async (round) => {
    const world = await openSync(90);
    const random = createRandom(round);
    for (let id = 1000; id < 1025; id++) world.woo.posts.set(id, "first");
    await world.settle(world.start());
    for (let kill = 0; kill < 50; kill++) {
      const ids = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 110));
      for (const id of ids) {
        if (random() < 0.25 && world.woo.items.size > 80) world.woo.items.delete(id);
        else world.woo.put(id, Math.floor(random() * 10_000));
      }
      const posts = Array.from({ length: 2 }, () => 1000 + Math.floor(random() * 40));
      for (const id of posts) {
        if (random() < 0.25 && world.woo.posts.size > 20) world.woo.posts.delete(id);
        else world.woo.posts.set(id, String(random()));
      }
      const killer = createKiller(Math.floor(random() * 120));
      const doomed = world.start({
        source: killer.wrap(world.source),
        db: killer.wrapDatabase(world.db),
        storage: killer.wrap(world.storage),
      });
      const isFull = random() < 0.5;
      if (isFull) await world.start().requestFullSync();
      await world.start().noteChanges(ids, world.now);
      await world.start().noteContent(posts, world.now);
      await world.settle(doomed).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      if (random() < 0.5) continue;
      await world.settle(world.start());
      expect(world.published.at(-1)).toBe(await readRows(world.db));
    }
    await world.start().requestFullSync({ acceptDeletions: true });
    await world.settle(world.start());
    const fresh = await openSync(0);
    for (const [id, item] of world.woo.items) fresh.woo.items.set(id, item);
    for (const [id, text] of world.woo.posts) fresh.woo.posts.set(id, text);
    await fresh.settle(fresh.start());
    expect(await readRows(world.db)).toBe(await readRows(fresh.db));
    expect(await world.readSnapshot()).toBe(await fresh.readSnapshot());
  });

  test("a second writer takes over, and the first can't write any more", async () => {
    const world = await openSync(60);
    const first = world.start();
    await world.settle(first);
    const stale = await world.rows.takeFence();
    await world.rows.takeFence();
    const row = toRow({ id: 1, date: 1, modified: 1, price: 77 });
    await expect(world.rows.write(stale, [row], [row], 1)).rejects.toThrow("taken over");
    await expect(world.rows.delete(stale, [1])).rejects.toThrow("taken over");
    expect(await readRows(world.db)).not.toContain('"price\\\":77');
  });
});

function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) ^ Math.imul(state ^ (state >>> 13), 3_266_489_909)) >>> 0;
    return ((state ^= state >>> 16) >>> 0) / 4_294_967_296;
  };
}

import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSync, SCOPE } from "../../../tests/doubles/catalog/sync-setup";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import { SyncService } from "./sync-service";

const NOTHING = { ids: [], posts: [], isSetting: false, isContent: false, areCouriers: false, isPurge: false };

async function openService(count: number, scope = SCOPE) {
  const world = await openSync(count);
  let alarm: number | null = null;
  const storage = Object.assign(world.storage, {
    getAlarm: () => Promise.resolve(alarm),
    setAlarm: (at: number) => Promise.resolve(void (alarm = at)),
  });
  const open = (name = scope) =>
    new SyncService({
      storage: storage as never,
      scope: name,
      sync: world.start(),
      snapshots: world.snapshots,
      countProducts: () => world.rows.count(),
      readSettingsReport: () => Promise.resolve(null),
    });
  /** Runs alarms like the runtime, for the given time. */
  const run = async (service: SyncService, ms: number) => {
    for (const end = Date.now() + ms; alarm !== null && alarm <= end;) {
      vi.setSystemTime(Math.max(alarm, Date.now()));
      alarm = null;
      await service.alarm();
    }
    return alarm;
  };
  return { world, open, run };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 10) });
  return () => vi.useRealTimers();
});

describe("the object of a scope", () => {
  test("starts with ensureRunning, and opens the shop when the first full sync is complete", async () => {
    const { open, run } = await openService(60);
    const service = open();
    expect(await service.readStatus()).toMatchObject({ products: 0, lastFullAt: null, snapshot: null });
    await service.ensureRunning();
    await run(service, 5000);
    const status = await service.readStatus();
    expect(status).toMatchObject({ products: 60, run: null, pendingSince: null, refusedDeletions: 0 });
    expect(status.snapshot?.completeAt).toBeGreaterThanOrEqual(status.lastFullAt!);
  });

  test("batches a thousand webhooks of one second into few requests", async () => {
    const { world, open, run } = await openService(60);
    const service = open();
    await service.ensureRunning();
    await run(service, 5000);
    const before = world.woo.queries;
    for (let at = 0; at < 1000; at++) await service.noteDelivery({ ...NOTHING, ids: [(at % 50) + 1] });
    await run(service, 10_000);
    expect(world.woo.queries - before).toBeLessThanOrEqual(3);
    expect((await service.readStatus()).pendingSince).toBeNull();
  });

  test("webhooks in the wrong order end with the backend's current state", async () => {
    const { world, open, run } = await openService(30);
    const service = open();
    await service.ensureRunning();
    await run(service, 5000);
    world.woo.items.delete(3);
    await service.noteDelivery({ ...NOTHING, ids: [3] });
    await service.noteDelivery({ ...NOTHING, ids: [3] });
    await run(service, 20_000);
    expect(await world.rows.count()).toBe(29);
  });

  test("changed terms and documents are read immediately", async () => {
    const { world, open, run } = await openService(30);
    const service = open();
    await service.ensureRunning();
    await run(service, 5000);
    const { lastIncrementalAt } = await service.readStatus();
    await service.noteDelivery({ ...NOTHING, isSetting: true });
    await run(service, 20_000);
    expect((await service.readStatus()).lastIncrementalAt).toBeGreaterThan(lastIncrementalAt!);
    world.woo.documents = { countries: ["RO"] };
    await service.noteDelivery({ ...NOTHING, isContent: true });
    await run(service, 20_000);
    const text = await world.db.prepare("SELECT data FROM catalog_document WHERE name = 'countries'").first("data");
    expect(text).toBe('["RO"]');
  });

  test("concurrent lookups of a slug cost one request, and an unknown slug none for a minute", async () => {
    const { world, open } = await openService(30);
    const service = open();
    const found = await Promise.all(Array.from({ length: 20 }, () => service.findBySlug("product-4")));
    expect([new Set(found), world.woo.queries]).toEqual([new Set(["written"]), 1]);
    for (let time = 0; time < 20; time++) expect(await service.findBySlug("nothing")).toBe("unknown");
    expect(world.woo.queries).toBe(2);
    world.woo.fail = () => {
      throw new Error("down");
    };
    expect(await service.findBySlug("other")).toBe("failed");
  });

  test("invented slugs cost at most two requests a second", async () => {
    const { world, open } = await openService(5);
    const service = open();
    for (let at = 0; at < 200; at++) await service.findBySlug(`made-up-${at}`);
    expect(world.woo.queries).toBeLessThanOrEqual(25);
  });

  test("is idle while another format's code runs, and resumes afterwards", async () => {
    const { world, open, run } = await openService(30);
    const service = open();
    await service.ensureRunning();
    await run(service, 5000);
    const before = world.woo.queries;
    const other = open("another-format");
    await other.ensureRunning();
    expect(await run(other, 3_600_000)).toBeNull();
    expect(world.woo.queries).toBe(before);
    world.woo.put(31, 100);
    await service.ensureRunning();
    await run(service, 3_600_000);
    expect(await world.rows.count()).toBe(31);
  });

  test("after a deployment with another format, however many pages wait for its snapshot, one of them looks for it", async () => {
    const { world, open } = await openService(30);
    await world.settle(world.start({ format: FORMAT_VERSION - 1 }));
    const service = open();
    const looks = vi.spyOn(world.snapshots, "isReplaced");
    const waiting = Promise.all(Array.from({ length: 50 }, () => service.awaitSnapshot()));
    await vi.waitUntil(() => looks.mock.calls.length > 1, { timeout: 60_000 });
    await service.alarm();
    expect(await waiting).not.toContain(null);
    expect(looks.mock.calls.length).toBeLessThan(20);
  });

  test("counts searches without results per day, without personal data", async () => {
    const { open } = await openService(1);
    const service = open();
    for (const words of ["  Пробиотик ", "пробиотик", "ivan@example.com", "0888 123 456", "креатин 500"])
      await service.noteEmptySearch(words);
    const searches = [
      { words: "пробиотик", count: 2 },
      { words: "креатин 500", count: 1 },
    ];
    expect(await service.listEmptySearches()).toEqual([{ day: "2026-11-23", searches }]);
  });
});

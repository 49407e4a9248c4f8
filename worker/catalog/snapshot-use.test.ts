import { beforeEach, describe, expect, test, vi } from "vitest";
import { openReplica, openShop } from "../../tests/doubles/catalog/replica";
import { PLAIN_LISTING, type ListingQuery } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP, type ListingScope } from "../../app/domain/catalog/listing-scope";
import { RenderReport } from "../render/render-report";
import { catalogScope } from "./store/scope";
import { SnapshotStore } from "./store/snapshot-store";
import type { Catalog } from "../../app/services/catalog";
import { valueOf } from "../../tests/doubles/value-of";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const idsOf = (products: { databaseId: number }[]) => products.map(({ databaseId }) => databaseId);

const list = async (catalog: Catalog, over: Partial<ListingQuery> = {}, scope: ListingScope = WHOLE_SHOP) =>
  (await valueOf(catalog.listProducts({ ...PLAIN_LISTING, ...over }, scope))).page;

describe("where the replica can't be read", () => {
  test("a listing is unavailable, and other pages render incompletely without rows, menus and categories", async () => {
    const replica = await openShop([{ id: 1 }]);
    await list(replica.open());
    const broken = {
      prepare: replica.db.prepare.bind(replica.db),
      batch: () => Promise.reject(new Error("D1 is down")),
    };
    replica.db.batch = broken.batch as never;
    const report = new RenderReport();
    expect((await replica.open(report).listProducts(PLAIN_LISTING, WHOLE_SHOP)).ok).toBe(false);
    expect(await replica.open(report).listHighlights("newest", 4)).toEqual([]);
    expect(await replica.open(report).listKnownCategories()).toEqual([]);
    expect(report.isComplete).toBe(false);
  });

  test("before anything is published a listing is unavailable and highlights are empty", async () => {
    const replica = await openReplica({ products: [{ id: 1 }] });
    expect((await replica.open().listProducts(PLAIN_LISTING, WHOLE_SHOP)).ok).toBe(false);
    expect(await replica.open().listHighlights("newest", 4)).toEqual([]);
  });
});

describe("the snapshot", () => {
  test("of a format that this version can't read is waited for until the sync has published another one", async () => {
    const replica = await openShop([{ id: 1 }]);
    await replica.db.prepare("UPDATE catalog_index SET format = 0").run();
    expect((await replica.open().listProducts(PLAIN_LISTING, WHOLE_SHOP)).ok).toBe(false);
    replica.sync.awaitSnapshot.mockImplementation(async () => {
      await replica.publish();
      return new SnapshotStore(replica.db, catalogScope(replica.environment)).readPointer();
    });
    expect(idsOf((await list(replica.open())).products)).toEqual([1]);
  });

  test("that has been waited for is read at the primary, because a read replica may not have it yet", async () => {
    const [replica, lagging] = [await openShop([{ id: 1 }]), await openShop([{ id: 1 }])];
    await lagging.db.prepare("UPDATE catalog_index SET format = 0").run();
    const { db } = replica;
    const primary = db.withSession.bind(db);
    db.withSession = (start) => (start === "first-primary" ? primary(start) : lagging.db.withSession(start));
    const published = await new SnapshotStore(db, catalogScope(replica.environment)).readPointer();
    replica.sync.awaitSnapshot.mockResolvedValue(published);
    expect(idsOf((await list(replica.open())).products)).toEqual([1]);
  });

  test("that the pointer refers to is loaded by the same request, and every response reports its snapshot", async () => {
    const replica = await openShop([{ id: 1 }]);
    const first = new RenderReport();
    expect(idsOf((await list(replica.open(first))).products)).toEqual([1]);
    await replica.put({ id: 2 });
    await replica.publish();
    const second = new RenderReport();
    const catalog = replica.open(second);
    const [page, tree] = await Promise.all([list(catalog), catalog.listKnownCategories()]);
    expect(idsOf(page.products)).toEqual([2, 1]);
    expect(tree).toEqual([]);
    expect([first.catalog?.version, second.catalog?.version]).toEqual([1, 2]);
  });

  test("costs no further batch once an isolate has it", async () => {
    const replica = await openShop([{ id: 1 }]);
    await list(replica.open());
    const batch = vi.spyOn(replica.db, "batch");
    const catalog = replica.open();
    await Promise.all([list(catalog), catalog.listKnownCategories()]);
    expect(batch).toHaveBeenCalledTimes(1);
  });
});

import { vi } from "vitest";
import { DocumentRows } from "../../../worker/catalog/store/document-rows";
import { PostRows } from "../../../worker/catalog/store/post-rows";
import { ProductRows } from "../../../worker/catalog/store/product-rows";
import { SnapshotStore } from "../../../worker/catalog/store/snapshot-store";
import { TermRows } from "../../../worker/catalog/store/term-rows";
import { CatalogSync } from "../../../worker/catalog/sync/catalog-sync";
import type { CatalogSource } from "../../../worker/catalog/rows/catalog-source";
import { createPublisher } from "../../../worker/catalog/publication/publish-catalog";
import type { SyncStorage } from "../../../worker/catalog/sync/state/sync-state";
import { PriceHistory } from "../../../worker/price-history/price-history";
import { openShopDatabase } from "../platform/shop-database";
import { openWooCommerce } from "./woocommerce-source";
import { openStorage } from "../platform/object-storage";

/** Monday morning. */
const START = Date.UTC(2026, 10, 23, 10);
export const SCOPE = "test";
const RECORD = { scope: "test", currency: "EUR" } as const;

interface Shared {
  backend: ReturnType<typeof openWooCommerce>;
  db: D1Database;
}

interface Replaced {
  source?: CatalogSource;
  db?: D1Database;
  /** Of the snapshots: another version of the Worker. */
  format?: number;
  storage?: SyncStorage;
  publicationMs?: number;
}

/** `shared`: another backend and database than those of tests. */
export async function openSync(count: number, shared?: Shared) {
  const woo = shared?.backend ?? openWooCommerce(count);
  const db = shared?.db ?? openShopDatabase();
  const storage = openStorage();
  const published: string[] = [];
  const logged: Record<string, unknown>[] = [];
  for (const level of ["log", "error"] as const)
    vi.spyOn(console, level).mockImplementation(
      (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>),
    );
  const rows = new ProductRows(db, SCOPE, "EUR");
  const setup = {
    backend: woo,
    woo: woo.shop,
    source: woo.source,
    db,
    rows,
    storage,
    /** All rows, at each publication. */
    published,
    logged,
    snapshots: new SnapshotStore(db, SCOPE),
    now: START,
    start(over: Replaced = {}) {
      const own = over.db ?? db;
      const snapshots = new SnapshotStore(own, SCOPE, over.format);
      const stores = {
        rows: new ProductRows(own, SCOPE, "EUR"),
        terms: new TermRows(own, SCOPE),
        documents: new DocumentRows(own, SCOPE),
        posts: new PostRows(own, SCOPE),
      };
      const publish = createPublisher({
        ...stores,
        snapshots,
        openPrices: (now) => new PriceHistory(own, now, RECORD),
      });
      const notePriceDay = (now: number) => new PriceHistory(own, now, RECORD).noteComplete();
      const { source = woo.source, storage: objectStorage = storage } = over;
      return new CatalogSync({
        ...stores,
        snapshots,
        source,
        storage: objectStorage,
        publish,
        writeVersion: async () => void published.push(await readRows(db)),
        notePriceDay,
        publicationMs: over.publicationMs ?? 15_000,
      });
    },
    /** Runs as the alarm does, until it is idle for a minute. */
    async settle(sync: CatalogSync, steps = 3000) {
      for (let step = 0; step < steps; step++) {
        const next = await sync.step(setup.now);
        if (next > setup.now + 60_000 * 6) return;
        setup.now = Math.max(next, setup.now + 1);
      }
      throw new Error("the synchronization never comes to rest");
    },
    /** The bytes of the published snapshot. */
    async readSnapshot(format?: number): Promise<string> {
      const snapshots = new SnapshotStore(db, SCOPE, format);
      return Buffer.from((await snapshots.read((await snapshots.readPointer())!))!).toString("base64");
    },
  };
  return setup;
}

export async function readRows(db: D1Database): Promise<string> {
  const products = await db.prepare("SELECT * FROM catalog_product ORDER BY id").all();
  const variations = await db.prepare("SELECT * FROM catalog_variation ORDER BY product_id, id").all();
  const others = await db.batch([
    db.prepare("SELECT * FROM catalog_term ORDER BY id"),
    db.prepare("SELECT * FROM catalog_document ORDER BY name"),
    db.prepare("SELECT * FROM catalog_post ORDER BY id"),
    db.prepare("SELECT * FROM catalog_post_category ORDER BY category_id, post_id"),
  ]);
  return JSON.stringify([products.results, variations.results, ...others.map(({ results }) => results)]);
}

export const idsOf = async (rows: ProductRows) => (await rows.listIds(0)).ids;

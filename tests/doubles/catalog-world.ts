import { openMapKv } from "./map-kv";
import { openSqliteAsD1 } from "../../demo/testing/sqlite-as-d1";
import { PriceRecord } from "../../worker/price-record";
import { openShopDatabase } from "../../worker/shop-database";
import { DocumentRows } from "../../worker/catalog/store/document-rows";
import { ProductRows } from "../../worker/catalog/store/product-rows";
import type { EntryData } from "../../worker/catalog/store/row-data";
import type { ProductRow, TermRow } from "../../worker/catalog/store/rows";
import { SnapshotStore } from "../../worker/catalog/store/snapshot-store";
import { TermRows } from "../../worker/catalog/store/term-rows";
import { CatalogSync } from "../../worker/catalog/sync/catalog-sync";
import { createPublisher } from "../../worker/catalog/sync/publish-catalog";
import type { CatalogSource, SourceProducts } from "../../worker/catalog/sync/catalog-source";
import type { SyncStorage } from "../../worker/catalog/sync/sync-state";

/** Monday morning. */
const START = Date.UTC(2026, 10, 23, 10);
export const SCOPE = "test";

interface Item {
  id: number;
  date: number;
  modified: number;
  price: number;
}

/** A WooCommerce in memory. `fail` is called before every query and may throw; `lie` may change an answer. */
export function openWooCommerce(count: number) {
  const items = new Map<number, Item>();
  let clock = 0;
  const shop = {
    items,
    queries: 0,
    documents: { "text:home": "Welcome", "menu:PRIMARY": [] } as Record<string, unknown>,
    terms: Array.from({ length: 30 }, (_, at) => toTerm(at + 1)),
    fail: (_query: string, _size: number): void => undefined,
    lie: (answer: SourceProducts): SourceProducts => answer,
    put(id: number, price: number) {
      clock++;
      items.set(id, { id, date: items.get(id)?.date ?? clock, modified: clock, price });
    },
  };
  for (let id = 1; id <= count; id++) shop.put(id, id * 100);
  const page = (order: keyof Item, first: number, after: string | null) => {
    const sorted = [...items.values()].toSorted((a, b) => b[order] - a[order] || b.id - a.id);
    const start =
      after === null ? 0 : sorted.findIndex((one) => one[order] <= Number(after) && `${one[order]}` !== after);
    const from = start < 0 ? sorted.length : start;
    const slice = sorted.slice(from, from + first);
    const isLast = from + first >= sorted.length;
    return { slice, next: isLast ? null : String(slice.at(-1)![order]) };
  };
  const answer = (slice: Item[], next: string | null): SourceProducts => {
    const times = slice.map(({ modified }) => String(modified).padStart(9, "0"));
    const modified = times.length > 0 ? { newest: times[0]!, oldest: times.at(-1)! } : null;
    return shop.lie({ rows: slice.map(toRow), malformed: [], next, found: items.size, modified });
  };
  const query = <T>(name: string, size: number, make: () => T): Promise<T> => {
    shop.queries++;
    return Promise.resolve().then(() => {
      shop.fail(name, size);
      return make();
    });
  };
  const list = (name: string, order: keyof Item) => (first: number, after: string | null) =>
    query(name, first, () => {
      const { slice, next } = page(order, first, after);
      return answer(slice, next);
    });
  const source: CatalogSource = {
    listProducts: list("products", "date"),
    listModified: list("modified", "modified"),
    findProducts: (ids) =>
      query("find", ids.length, () =>
        answer(
          [...items.values()].filter(({ id }) => ids.includes(id)),
          null,
        ),
      ),
    findBySlug: (slug) =>
      query("slug", 1, () =>
        answer(
          [...items.values()].filter(({ id }) => slug === `product-${id}`),
          null,
        ),
      ),
    listIds: (first, after) =>
      query("ids", first, () => {
        const { slice, next } = page("date", first, after);
        return { ids: slice.map(({ id }) => id), next };
      }),
    listTerms: (place) =>
      query("terms", 1, () => ({
        rows: shop.terms.slice(Number(place), Number(place) + 20),
        next: shop.terms.length > Number(place) + 20 ? String(Number(place) + 20) : null,
      })),
    readSettings: () => query("settings", 1, () => "EUR"),
    readDocuments: () =>
      query("documents", 1, () => Object.entries(shop.documents).map(([name, data]) => ({ name, data }))),
  };
  return { ...shop, shop, source };
}

export function toTerm(id: number, name = `Term ${id}`): TermRow {
  const slug = `term-${id}`;
  const data = JSON.stringify({ databaseId: id, slug, name, parentId: id > 20 ? id - 20 : null, image: null });
  return { id, taxonomy: "category", slug, position: id, hash: data, identity: data, data };
}

export function toRow({ id, date, price }: Item): ProductRow {
  const text = JSON.stringify({ id, price });
  const variations = id % 3 === 0 ? [{ id: id * 1000, detail: text }] : [];
  // Every fifth is reduced by half.
  const regular = id % 5 === 0 ? price * 2 : price;
  const card = { databaseId: id, pricing: { lowest: price, highest: price, before: regular }, variations: [] };
  const entry: EntryData = {
    id,
    name: `Product ${id}`,
    terms: { product_cat: [`term-${(id % 30) + 1}`] },
    price: { lowest: price, highest: price },
    onSale: regular > price,
    reduction: regular > price ? (regular - price) / regular : 0,
    rating: id % 6,
    date,
    totalSales: id % 7,
    isInStock: true,
    visibility: "visible",
    skus: [`SKU-${id}`],
    text: "",
  };
  return {
    id,
    slug: `product-${id}`,
    hash: text,
    entry: JSON.stringify(entry),
    card: JSON.stringify(card),
    page: text,
    variations,
    attributes: [],
    prices: [{ id, price, regular }],
  };
}

export function openStorage(): SyncStorage & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  const storage = {
    values,
    get: (key: string | string[]) =>
      Promise.resolve(
        Array.isArray(key)
          ? new Map(key.filter((one) => values.has(one)).map((one) => [one, structuredClone(values.get(one))]))
          : structuredClone(values.get(key)),
      ),
    put: (key: string | Record<string, unknown>, value?: unknown) => {
      const entries = typeof key === "string" ? { [key]: value } : key;
      for (const [name, one] of Object.entries(entries)) values.set(name, structuredClone(one));
      return Promise.resolve();
    },
    delete: (key: string | string[]) => {
      for (const one of [key].flat()) values.delete(one);
      return Promise.resolve(true);
    },
    list: ({ prefix = "", limit = Infinity } = {}) =>
      Promise.resolve(
        new Map(
          [...values]
            .filter(([key]) => key.startsWith(prefix))
            .toSorted()
            .slice(0, limit),
        ),
      ),
  };
  return storage as unknown as SyncStorage & { values: Map<string, unknown> };
}

interface Replaced {
  source?: CatalogSource;
  db?: D1Database;
  kv?: KVNamespace;
  storage?: SyncStorage;
}

export async function openSync(count: number) {
  const woo = openWooCommerce(count);
  const db = await openShopDatabase(openSqliteAsD1());
  const kv = openMapKv();
  const storage = openStorage();
  const published: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const rows = new ProductRows(db, SCOPE, "EUR");
  const log = (entry: Record<string, unknown>) => void logged.push(entry);
  const world = {
    woo: woo.shop,
    source: woo.source,
    db,
    kv,
    rows,
    storage,
    /** All rows, at each publication. */
    published,
    logged,
    snapshots: new SnapshotStore(db, kv, SCOPE),
    now: START,
    start(over: Replaced = {}) {
      const [own, keys] = [over.db ?? db, over.kv ?? kv];
      const stores = {
        rows: new ProductRows(own, SCOPE, "EUR"),
        terms: new TermRows(own, SCOPE),
        documents: new DocumentRows(own, SCOPE),
      };
      const publish = createPublisher({
        ...stores,
        snapshots: new SnapshotStore(own, keys, SCOPE),
        openPrices: (now) => new PriceRecord(own, now, "EUR"),
        onPublished: async () => void published.push(await readRows(db)),
        log,
      });
      const notePriceDay = (now: number) => new PriceRecord(own, now, "EUR").noteComplete();
      const { source = woo.source, storage: kept = storage } = over;
      return new CatalogSync({ ...stores, source, storage: kept, publish, notePriceDay, publicationMs: 15_000, log });
    },
    /** As the alarm does, until there is nothing to do for a minute. */
    async settle(sync: CatalogSync, steps = 3000) {
      for (let step = 0; step < steps; step++) {
        const next = await sync.step(world.now);
        if (next > world.now + 60_000 * 6) return;
        world.now = Math.max(next, world.now + 1);
      }
      throw new Error("the synchronization never comes to rest");
    },
    /** The bytes of the published snapshot. */
    async readSnapshot(): Promise<string> {
      const pointer = await world.snapshots.readPointer();
      return Buffer.from((await world.snapshots.read(pointer!))!).toString("base64");
    },
  };
  return world;
}

export async function readRows(db: D1Database): Promise<string> {
  const products = await db.prepare("SELECT * FROM catalog_product ORDER BY id").all();
  const variations = await db.prepare("SELECT * FROM catalog_variation ORDER BY product_id, id").all();
  const others = await db.batch([
    db.prepare("SELECT * FROM catalog_term ORDER BY id"),
    db.prepare("SELECT * FROM catalog_document ORDER BY name"),
  ]);
  return JSON.stringify([products.results, variations.results, ...others.map(({ results }) => results)]);
}

export const idsOf = async (rows: ProductRows) => (await rows.listIds(0)).ids;

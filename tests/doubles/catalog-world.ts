import { openSqliteAsD1 } from "../../demo/testing/sqlite-as-d1";
import { openShopDatabase } from "../../worker/shop-database";
import { DocumentRows } from "../../worker/catalog/store/document-rows";
import { ProductRows } from "../../worker/catalog/store/product-rows";
import type { ProductRow, TermRow } from "../../worker/catalog/store/rows";
import { TermRows } from "../../worker/catalog/store/term-rows";
import { CatalogSync } from "../../worker/catalog/sync/catalog-sync";
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
  const data = JSON.stringify({ id, name });
  return { id, taxonomy: "category", slug: `term-${id}`, position: id, hash: data, identity: data, data };
}

export function toRow({ id, price }: Item): ProductRow {
  const text = JSON.stringify({ id, price });
  const variations = id % 3 === 0 ? [{ id: id * 1000, detail: text }] : [];
  const prices = [{ id, price, regular: price }];
  return {
    id,
    slug: `product-${id}`,
    hash: text,
    entry: text,
    card: text,
    page: text,
    variations,
    attributes: [],
    prices,
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

export async function openSync(count: number) {
  const woo = openWooCommerce(count);
  const db = await openShopDatabase(openSqliteAsD1());
  const storage = openStorage();
  const published: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const rows = new ProductRows(db, SCOPE, "EUR");
  const world = {
    woo: woo.shop,
    source: woo.source,
    db,
    rows,
    storage,
    published,
    logged,
    now: START,
    start: (over: Partial<{ source: CatalogSource; rows: ProductRows; storage: SyncStorage }> = {}) =>
      new CatalogSync({
        source: woo.source,
        rows,
        terms: new TermRows(db, SCOPE),
        documents: new DocumentRows(db, SCOPE),
        storage,
        publish: async () => void published.push(await readRows(db)),
        publicationMs: 15_000,
        log: (entry) => void logged.push(entry),
        ...over,
      }),
    /** As the alarm does, until there is nothing to do for a minute. */
    async settle(sync: CatalogSync, steps = 3000) {
      for (let step = 0; step < steps; step++) {
        const next = await sync.step(world.now);
        if (next > world.now + 60_000 * 6) return;
        world.now = Math.max(next, world.now + 1);
      }
      throw new Error("the synchronization never comes to rest");
    },
  };
  return world;
}

export async function readRows(db: D1Database): Promise<string> {
  const products = await db.prepare("SELECT * FROM catalog_product ORDER BY id").all();
  const variations = await db.prepare("SELECT * FROM catalog_variation ORDER BY product_id, id").all();
  return JSON.stringify([products.results, variations.results]);
}

export const idsOf = async (rows: ProductRows) => (await rows.listIds(0)).ids;

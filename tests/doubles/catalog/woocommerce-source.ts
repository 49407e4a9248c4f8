import type { EntryData, PostEntry } from "../../../worker/catalog/rows/row-data";
import type { PostRow, ProductRow, ScheduledSale, TermRow } from "../../../worker/catalog/rows/rows";
import type { CatalogSource, SourcePosts, SourceProducts } from "../../../worker/catalog/rows/catalog-source";

interface Item {
  id: number;
  date: number;
  modified: number;
  price: number;
  isOut?: boolean;
  sale?: ScheduledSale;
}

/** A WooCommerce in memory. `fail` is called before every query and may throw; `lie` may change a response. */
export function openWooCommerce(count: number) {
  const items = new Map<number, Item>();
  const shop = {
    items,
    /** WordPress's: rises with each change. */
    clock: 0,
    queries: 0,
    /** Ids of sold-out products; takes effect when they are put. */
    soldOut: new Set<number>(),
    settings: { fingerprint: "EUR", hidesSoldOut: false },
    documents: { countries: ["BG"], "menu:PRIMARY": [] } as Record<string, unknown>,
    /** Posts by id, with their texts, newest last. */
    posts: new Map<number, string>(),
    lieOfPosts: (answer: SourcePosts): SourcePosts => answer,
    lieOfPostTimes: (posts: { id: number; modified: string }[]) => posts,
    terms: Array.from({ length: 30 }, (_, at) => toTerm(at + 1)),
    /** The price of a product with a scheduled sale; null: it has none. */
    sale: (_id: number): { price: number; sale: ScheduledSale } | null => null,
    fail: (_query: string, _size: number): void => undefined,
    lie: (answer: SourceProducts): SourceProducts => answer,
    lieOfIds: (ids: number[]): number[] => ids,
    put(id: number, price: number) {
      shop.clock++;
      items.set(id, {
        id,
        date: items.get(id)?.date ?? shop.clock,
        modified: shop.clock,
        price,
        isOut: shop.soldOut.has(id),
      });
    },
  };
  for (let id = 1; id <= count; id++) shop.put(id, id * 100);
  const page = (order: "date" | "modified", first: number, after: string | null) => {
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
    return shop.lie({
      rows: slice.map((one) => toRow({ ...one, ...shop.sale(one.id) })),
      malformed: [],
      next,
      found: items.size,
      modified,
    });
  };
  const query = <T>(name: string, size: number, make: () => T): Promise<T> => {
    shop.queries++;
    return Promise.resolve().then(() => {
      shop.fail(name, size);
      return make();
    });
  };
  const list = (name: string, order: "date" | "modified") => (first: number, after: string | null) =>
    query(name, first, () => {
      const { slice, next } = page(order, first, after);
      return answer(slice, next);
    });
  const source: CatalogSource = {
    get sent() {
      return shop.queries;
    },
    listProducts: list("products", "date"),
    listModified: list("modified", "modified"),
    findProducts: (ids) =>
      query("find", ids.length, () =>
        answer(
          [...items.values()].filter(({ id }) => ids.includes(id)),
          null,
        ),
      ),
    findIds: (ids) => query("find-ids", ids.length, () => shop.lieOfIds(ids.filter((id) => items.has(id)))),
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
    listTerms: (cursor) =>
      query("terms", 1, () => ({
        rows: shop.terms.slice(Number(cursor), Number(cursor) + 20),
        next: shop.terms.length > Number(cursor) + 20 ? String(Number(cursor) + 20) : null,
      })),
    listPostTimes: (after) =>
      query("post-times", 1, () => {
        const ids = [...shop.posts.keys()]
          .toSorted((a, b) => b - a)
          .filter((id) => after === null || id < Number(after));
        const page = ids.slice(0, 10);
        const posts = shop.lieOfPostTimes(page.map((id) => ({ id, modified: shop.posts.get(id)! })));
        return { posts, next: ids.length > page.length ? String(page.at(-1)) : null };
      }),
    findPosts: (ids) =>
      query("posts", ids.length, () =>
        shop.lieOfPosts({
          rows: ids.flatMap((id) => (shop.posts.has(id) ? toPostRow(id, shop.posts.get(id)!) : [])),
          malformed: [],
        }),
      ),
    readSettings: () => query("settings", 1, () => ({ ...shop.settings })),
    readShopSettings: () => query("shop-settings", 1, () => []),
    readCouriers: () => Promise.resolve({ documents: [], failure: null }),
    async readDocuments(between) {
      await between?.();
      return query("documents", 1, () => ({
        documents: Object.entries(shop.documents).map(([name, data]) => ({ name, data })),
        failure: null,
      }));
    },
  };
  return { ...shop, shop, source };
}

/** A post whose time of change is its text. */
export function toPostRow(id: number, text: string): PostRow {
  const entry: PostEntry = { title: `Post ${id}`, text };
  const card = { databaseId: id, title: entry.title, slug: `post-${id}`, date: String(id), categoryIds: [id % 3] };
  return {
    id,
    type: "post",
    path: `post-${id}`,
    date: String(id),
    modified: text,
    hash: text,
    categories: [id % 3],
    entry: JSON.stringify(entry),
    card: JSON.stringify(card),
    page: JSON.stringify({ content: text, seo: null }),
  };
}

export function toTerm(id: number, name = `Term ${id}`): TermRow {
  const slug = `term-${id}`;
  const data = JSON.stringify({ databaseId: id, slug, name, parentId: id > 20 ? id - 20 : null, image: null });
  return { id, taxonomy: "category", slug, position: id, hash: data, data };
}

export function toRow({ id, date, price, isOut = false, sale }: Item): ProductRow {
  const text = JSON.stringify({ id, price });
  const variations = id % 3 === 0 ? [{ id: id * 1000, detail: text }] : [];
  // Every fifth is on sale at half price.
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
    isInStock: !isOut,
    visibility: "visible",
    skus: [`SKU-${id}`],
    text: "",
  };
  return {
    id,
    slug: `product-${id}`,
    hash: `${text}${isOut}`,
    entry: JSON.stringify(entry),
    card: JSON.stringify(card),
    page: text,
    variations,
    attributes: [],
    prices: [{ id, price, regular }],
    sales: sale ? [sale] : [],
  };
}

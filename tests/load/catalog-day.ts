// Printed by `npm run bench -- cost`: what a day with 200 changes costs Cloudflare, each in a publication of its own, and one with
// an import of every price each hour.
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { listMigrations } from "../doubles/platform/shop-database";
import { openWooCommerce } from "../doubles/catalog/woocommerce-source";
import { openSync } from "../doubles/catalog/sync-setup";
import type { CatalogSource, SourceProducts } from "../../worker/catalog/rows/catalog-source";

const SIZES = [1000, 10_000];
const CHANGES_A_DAY = 200;
/** Every 13 minutes. */
const INCREMENTALS_A_DAY = 110;
const HOUR_MS = 3_600_000;
/** Behind the free plan's spacing of publications. */
const SPACED_MS = 301_000;
const IMPORTS_A_DAY = 24;
/** As the plugin sends them. */
const IDS_PER_MESSAGE = 1000;
/** Of 25 products in an import. */
const QUERY_MS = 1500;
/** Enough for a mean. */
const CHANGES = 5;

/** What D1 says of its queries, and KV's writes. */
interface Cost {
  rowsRead: number;
  rowsWritten: number;
  kvWrites: number;
}

/**
 * Runs the synchronization of `products` products with two variations each over workerd's D1, and reads off its answers what
 * each part costs: the first full sync, a change with its publication, a run that finds nothing, a nightly full sync, and an import.
 */
async function measureCosts(products: number) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ name: "d1", modules: true, script: "export default {}", d1Databases: ["DB"] }],
    }),
  );
  const cost: Cost = { rowsRead: 0, rowsWritten: 0, kvWrites: 0 };
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await db.batch(listMigrations().map((statement) => db.prepare(statement)));
  const backend = openWooCommerce(products);
  const world = await openSync(products, { backend, db });
  const findProducts: CatalogSource["findProducts"] = (ids) => {
    if (ids.length > 1) world.now += QUERY_MS;
    return backend.source.findProducts(ids);
  };
  const source = withVariations({ ...backend.source, findProducts });
  const sync = world.start({ source, db: countRows(db, cost), publicationMs: 2000 });
  const measure = async (work: () => Promise<unknown>): Promise<Cost> => {
    const [before, published] = [{ ...cost }, world.published.length];
    await work();
    return {
      rowsRead: cost.rowsRead - before.rowsRead,
      rowsWritten: cost.rowsWritten - before.rowsWritten,
      // The version of cached pages.
      kvWrites: world.published.length - published,
    };
  };
  const later = async (ms: number) => {
    world.now += ms;
    await world.settle(sync);
  };
  const first = await measure(() => world.settle(sync));
  const changes = await measure(async () => {
    for (let at = 1; at <= CHANGES; at++) {
      backend.shop.put(at * 7, 12_345 + at);
      await sync.noteChanges([at * 7], world.now);
      await later(SPACED_MS);
    }
  });
  const change = Object.fromEntries(Object.entries(changes).map(([name, sum]) => [name, sum / CHANGES]));
  await later(HOUR_MS);
  const incremental = await measure(() => later(HOUR_MS / 4));
  const night = await measure(() => later(24 * HOUR_MS));
  const imported = await measure(async () => {
    const ids = [...backend.shop.items.keys()];
    for (const id of ids) backend.shop.put(id, 23_456 + id);
    for (let at = 0; at < ids.length; at += IDS_PER_MESSAGE)
      await sync.noteChanges(ids.slice(at, at + IDS_PER_MESSAGE), world.now);
    await later(0);
  });
  await miniflare.dispose();
  return { first, change: change as unknown as Cost, incremental, night, imported };
}

function withVariations(source: CatalogSource): CatalogSource {
  const add = (page: SourceProducts): SourceProducts => ({
    ...page,
    rows: page.rows.map((row) => {
      const ids = [row.id * 1000, row.id * 1000 + 1];
      const prices = ids.flatMap((id) => row.prices.map((price) => ({ ...price, id })));
      return { ...row, variations: ids.map((id) => ({ id, detail: row.page })), prices };
    }),
  });
  return {
    ...source,
    get sent() {
      return source.sent;
    },
    listProducts: async (...given) => add(await source.listProducts(...given)),
    listModified: async (...given) => add(await source.listModified(...given)),
    findProducts: async (...given) => add(await source.findProducts(...given)),
  };
}

function countRows(db: D1Database, cost: Cost): D1Database {
  const note = <Answer extends D1Result>(answer: Answer): Answer => {
    cost.rowsRead += answer.meta.rows_read;
    cost.rowsWritten += answer.meta.rows_written;
    return answer;
  };
  const wrap = (statement: D1PreparedStatement): unknown => ({
    statement,
    bind: (...values: unknown[]) => wrap(statement.bind(...values)),
    run: async () => note(await statement.run()),
    all: async () => note(await statement.all()),
    first: async (column?: string) => {
      const row = note(await statement.all<Record<string, unknown>>()).results[0];
      return row === undefined ? null : column === undefined ? row : row[column];
    },
  });
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: { statement: D1PreparedStatement }[]) =>
      (await db.batch(statements.map(({ statement }) => statement))).map(note),
  } as unknown as D1Database;
}

const days: Record<string, number | string>[] = [];
const parts: Record<string, number | string>[] = [];
for (const products of SIZES) {
  const costs = await measureCosts(products);
  const { first, change, incremental, night, imported } = costs;
  const addDay = (day: string, changes: (name: keyof Cost) => number) => {
    const sum = (name: keyof Cost) => Math.round(changes(name) + INCREMENTALS_A_DAY * incremental[name] + night[name]);
    days.push({
      products,
      day,
      "rows written": sum("rowsWritten"),
      "rows read (million)": Number((sum("rowsRead") / 1e6).toFixed(2)),
      "KV writes": sum("kvWrites"),
    });
  };
  addDay(`${CHANGES_A_DAY} changes`, (name) => CHANGES_A_DAY * change[name]);
  addDay(`${IMPORTS_A_DAY} imports`, (name) => IMPORTS_A_DAY * imported[name]);
  addDay("the first", (name) => first[name]);
  for (const [part, { rowsRead, rowsWritten, kvWrites }] of Object.entries(costs))
    parts.push({ products, part, rowsRead, rowsWritten, kvWrites });
}
console.table(days);
console.table(parts);

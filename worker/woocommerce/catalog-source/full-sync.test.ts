import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { idsOf, openSync } from "../../../tests/doubles/catalog/sync-setup";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import { queryIndex } from "../../catalog/index/query-index";
import { splitSnapshots } from "../../catalog/index/encoding/snapshot-format";
import { searchLanguageOf } from "../../catalog/index/search-languages";
import { openIndex } from "../../catalog/index/open-index";
import { NO_CATALOG_FILTERS } from "../../catalog/index/catalog-query";

const published = catalog.products.filter((product) => product.published);

test("the demo's complete catalog and content is synced in at most 37 requests", async () => {
  const { source, asked } = openDemoSource(await openDemo());
  const world = await openSync(0);
  const sync = world.start({ source });
  while ((await sync.readState()).lastFullAt === 0) {
    const next = await sync.step(world.now);
    world.now = Math.max(next, world.now + 1);
  }
  await sync.step(world.now);
  expect(asked.length).toBeLessThanOrEqual(37);
  expect(asked).toContain("getContentTimes");
  expect(world.logged.filter(({ event }) => event === "catalog-product-malformed")).toEqual([]);
  expect(await idsOf(world.rows)).toEqual(published.map(({ id }) => id).toSorted((a, b) => a - b));

  const index = openIndex(
    splitSnapshots(Buffer.from(await world.readSnapshot(), "base64")).products,
    searchLanguageOf(),
  );
  const listed = {
    filters: NO_CATALOG_FILTERS,
    search: "",
    order: "desc",
    page: 1,
    perPage: 5,
    facets: false,
  } as const;
  const best = queryIndex(index, { ...listed, orderby: "popularity" });
  const visible = published.filter(({ visibility }) => visibility === "VISIBLE");
  expect(best.total).toBe(visible.length);
  const sales = new Map(visible.map(({ id, totalSales }) => [id, totalSales]));
  const most = [...sales.values()].toSorted((a, b) => b - a).slice(0, 5);
  expect(best.ids.map((id) => sales.get(id))).toEqual(most);
}, 60_000);

import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { findProduct, findVariation } from "../../fixtures/demo-products";
import { EXAMPLES } from "../../fixtures/example-pages";
import { PUBLIC_FIELDS, type Fields } from "../../fixtures/public-fields";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { isPersonalPath } from "../../../app/config/route-policies";

const { id, slug } = findProduct(({ salePrice, metaData }) => !!salePrice && !!metaData?.supplier_price);

const VARIABLE = findVariation(() => true).product;

const PAGES = Object.values(EXAMPLES)
  .flat()
  .filter(({ path, stage }) => !stage && !isPersonalPath(path.split("?")[0]!))
  .map(({ path }) => path);

const ENDPOINTS = {
  "/api/products": `/api/products?ids=${id},${VARIABLE.id}`,
  "/api/variations": `/api/variations/${VARIABLE.slug}`,
  "/api/stock": `/api/stock/${VARIABLE.slug}`,
  "/api/suggest": "/api/suggest?q=протеин",
  "/api/offices": "/api/offices?courier=econt&city=София",
};

const FEEDS = ["/blog/feed.xml", "/sitemap.xml", "/sitemaps/products-1.xml", "/llms.txt", "/robots.txt"];

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

/** Paths of data that the table lacks. `seen` gets those that it has. */
function findUnknown(value: unknown, fields: Fields | string, path: string, seen: Set<string>): string[] {
  if (typeof fields === "string" || value === null || value === undefined) return [];
  if (typeof value !== "object") return [path];
  const entries = Array.isArray(value) ? value.map((one) => ["[]", one] as const) : Object.entries(value);
  return entries.flatMap(([key, one]) => {
    const field = key in fields ? key : "*";
    const known = fields[field];
    if (known === undefined) return [`${path}.${key}`];
    if (typeof known === "string") seen.add(`${path}.${field}`);
    return findUnknown(one, known, `${path}.${field}`, seen);
  });
}

async function readData(path: string): Promise<Record<string, { data?: unknown; error?: { data?: unknown } }>> {
  const [pathname, search = ""] = path.split("?");
  const answer = await shop.fetch(`${pathname === "/" ? "/_root" : pathname}.data${search && `?${search}`}`);
  const { value, done } = await decode(answer.body!, globalThis as never);
  await done;
  const { routes, ...failed } = (await value) as { routes: Promise<object> | object };
  return { ...failed, ...(await routes) } as never;
}

test("every field of public data has a reader, and nothing else leaves the shop", async () => {
  const [seen, unknown] = [new Set<string>(), new Set<string>()];
  for (const path of PAGES)
    for (const [route, { data, error }] of Object.entries(await readData(path)))
      for (const one of findUnknown(data ?? error?.data, PUBLIC_FIELDS[route] ?? {}, route, seen)) unknown.add(one);
  for (const [name, path] of Object.entries(ENDPOINTS)) {
    const body = await (await shop.fetch(path)).json();
    for (const one of findUnknown(body, PUBLIC_FIELDS[name]!, name, seen)) unknown.add(one);
  }
  expect([...unknown]).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});

test("no public response, page, data or feed, contains a merchant's private field, or a hash of an email", async () => {
  const bodies = [...PAGES, `/produkt/${slug}`, ...PAGES.map((path) => path.replace(/(\?|$)/, ".data$1"))];
  for (const path of [...bodies, ...Object.values(ENDPOINTS), ...FEEDS]) {
    const text = await (await shop.fetch(path === "/.data" ? "/_root.data" : path)).text();
    expect(text, path).not.toMatch(/supplier_price|totalSales|total_sales|gravatar|product_visibility|_edit_lock/i);
  }
});

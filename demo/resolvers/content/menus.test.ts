import { expect, test } from "vitest";
import { menus } from "../../content/menus.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";

interface Item {
  databaseId: number;
  parentDatabaseId: number;
  order: number;
  label: string;
  uri: string;
  url: string;
  path: string;
  target: null;
}

const shop = new DemoShop();

async function fetchMenu(location: string): Promise<Item[]> {
  const { menuItems } = (await shop.operate("content/getMenu", { location })).body.data as {
    menuItems: { nodes: Item[] };
  };
  return menuItems.nodes;
}

test("menu has the recorded shape", async () => {
  await expectSameShape(new DemoShop(), "menu");
});

test("items come in their order, numbered from one, below 0 or another item (as in a real shop)", async () => {
  for (const { location, items } of menus) {
    const shown = await fetchMenu(location);
    expect(shown.map(({ label }) => label)).toEqual(items.slice(0, 100).map(({ label }) => label));
    expect(shown.map(({ order }) => order)).toEqual(shown.map((_, index) => index + 1));
    const parents = new Set([0, ...shown.map(({ databaseId }) => databaseId)]);
    expect(shown.filter(({ parentDatabaseId }) => !parents.has(parentDatabaseId))).toEqual([]);
  }
});

test("no menu has more items than the shop queries", () => {
  expect(Math.max(...menus.map(({ items }) => items.length))).toBeLessThanOrEqual(100);
});

test("an item's path ends with a slash, and its URL is host and path (samples: menu)", async () => {
  for (const { uri, path, url, target } of await fetchMenu("PRIMARY")) {
    expect(uri).toMatch(/^\/(.*\/)?$/);
    expect({ path, url, target }).toEqual({ path: uri, url: `https://demo.shop.test${uri}`, target: null });
  }
});

test("a location without a menu is empty; an unknown one is an error", async () => {
  expect(await fetchMenu("HANDHELD")).toEqual([]);
  const { body } = await shop.ask("{ menuItems(where: {location: FOOTER}) { nodes { label } } }");
  expect(body.errors?.[0]?.message).toBe('Value "FOOTER" does not exist in "MenuLocationEnum" enum.');
});

test("without a location every menu's items come; the items below one can be asked for (as in a real shop)", async () => {
  const { body } = await shop.ask(
    "{ all: menuItems(first: 100) { nodes { label } } top: menuItems(first: 100, where: {location: PRIMARY, parentDatabaseId: 0}) { nodes { label } } }",
  );
  const { all, top } = body.data as Record<string, { nodes: object[] }>;
  expect(all?.nodes.length).toBe(Math.min(menus.flatMap(({ items }) => items).length, 100));
  expect(top?.nodes.length).toBe(menus[0]?.items.filter(({ parent }) => parent === null).length);
});

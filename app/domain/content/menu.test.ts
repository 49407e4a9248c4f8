import fc from "fast-check";
import { expect, test } from "vitest";
import type { CategoryBranch } from "../catalog/category";
import type { MenuItem } from "./wordpress-page";
import { categoryMenu, buildMenuTree } from "./menu";

const item = (
  databaseId: number,
  parentDatabaseId: number | null,
  href: string | null = `/${databaseId}`,
): MenuItem => ({
  databaseId,
  parentDatabaseId,
  label: `n${databaseId}`,
  href,
  opensNewTab: false,
});

test("a menu has two levels in the merchant's order; deeper items move up to their parents' level", () => {
  const menu = buildMenuTree([item(1, null), item(2, 1), item(3, 2), item(4, 1), item(5, null)]);
  expect(menu).toEqual([
    {
      label: "n1",
      href: "/1",
      children: [2, 3, 4].map((id) => ({ label: `n${id}`, href: `/${id}` })),
    },
    { label: "n5", href: "/5" },
  ]);
});

test("items have the language of their texts", () => {
  const bulgarian = { language: "bg" };
  const [menu] = buildMenuTree([
    { ...item(1, null), ...bulgarian },
    { ...item(2, 1), ...bulgarian },
  ]);
  expect([menu, ...menu!.children!]).toMatchObject([bulgarian, bulgarian]);
});

test("a heading without items is dropped; links to a new tab say so", () => {
  const elsewhere = { ...item(4, 3), opensNewTab: true };
  expect(buildMenuTree([item(1, null, null), item(3, null, null), elsewhere, item(5, 3, null)])).toEqual([
    { label: "n3", href: null, children: [{ label: "n4", href: "/4", opensNewTab: true }] },
  ]);
});

const ids = fc.integer({ min: 1, max: 6 });
const anyItem = fc.tuple(ids, fc.option(ids)).map(([id, parent]) => item(id, parent));

test("whatever the parents are, a menu has every link at most once", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyItem, { selector: ({ databaseId }) => databaseId }), (items) => {
      const links = buildMenuTree(items).flatMap(({ href, children = [] }) => [
        href,
        ...children.map((child) => child.href),
      ]);
      expect(new Set(links).size).toBe(links.length);
    }),
  );
});

test("a menu ends even if items are their own parents", () => {
  const menu = buildMenuTree([item(1, null), item(1, 1)]);
  expect(menu[0]!.children!.length).toBeLessThan(10);
  fc.assert(fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => Array.isArray(buildMenuTree(items))));
});

test("without a menu the categories are used, with their direct subcategories", () => {
  const branch = (slug: string, ...children: CategoryBranch[]): CategoryBranch => ({
    databaseId: 1,
    slug,
    name: slug.toUpperCase(),
    count: 1,
    image: null,
    children,
  });
  expect(categoryMenu([branch("a", branch("b", branch("c"))), branch("d")])).toEqual([
    {
      label: "A",
      href: "/produkt-kategoriya/a",
      children: [{ label: "B", href: "/produkt-kategoriya/a/b" }],
    },
    { label: "D", href: "/produkt-kategoriya/d" },
  ]);
});

import { expect, test } from "vitest";
import { type SitemapEntry, collectParents, sitemapPath } from "./sitemap";

const entry = (slug: string, parts: Partial<SitemapEntry> = {}): SitemapEntry => ({
  slug,
  modified: null,
  image: null,
  databaseId: null,
  parentDatabaseId: null,
  uri: null,
  ...parts,
});
const NONE = collectParents([], []);

test("each kind has its path in the shop", () => {
  expect(sitemapPath("products", entry("whey"), NONE)).toBe("/produkt/whey");
  expect(sitemapPath("posts", entry("klek"), NONE)).toBe("/blog/klek");
  expect(sitemapPath("tags", entry("vegan"), NONE)).toBe("/produkt-etiket/vegan");
  expect(sitemapPath("brands", entry("sila"), NONE)).toBe("/marka-produkt/sila");
});

test("a category's path contains its parents, known from the sitemap or from the menu", () => {
  const entries = [
    entry("kazein", { databaseId: 3, parentDatabaseId: 2 }),
    entry("mlechni", { databaseId: 2, parentDatabaseId: 1 }),
  ];
  const tree = [{ databaseId: 1, slug: "proteini", name: "п", count: 1, image: null, children: [] }];
  expect(sitemapPath("categories", entries[0]!, collectParents(entries, tree))).toBe(
    "/produkt-kategoriya/proteini/mlechni/kazein",
  );
  // With an unknown parent the shop redirects to the canonical path.
  expect(sitemapPath("categories", entries[0]!, collectParents(entries, []))).toBe(
    "/produkt-kategoriya/mlechni/kazein",
  );
  const circle = [
    entry("a", { databaseId: 1, parentDatabaseId: 2 }),
    entry("b", { databaseId: 2, parentDatabaseId: 1 }),
  ];
  expect(sitemapPath("categories", circle[0]!, collectParents(circle, []))).toMatch(/\/a$/);
});

test.each([
  ["/za-nas/", "/za-nas"],
  ["/%d0%b7%d0%b0/", "/%D0%B7%D0%B0"],
  ["/", null],
  ["/za-nas/ekip/", "/za-nas/ekip"],
  ["/cart/nested/", null],
  ["/my-account/help/", null],
  ["/cart/", null],
  ["/magazin/", null],
  ["", null],
])("the WordPress page %s is at %s", (uri, path) => {
  expect(sitemapPath("pages", entry("x", { uri }), NONE)).toBe(path);
});

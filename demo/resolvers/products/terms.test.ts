import { expect, test } from "vitest";
import type { DemoCategory } from "../../catalog/types.ts";
import { DemoShop } from "../../testing/demo-shop.ts";
import { buildRecordedCatalog } from "../../testing/recorded-catalog.ts";

function category(id: number, slug: string, parent: number | null, order: number): DemoCategory {
  const picture = parent === null ? `cat-${slug}` : null;
  return { id, slug, name: slug.toUpperCase(), parent, order, description: "", picture };
}

const CATEGORIES = [
  category(1, "hrani", null, 1),
  category(2, "proteini", 1, 2),
  category(3, "izolat", 2, 3),
  category(4, "obleklo", null, 0),
];

test("categories are sorted by name, empty ones included, each with position, parent and picture", async () => {
  const shop = new DemoShop({ ...buildRecordedCatalog(), categories: CATEGORIES, products: [] });
  const { body } = await shop.operate("catalog/getCatalogCategories");
  const { nodes } = (body.data as { productCategories: { nodes: object[] } }).productCategories;
  const picture = { sourceUrl: "https://demo.shop.test/wp-content/uploads/cat-hrani.webp" };
  expect(nodes).toMatchObject([
    { slug: "hrani", menuOrder: 1, parentDatabaseId: null, image: picture },
    { slug: "izolat", parentDatabaseId: 2, image: null },
    { slug: "obleklo", menuOrder: 0 },
    { slug: "proteini", parentDatabaseId: 1 },
  ]);
});

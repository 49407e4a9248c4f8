import { expect, test } from "vitest";
import { DemoShop } from "../../testing/demo-shop.ts";
import { expectSameShape } from "../../testing/expect-same-shape.ts";

const shop = new DemoShop();

test("postCategories has the recorded shape", async () => {
  await expectSameShape(new DemoShop(), "postCategories");
});

test("the list of all categories includes the empty one (samples: postCategories)", async () => {
  const { body } = await shop.ask("{ categories(first: 50) { nodes { slug count description parentDatabaseId } } }");
  expect(body.data?.categories).toMatchObject({
    nodes: [{ slug: "uncategorized", count: null, description: null, parentDatabaseId: null }, {}, {}, {}, {}],
  });
});

test("a category has as many posts as its count; an unknown one has none", async () => {
  const { categories } = (await shop.operate("blog/getCatalogContent", { posts: 1 })).body.data as {
    categories: { nodes: { databaseId: number; slug: string; count: number }[] };
  };
  expect(categories.nodes.map(({ slug }) => slug)).toEqual(["ekipirovka", "retsepti", "trenirovki", "hranene"]);
  for (const { databaseId, slug, count } of categories.nodes) {
    const { body } = await shop.operate("blog/getPostsByCategory", { categoryId: databaseId, first: 100 });
    const { nodes } = (body.data as { posts: { nodes: { categories: object }[] } }).posts;
    expect(nodes).toHaveLength(count);
    for (const post of nodes) expect(post.categories).toMatchObject({ nodes: [{ slug }] });
  }
  const { body } = await shop.operate("blog/getPostsByCategory", { categoryId: 999_999, first: 5 });
  expect(body.data?.posts).toEqual({ pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] });
});

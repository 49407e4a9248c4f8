import { expect, test } from "vitest";
import { posts } from "../../content/posts/posts.ts";
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

test("a category has as many posts as its count", async () => {
  const { categories } = (await shop.operate("content/getPostCategories")).body.data as {
    categories: { nodes: { databaseId: number; slug: string; count: number | null }[] };
  };
  expect(categories.nodes.map(({ slug }) => slug)).toEqual([
    "uncategorized",
    "ekipirovka",
    "retsepti",
    "trenirovki",
    "hranene",
  ]);
  const ids = posts.map(({ id }) => id);
  const { nodes } = (await shop.operate("content/getContentNodes", { ids, first: 100 })).body.data!.contentNodes as {
    nodes: { categories: { nodes: { databaseId: number }[] } }[];
  };
  for (const { databaseId, count } of categories.nodes) {
    const own = nodes.filter((node) => node.categories.nodes.some((one) => one.databaseId === databaseId));
    expect(own.length).toBe(count ?? 0);
  }
});

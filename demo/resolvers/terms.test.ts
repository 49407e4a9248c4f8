import { expect, test } from "vitest";
import type { DemoCategory } from "../catalogue/types.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { buildRecordedCatalogue } from "../testing/recorded-catalogue.ts";

function category(id: number, slug: string, parent: number | null, order: number): DemoCategory {
  return {
    id,
    slug,
    name: slug.toUpperCase(),
    parent,
    order,
    description: "",
    picture: parent === null ? `cat-${slug}` : null,
  };
}

/** hrani > proteini > izolat, and obleklo with nothing that can be found. */
function openShop(): DemoShop {
  const { products, ...catalogue } = buildRecordedCatalogue();
  const [simple, hidden, draft] = products.filter(({ type }) => type === "SIMPLE");
  if (!simple || !hidden || !draft) throw new Error("too few products");
  return new DemoShop({
    ...catalogue,
    categories: [
      category(1, "hrani", null, 1),
      category(2, "proteini", 1, 2),
      category(3, "izolat", 2, 3),
      category(4, "obleklo", null, 0),
    ],
    products: [
      { ...simple, categories: ["izolat"] },
      { ...hidden, categories: ["obleklo"], visibility: "HIDDEN" },
      { ...draft, categories: ["obleklo"], published: false },
    ],
  });
}

async function list(where: object): Promise<unknown> {
  const query = `query ($where: RootQueryToProductCategoryConnectionWhereArgs) {
    productCategories(first: 100, where: $where) { nodes { slug count parentDatabaseId image { sourceUrl } } }
  }`;
  const { body } = await openShop().ask(query, { where });
  return (body.data as { productCategories: { nodes: unknown } }).productCategories.nodes;
}

const hrani = {
  slug: "hrani",
  count: 1,
  parentDatabaseId: null,
  image: { sourceUrl: "https://demo.shop.test/wp-content/uploads/cat-hrani.webp" },
};

test("a category counts what stands below it, and only what can be found; none is null", async () => {
  expect(await list({ parent: 0, orderby: "TERM_ORDER", order: "ASC" })).toEqual([
    { ...hrani, slug: "obleklo", count: null, image: { sourceUrl: hrani.image.sourceUrl.replace("hrani", "obleklo") } },
    hrani,
  ]);
});

test("empty ones are hidden on demand, children found by their parent", async () => {
  expect(await list({ parent: 0, hideEmpty: true })).toEqual([hrani]);
  expect(await list({ parent: 1 })).toEqual([{ slug: "proteini", count: 1, parentDatabaseId: 1, image: null }]);
});

test("they run by name, and TERM_ORDER runs down unless told otherwise", async () => {
  const slugs = async (where: object) => ((await list(where)) as { slug: string }[]).map(({ slug }) => slug);
  expect(await slugs({})).toEqual(["hrani", "izolat", "obleklo", "proteini"]);
  expect(await slugs({ orderby: "TERM_ORDER" })).toEqual(["izolat", "proteini", "hrani", "obleklo"]);
});

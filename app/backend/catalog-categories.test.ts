import { expect, test } from "vitest";
import recordedCategory from "../../tests/contract/samples/category-by-slug.json";
import recordedTree from "../../tests/contract/samples/categories-tree.json";
import recordedUnknown from "../../tests/contract/samples/category-unknown.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { askCategoryExtras, findCategory, listCategoryImages, listCategoryTree } from "./catalog-categories";

const CATEGORY = recordedCategory.response.body.data.productCategory;
const link = (databaseId: number) => ({ databaseId, slug: `s${databaseId}`, name: `n${databaseId}` });

test("the recorded tree has three levels, with counts and pictures where there are any (§3)", async () => {
  const tree = await listCategoryTree(answerWith({ data: recordedTree.response.body.data }).client);
  expect(tree[0]).toMatchObject({ databaseId: 88, slug: "proteini", count: 67 });
  expect(tree[0]!.children[0]).toMatchObject({ slug: "vegan-protein", image: { altText: "Протеинов бар" } });
  expect(tree[0]!.children[0]!.children[0]).toMatchObject({ slug: "grahov-protein", image: null, children: [] });
});

test("categories come in the merchant's order, their counts zero where the backend says null (§3)", async () => {
  const nodes = [
    { databaseId: 2, slug: "drehi", name: "Дрехи &amp; обувки", count: null, image: null },
    { databaseId: 1, slug: "proteini", name: "Протеини", count: 12, image: { sourceUrl: "https://shop.test/p.jpg" } },
  ];
  expect(await listCategoryTree(answerWith({ data: { productCategories: { nodes } } }).client)).toEqual([
    { databaseId: 2, slug: "drehi", name: "Дрехи & обувки", count: 0, image: null, children: [] },
    {
      databaseId: 1,
      slug: "proteini",
      name: "Протеини",
      count: 12,
      image: { sourceUrl: nodes[1]!.image!.sourceUrl, altText: "" },
      children: [],
    },
  ]);
});

test("a category's fields of another type count as missing (quality.md 4)", async () => {
  const nodes = [{ databaseId: 2, slug: 42, name: {}, count: "12", image: "x" }];
  const [category] = await listCategoryTree(answerWith({ data: { productCategories: { nodes } } }).client);
  expect(category).toEqual({ databaseId: 2, slug: "", name: "", count: 0, image: null, children: [] });
});

test("categories that can't be had are a fault, not a shop without any (quality.md 4)", async () => {
  const failure = { kind: "bad-answer" as const };
  for (const answer of [
    { failure },
    { data: { productCategories: null }, failure },
    { data: { productCategories: null } },
    { data: { productCategories: { nodes: 42 } } },
  ])
    await expect(listCategoryTree(answerWith(answer).client)).rejects.toMatchObject({ failure });
});

test("a recorded category has its texts as safe HTML and the way to the top (§3)", async () => {
  const productCategory = { ...CATEGORY, description: "<p onclick=x>Т<script>x</script></p>" };
  const { client, asked } = answerWith({ data: { productCategory } });
  expect(await findCategory(client, "surovatachen-protein")).toMatchObject({
    databaseId: 89,
    name: "Суроватъчен протеин",
    count: 28,
    description: "<p>Т</p>",
    uri: "/product-category/proteini/surovatachen-protein/",
    image: { altText: "Хидролизат" },
    parent: null,
    ancestors: [{ slug: "proteini", name: "Протеини" }],
    children: [],
  });
  expect(asked[0]!.variables).toEqual({ slug: "surovatachen-protein" });
});

test("a category names what it is under and what is right under it (§3)", async () => {
  const productCategory = { ...CATEGORY, parent: { node: link(7) }, children: { nodes: [link(90), link(91)] } };
  expect(await findCategory(answerWith({ data: { productCategory } }).client, "x")).toMatchObject({
    slug: CATEGORY.slug,
    parent: link(7),
    children: [link(90), link(91)],
  });
});

test("the way goes from the top down, however the backend lists it (§2)", async () => {
  for (const nodes of [
    [link(2), link(1)],
    [link(1), link(2)],
  ]) {
    const productCategory = { ...CATEGORY, parent: { node: link(2) }, ancestors: { nodes } };
    const category = await findCategory(answerWith({ data: { productCategory } }).client, "x");
    expect(category!.ancestors.map(({ databaseId }) => databaseId)).toEqual([1, 2]);
    expect(category!.parent).toEqual(link(2));
  }
});

test("an unknown category is recorded as null without an error; with one it is a fault (backend notes, Fields)", async () => {
  const { data } = recordedUnknown.response.body;
  expect(await findCategory(answerWith({ data }).client, "nyama")).toBeNull();
  const failure = { kind: "refused" as const, message: "Internal server error" };
  await expect(findCategory(answerWith({ data, failure }).client, "x")).rejects.toMatchObject({ failure });
});

test("the second text and picture are safe, and a backend without them says so (design §6)", async () => {
  const secondImage = { sourceUrl: "https://shop.test/b.jpg", altText: "b" };
  const productCategory = { databaseId: 1, seconddesc: "<h2>О</h2><iframe></iframe>", secondImage };
  expect(await askCategoryExtras(answerWith({ data: { productCategory } }).client, "x")).toEqual({
    ok: true,
    value: { secondDescription: "<h2>О</h2>", secondImage },
  });
  const failure = { kind: "refused" as const, message: 'Cannot query field "seconddesc"' };
  expect(await askCategoryExtras(answerWith({ failure }).client, "x")).toEqual({ ok: false, failure });
});

test("every category's picture is read, or none for it (§7)", async () => {
  const nodes = [{ databaseId: 1, slug: "a", image: null }];
  const productCategories = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  expect(await listCategoryImages(answerWith({ data: { productCategories } }).client)).toEqual({
    ok: true,
    value: nodes,
  });
});

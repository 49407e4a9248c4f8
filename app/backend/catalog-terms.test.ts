import { expect, test } from "vitest";
import recordedBrand from "../../tests/contract/samples/brand-by-slug.json";
import recordedBrands from "../../tests/contract/samples/brands-taxonomy.json";
import recordedTags from "../../tests/contract/samples/tags.json";
import recordedTerms from "../../tests/contract/samples/terms-taxonomies.json";
import { answerWith } from "../../tests/doubles/answering-client";
import {
  findBrand,
  findTag,
  listAttributeBrands,
  listBrandImages,
  listTagImages,
  listBrands,
  listTags,
  listTerms,
} from "./catalog-terms";

const WHOLE = { pageInfo: { hasNextPage: false, endCursor: null } };

test("recorded tags keep the backend's order, with text as text (§7)", async () => {
  const productTags = { ...WHOLE, ...recordedTags.response.body.data.productTags };
  const tags = await listTags(answerWith({ data: { productTags } }).client);
  expect(tags.ok && tags.value[0]).toEqual({
    databaseId: 162,
    slug: "kargo-i-sport",
    name: "карго & спорт",
    count: 37,
  });
});

test("recorded brands bring their text as safe HTML (§7)", async () => {
  const productBrands = { ...WHOLE, ...recordedBrands.response.body.data.productBrands };
  const brands = await listBrands(answerWith({ data: { productBrands } }).client);
  expect(brands.ok && brands.value[0]).toMatchObject({
    slug: "atlet",
    count: 29,
    description: "Марката <strong>Atlet</strong> е позната на спортистите в България.",
  });
});

test("recorded terms say of which taxonomy they are; the taxonomies are asked as configured (§7)", async () => {
  const { client, asked } = answerWith({ data: { terms: { ...WHOLE, ...recordedTerms.response.body.data.terms } } });
  const terms = await listTerms(client, ["PARAZMER"]);
  expect(terms.ok && terms.value[0]).toMatchObject({ taxonomyName: "pa_razmer", slug: "36", name: "36" });
  expect(asked[0]!.variables).toEqual({ taxonomies: ["PARAZMER"], after: null });
});

test("brands that a shop keeps as an attribute are asked by its taxonomy (design §6)", async () => {
  const { client, asked } = answerWith({
    data: { terms: { nodes: [{ databaseId: 42, slug: "dr-vita", name: "Dr. Vita" }] } },
  });
  const brands = await listAttributeBrands(client, "PABRANDS");
  expect(brands).toEqual({ ok: true, value: [{ databaseId: 42, slug: "dr-vita", name: "Dr. Vita", count: 0 }] });
  expect(asked[0]!.variables).toEqual({ taxonomies: ["PABRANDS"] });
});

test("a recorded brand has its page; its levels are empty where it has none (§3)", async () => {
  const { client } = answerWith({ data: recordedBrand.response.body.data });
  const bare = { parent: null, children: [], description: "", uri: "" };
  expect(await findBrand(client, "fitform")).toMatchObject({ slug: "fitform", name: "FitForm", count: 26, ...bare });
  const [parent, children] = [
    { node: { databaseId: 1, slug: "a", name: "A" } },
    { nodes: [{ databaseId: 3, slug: "c" }] },
  ];
  const productBrand = { databaseId: 2, slug: "b", name: "B", parent, children };
  expect(await findBrand(answerWith({ data: { productBrand } }).client, "b")).toMatchObject({
    parent: parent.node,
    children: [{ databaseId: 3, slug: "c", name: "", count: 0 }],
  });
});

test("an unknown tag is none, a fault is not (quality.md 4)", async () => {
  expect(await findTag(answerWith({ data: { productTag: null } }).client, "x")).toBeNull();
  await expect(findTag(answerWith({ failure: { kind: "timeout" } }).client, "x")).rejects.toMatchObject({
    failure: { kind: "timeout" },
  });
});

test("a backend without pictures of brands is a failure of this part alone (design §6)", async () => {
  const failure = { kind: "refused" as const, message: 'Cannot query field "image"' };
  expect(await listBrandImages(answerWith({ failure }).client)).toEqual({ ok: false, failure });
});

test("every tag's picture is read, or none for it (§7)", async () => {
  const image = { sourceUrl: "https://shop.test/a.webp", altText: "Ново" };
  const nodes = [
    { databaseId: 9, slug: "novo", image },
    { databaseId: 10, slug: "hit", image: null },
  ];
  const productTags = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  const { client, asked } = answerWith({ data: { productTags } });
  expect(await listTagImages(client)).toMatchObject({
    ok: true,
    value: [
      { databaseId: 9, slug: "novo", image },
      { databaseId: 10, slug: "hit", image: null },
    ],
  });
  expect(asked).toHaveLength(1);
});

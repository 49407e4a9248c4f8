import { expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { makeTerm } from "../../tests/doubles/catalog/rows";
import { valueOf } from "../../tests/doubles/value-of";
import { PLAIN_LISTING } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP } from "../../app/domain/catalog/listing-scope";
import type { AttributeName } from "./rows/rows";

const BG = { language: "bg" };
const ATTRIBUTES: AttributeName[] = [
  { taxonomy: "pa_vkus", slug: "", name: "Flavour" },
  { taxonomy: "pa_vkus", slug: "yagoda", name: "Ягода", ...BG },
  { taxonomy: "pa_vkus", slug: "vanilia", name: "Vanilla" },
];
const SITE = { filterAttributes: ["pa_vkus", "product_brand"] };

/** An English replica in which all but one flavor and one product is in the original. */
async function openEnglish() {
  const terms = { product_cat: ["proteini"], product_brand: ["sila"], product_tag: ["novo"] };
  const replica = await openReplica(
    {
      products: [
        { id: 1, name: "Протеин", terms: { ...terms, pa_vkus: ["yagoda", "vanilia"] }, attributes: ATTRIBUTES, ...BG },
        { id: 2, name: "Whey", terms },
      ],
      terms: [
        makeTerm("category", { databaseId: 9, slug: "hrani", name: "Храни", ...BG }),
        makeTerm("category", { databaseId: 10, slug: "proteini", name: "Протеини", parentId: 9, ...BG }),
        makeTerm("brand", { databaseId: 30, slug: "sila", name: "Сила", ...BG }),
        makeTerm("tag", { databaseId: 20, slug: "novo", name: "Ново", ...BG }),
      ],
    },
    { SITE },
  );
  await replica.publish();
  return replica;
}

test("cards and filters have the language of each text that isn't translated", async () => {
  const catalog = (await openEnglish()).open();
  const { page, facets } = await valueOf(catalog.listProducts(PLAIN_LISTING, WHOLE_SHOP));
  expect(page.products.map(({ name, language }) => [name, language])).toEqual([
    ["Whey", undefined],
    ["Протеин", "bg"],
  ]);
  const named = facets.attributes.flatMap(({ terms }) => terms.map(({ name, language }) => [name, language]));
  expect(Object.fromEntries(named)).toEqual({ Vanilla: undefined, Ягода: "bg", Сила: "bg" });
});

test("a translated value loses its language, though its name stays the same", async () => {
  const replica = await openEnglish();
  const [label, berry, vanilla] = ATTRIBUTES as [AttributeName, AttributeName, AttributeName];
  const { language: _, ...translated } = berry;
  await replica.put({ id: 1, terms: { pa_vkus: ["yagoda"] }, attributes: [label, translated, vanilla] });
  await replica.publish();
  const { facets } = await valueOf(replica.open().listProducts(PLAIN_LISTING, WHOLE_SHOP));
  expect(facets.attributes.find(({ name }) => name === "pa_vkus")!.terms).toEqual([
    { slug: "yagoda", name: "Ягода", count: 1 },
  ]);
});

test("categories, their trail, tags and brands have theirs", async () => {
  const catalog = (await openEnglish()).open();
  expect(await valueOf(catalog.listCategoryTree())).toMatchObject([{ ...BG, children: [BG] }]);
  expect(await valueOf(catalog.findCategory("proteini"))).toMatchObject({ ...BG, ancestors: [BG] });
  expect(await valueOf(catalog.findCategory("hrani"))).toMatchObject({ ...BG, children: [BG] });
  expect(await valueOf(catalog.findTag("tag", "novo"))).toMatchObject(BG);
  expect(await valueOf(catalog.findTag("brand", "sila"))).toMatchObject(BG);
  expect(await catalog.listBrands()).toMatchObject([BG]);
});

test("so do suggestions", async () => {
  const catalog = (await openEnglish()).open();
  const { products, categories } = await valueOf(catalog.suggest("протеин"));
  expect(products.map(({ name, language }) => [name, language])).toEqual([
    ["Протеин", "bg"],
    ["Whey", undefined],
  ]);
  expect(categories).toMatchObject([{ name: "Протеини", ...BG, ancestors: [{ name: "Храни", ...BG }] }]);
  expect((await valueOf(catalog.suggest("сила"))).brands).toMatchObject([BG]);
});

test.each([
  [["en", "bg"], { language: "en" }],
  [["bg", "en"], {}],
])("facts, which are metadata, are in the shop's main language: %j", async (languages, own) => {
  const facts = { safety: {}, supplement: { storage: "Keep dry" } };
  const replica = await openReplica({ products: [{ id: 1, facts }, { id: 2 }] }, { SITE: { languages } });
  const read = async (slug: string) => (await valueOf(replica.open().findWholeProduct(slug, 1)))!.product.facts;
  expect(await read("product-1")).toEqual({ ...facts, ...own });
  expect(await read("product-2")).toBeNull();
});

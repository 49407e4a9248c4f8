import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { catalog } from "./catalog.ts";
import type { DemoProduct } from "./types.ts";

const { attributes, categories, products, tags } = catalog;
const files = fileURLToPath(new URL("../pictures/files/", import.meta.url));
const termsOf = new Map(attributes.map(({ name, terms }) => [name, new Set(terms.map(({ slug }) => slug))]));
const visible = products.filter(({ published, visibility }) => published && visibility === "VISIBLE");
const sold = products.flatMap((product) => [product, ...product.variations]);

function repeated<Key>(keys: Key[]): Key[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function slugsWhere(isWrong: (product: DemoProduct) => boolean): string[] {
  return products.filter(isWrong).map(({ slug }) => slug);
}

test("ids are unique over categories, products and variations", () => {
  expect(repeated([...categories, ...products, ...products.flatMap((p) => p.variations)].map(({ id }) => id))).toEqual(
    [],
  );
});

test("slugs, SKUs and dates are unique", () => {
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(sold.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(products.map(({ date }) => date))).toEqual([]);
});

test("every date is a day of 2025 or 2026 in the time of Sofia", () => {
  expect(slugsWhere(({ date }) => !/^202[56]-\d\d-\d\dT\d\d:\d\d:00\+0[23]:00$/.test(date))).toEqual([]);
});

test("every category, parent, tag and member of a group exists", () => {
  const categorySlugs = new Set(categories.map(({ slug }) => slug));
  const tagSlugs = new Set(tags.map(({ slug }) => slug));
  const productIds = new Set(products.map(({ id }) => id));
  const categoryIds = new Set(categories.map(({ id }) => id));
  expect(slugsWhere((p) => p.categories.length === 0 || p.categories.some((slug) => !categorySlugs.has(slug)))).toEqual(
    [],
  );
  expect(slugsWhere((p) => p.tags.some((slug) => !tagSlugs.has(slug)))).toEqual([]);
  expect(slugsWhere((p) => p.grouped.some((id) => !productIds.has(id)))).toEqual([]);
  expect(categories.filter(({ parent }) => parent !== null && !categoryIds.has(parent))).toEqual([]);
});

test("every category holds a visible product", () => {
  const used = new Set(visible.flatMap((p) => p.categories));
  expect(categories.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([]);
});

test("a product is in the parents of its categories too", () => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const lacksParent = (p: DemoProduct) =>
    p.categories.some((slug) => {
      const parent = byId.get(bySlug.get(slug)?.parent ?? 0);
      return parent !== undefined && !p.categories.includes(parent.slug);
    });
  expect(slugsWhere(lacksParent)).toEqual([]);
});

test("the category tree has three levels", () => {
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  const depth = (id: number): number => {
    const parent = parentOf.get(id);
    return parent == null ? 1 : 1 + depth(parent);
  };
  expect(Math.max(...categories.map(({ id }) => depth(id)))).toBe(3);
});

test("every term of a product, a variation and a default is a term of its attribute", () => {
  const isUnknown = (name: string, term: string) => term !== "" && !termsOf.get(name)?.has(term);
  expect(slugsWhere((p) => isUnknown("pa_brands", p.brand))).toEqual([]);
  expect(
    slugsWhere((p) =>
      Object.entries(p.attributes).some(([name, terms]) => terms.some((term) => isUnknown(name, term))),
    ),
  ).toEqual([]);
  expect(
    slugsWhere((p) =>
      [p.defaultAttributes, ...p.variations.map((one) => one.attributes)].some((chosen) =>
        Object.entries(chosen).some(([name, term]) => isUnknown(name, term)),
      ),
    ),
  ).toEqual([]);
});

test("every variation has a value for each attribute that the product varies by", () => {
  const isIncomplete = (p: DemoProduct) =>
    p.variations.some((one) => Object.keys(one.attributes).sort().join() !== [...p.varyBy].sort().join()) ||
    p.varyBy.some((name) => !p.attributes[name]?.length);
  expect(slugsWhere(isIncomplete)).toEqual([]);
});

test("every picture is a file", () => {
  const named = [
    ...categories.map(({ picture }) => picture),
    ...products.flatMap((p) => [...p.pictures, ...p.variations.map(({ picture }) => picture)]),
  ];
  const missing = named.filter((name) => name !== null && !existsSync(`${files}${name}.webp`));
  expect(missing).toEqual([]);
});

test("a sale price is below the regular one", () => {
  const isWrong = ({ regularPrice, salePrice }: (typeof sold)[number]) =>
    salePrice !== null && (regularPrice === null || Number(salePrice) >= Number(regularPrice));
  expect(sold.filter(isWrong)).toEqual([]);
});

test("only a variable product has variations, and it has no price of its own", () => {
  expect(slugsWhere((p) => (p.type === "VARIABLE") !== p.variations.length > 0)).toEqual([]);
  expect(slugsWhere((p) => p.type === "VARIABLE" && p.regularPrice !== null)).toEqual([]);
});

test("every product has a description of its own", () => {
  expect(repeated(products.flatMap((p) => [p.shortDescription, p.description]))).toEqual([]);
  expect(slugsWhere((p) => p.shortDescription.length < 40 || p.description.length < 150)).toEqual([]);
});

test("at least 60 products are published and visible", () => {
  expect(visible.length).toBeGreaterThanOrEqual(60);
});

test("about two fifths are variable, and at least fifteen are on sale", () => {
  const share = products.filter(({ type }) => type === "VARIABLE").length / products.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.5);
  const reduced = products.filter((p) => [p, ...p.variations].some(({ salePrice }) => salePrice !== null));
  expect(reduced.length).toBeGreaterThanOrEqual(15);
});

const oddCases: [string, (product: DemoProduct) => boolean][] = [
  ["is external", (p) => p.type === "EXTERNAL" && p.externalUrl !== null && p.buttonText !== null],
  ["groups four others", (p) => p.type === "GROUPED" && p.grouped.length === 4],
  ["is virtual and downloadable", (p) => p.virtual && p.downloadable],
  [
    "has virtual variations",
    (p) => p.type === "VARIABLE" && !p.virtual && p.variations.every(({ virtual }) => virtual),
  ],
  ["has no price", (p) => p.type === "SIMPLE" && p.regularPrice === null],
  ["is free", (p) => p.regularPrice === "0"],
  ["is hidden", (p) => p.visibility === "HIDDEN"],
  ["is a draft", (p) => !p.published],
  ["is simple and sold out", (p) => p.published && p.type === "SIMPLE" && p.status === "OUT_OF_STOCK"],
  ["has a sold-out variation", (p) => p.variations.some(({ status }) => status === "OUT_OF_STOCK")],
  ["can be backordered", (p) => p.status === "ON_BACKORDER"],
  ["is the last one", (p) => p.stock === 1],
  ["runs low", (p) => p.lowStockAmount !== null && p.stock !== null && p.stock <= p.lowStockAmount],
  ["has no picture", (p) => p.pictures.length === 0],
  ["is sold one to a customer", (p) => p.soldIndividually],
  ["has quotes, angle brackets and an ampersand in its name", (p) => /"/.test(p.name) && /<.*>.*&/.test(p.name)],
  ["has a percent-encoded slug", (p) => /^(%[0-9a-f]{2}|-)+$/.test(p.slug)],
  ["has a variation for any term", (p) => p.variations.some((one) => Object.values(one.attributes).includes(""))],
  ["has more than eight variations", (p) => p.variations.length > 8],
  ["varies by flavor and pack", (p) => p.varyBy.join() === "pa_vkus,pa_razfasovka"],
  ["varies by color and size", (p) => p.varyBy.join() === "pa_cvyat,pa_razmer"],
];

test.each(oddCases)("there is a product that %s", (_case, isOne) => {
  expect(products.some(isOne)).toBe(true);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import recordedExternal from "../../tests/contract/samples/product-external.json";
import recordedFlavours from "../../tests/contract/samples/product-variable-flavour.json";
import recordedFree from "../../tests/contract/samples/product-free.json";
import recordedGroup from "../../tests/contract/samples/product-grouped.json";
import recordedNoImage from "../../tests/contract/samples/product-no-image.json";
import recordedNoPrice from "../../tests/contract/samples/product-no-price.json";
import recordedShirt from "../../tests/contract/samples/product-variable.json";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import { toImage } from "./image";
import { toProduct, toProductSummary } from "./product";

type Node = Parameters<typeof toProduct>[0];

interface Recorded {
  response: { body: { data: { product: { rawPrice: unknown; rawRegular: unknown; rawSale: unknown } } } };
}

// The samples have raw prices under names of their own, and those of variations formatted.
function asAsked({ response }: Recorded, parts: object = {}): Node {
  const { product } = response.body.data;
  const raw = JSON.parse(JSON.stringify(product).replace(/(\d+),(\d\d)&nbsp;лв\.(?=")/g, "$1.$2")) as object;
  const prices = { price: product.rawPrice, regularPrice: product.rawRegular, salePrice: product.rawSale };
  return { ...raw, ...prices, ...parts } as unknown as Node;
}

const priced = (recorded: Recorded, parts: object = {}) => toProductSummary(asAsked(recorded, parts)).pricing;

test("a recorded simple product has one price, its stock, its brand and its rating (§3)", () => {
  expect(toProduct(asAsked(recordedSimple))).toMatchObject({
    databaseId: 54,
    name: "VitaPlus Whey Isolate 500 г",
    slug: "vitaplus-whey-isolate-500-g",
    type: "simple",
    sku: "F1-10001",
    pricing: { lowest: 9100, highest: 9100, highestRegular: 9100, highestSale: null },
    stockStatus: "in-stock",
    stockQuantity: 73,
    averageRating: 4,
    reviewCount: 13,
    brand: { slug: "vitaplus", name: "VitaPlus" },
    choices: [],
    variations: [],
    gallery: [],
    attributes: [
      { label: "Марка", values: ["VitaPlus"] },
      { label: "Вкус", values: ["Диня"] },
    ],
  });
});

test("a recorded variable product has what is chosen, each variation with its own price and stock (§3)", () => {
  const shirt = toProduct(asAsked(recordedShirt));
  expect(shirt.choices.map(({ name, options }) => [name, options.length])).toEqual([
    ["pa_razmer", 5],
    ["pa_cvyat", 2],
  ]);
  expect(shirt.choices[0]!.options[0]).toEqual({ slug: "l", name: "L" });
  expect(shirt.variations).toHaveLength(10);
  expect(shirt.variations[0]).toMatchObject({
    databaseId: 266,
    sku: "F1-10203-10",
    pricing: { lowest: 3112, highestRegular: 3890, highestSale: 3112 },
    stockQuantity: 58,
    attributes: [
      { name: "pa_razmer", value: "l" },
      { name: "pa_cvyat", value: "cherven" },
    ],
  });
  expect(shirt.attributes[1]).toMatchObject({ label: "Размер", values: ["XXS", "XS", "S", "M", "L"] });
  expect(shirt.defaultAttributes[0]).toEqual({ name: "pa_razmer", value: "xxs" });
});

test("what the merchant set about buying comes through (§3)", () => {
  const flags = (parts: object) => toProduct(asAsked(recordedSimple, parts));
  expect(flags({})).toMatchObject({ purchasable: true, onSale: false, soldIndividually: false, lowStockAmount: null });
  const others = { purchasable: false, onSale: true, soldIndividually: true, lowStockAmount: 5 };
  expect(flags(others)).toMatchObject(others);
});

test("a product page has all that the specification names, as the backend wrote it (§3)", () => {
  const node = asAsked(recordedShirt, {
    totalSales: 12,
    image: { databaseId: 5, sourceUrl: "https://shop.test/a.jpg", altText: "А", title: "Предна &amp; задна" },
    productTags: { nodes: [{ databaseId: 9, slug: "novo", name: "ново" }] },
    terms: { nodes: [{ taxonomyName: "product_cat", slug: "drehi", name: "Дрехи" }] },
  });
  expect(toProduct(node)).toMatchObject({
    date: "2026-08-02T14:57:42+03:00",
    virtual: false,
    totalSales: 12,
    image: { databaseId: 5, title: "Предна & задна" },
    gallery: [{ altText: "Състав", databaseId: null, title: "" }, {}, {}],
    tags: [{ databaseId: 9, slug: "novo", name: "ново" }],
    terms: [{ taxonomyName: "product_cat", slug: "drehi", name: "Дрехи" }],
    metaData: [],
    dimensions: { weight: "0.4", length: null, width: null, height: null },
    attributes: [{ name: "pa_brands", scope: "global", variation: false }, { name: "pa_razmer", variation: true }, {}],
  });
  expect(toProduct(node).variations[0]).toMatchObject({
    slug: "atlet-мъжка-тениска-core-l-червен",
    onSale: true,
    hasAttributes: false,
    attributes: [{ name: "pa_razmer", value: "l", label: "Размер" }, {}],
  });
});

test("a product is virtual if it says so or all its variations are, of which it says nothing itself (§3)", () => {
  const read = (virtual: boolean | null, ...ofVariations: (boolean | null)[]) =>
    toProduct({
      ...asAsked(recordedShirt),
      virtual,
      variations: { nodes: ofVariations.map((one, databaseId) => ({ databaseId, virtual: one })) },
    } as never).virtual;
  expect([read(true), read(null, true, true)]).toEqual([true, true]);
  expect([read(null), read(null, true, false), read(false, null)]).toEqual([false, false, false]);
});

test("metadata that WordPress keeps to itself never reaches a page (quality.md 15)", () => {
  const metaData = [
    { id: "1", key: "_purchase_price", value: "3" },
    { id: "2", key: "origin", value: "<b>BG</b>" },
    { id: "3", key: null, value: "x" },
    null,
  ];
  expect(toProduct(asAsked(recordedSimple, { metaData })).metaData).toEqual([{ id: "2", key: "origin", value: "BG" }]);
});

test("a group has its products, each as a card (§3)", () => {
  const nodes = [asAsked(recordedSimple), { __typename: "SimpleProduct" }];
  const { grouped } = toProduct(asAsked(recordedGroup, { products: { nodes } }));
  expect(grouped.map(({ databaseId, pricing }) => [databaseId, pricing.lowest])).toEqual([[54, 9100]]);
});

test("a raw price is a list for variations and a formatted range for a group (backend notes, Fields)", () => {
  expect(priced(recordedFlavours)).toEqual({ lowest: 8690, highest: 9690, highestRegular: 9690, highestSale: null });
  expect(priced(recordedGroup)).toEqual({ lowest: 5799, highest: 9790, highestRegular: null, highestSale: null });
  expect(priced(recordedGroup, { price: "57,99&nbsp;лв." })).toMatchObject({ lowest: 5799, highest: 5799 });
  for (const price of ["97,90&nbsp;лв. - 1.299,00&nbsp;лв.", "97.90&nbsp;€ - 1,299.00&nbsp;€", "97,90 - 1 299,00"])
    expect(priced(recordedGroup, { price })).toMatchObject({ lowest: 9790, highest: 129_900 });
});

test("a free product costs 0, one without a price isn't for sale; both come as null (backend notes, Fields)", () => {
  expect(priced(recordedFree)).toMatchObject({ lowest: 0, highest: 0, highestSale: null });
  expect(priced(recordedNoPrice)).toMatchObject({ lowest: null, highest: null });
  expect(priced(recordedGroup, { price: null, purchasable: true })).toMatchObject({ lowest: null, highest: null });
});

test("a recorded external product leads to the seller and keeps no stock (§3)", () => {
  expect(toProduct(asAsked(recordedExternal))).toMatchObject({
    externalUrl: "https://partner.example.com/p/0?ref=shop&x=1",
    buttonText: null,
    stockStatus: null,
    pricing: { lowest: 1990, highestRegular: 12_700, highestSale: 1990 },
  });
});

test("a missing picture is none, and only http addresses are pictures or shops (quality.md 15)", () => {
  expect(toProduct(asAsked(recordedNoImage)).image).toBeNull();
  for (const sourceUrl of [
    "javascript:alert(1)",
    "data:image/png;base64,x",
    "//evil.test/x",
    "",
    "https://",
    42,
    null,
  ]) {
    expect(toImage({ sourceUrl: sourceUrl as string })).toBeNull();
    expect(toProduct(asAsked(recordedExternal, { externalUrl: sourceUrl })).externalUrl).toBeNull();
  }
});

test("no price of the backend makes an amount that is no whole number (quality.md 2)", () => {
  const price = fc.oneof(
    fc.string(),
    fc.constantFrom(null, "NaN", "Infinity", "-1", "1e9", "NaN, 5", " - ", "1,5 - x"),
  );
  fc.assert(
    fc.property(price, price, price, fc.constantFrom("VARIABLE", "GROUPED"), (...[current, regular, sale, type]) => {
      const parts = { price: current, regularPrice: regular, salePrice: sale, type };
      for (const amount of Object.values(priced(recordedSimple, parts)))
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
    }),
  );
});

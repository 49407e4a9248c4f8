import fc from "fast-check";
import { expect, test } from "vitest";
import recordedExternal from "../../../tests/contract/samples/product-external.json";
import recordedFlavours from "../../../tests/contract/samples/product-variable-flavour.json";
import recordedFree from "../../../tests/contract/samples/product-free.json";
import recordedGroup from "../../../tests/contract/samples/product-grouped.json";
import recordedNoImage from "../../../tests/contract/samples/product-no-image.json";
import recordedNoPrice from "../../../tests/contract/samples/product-no-price.json";
import recordedShirt from "../../../tests/contract/samples/product-variable.json";
import recordedSimple from "../../../tests/contract/samples/product-simple.json";
import { toImage } from "../image";
import { toProduct, toProductSummary } from "./product";

type Node = Parameters<typeof toProduct>[0];

interface Recorded {
  response: { body: { data: { product: { rawPrice: unknown; rawRegular: unknown; rawSale: unknown } } } };
}

// The recordings have raw prices under other names, and formatted prices of variations.
function asAsked({ response }: Recorded, parts: object = {}): Node {
  const { product } = response.body.data;
  const raw = JSON.parse(JSON.stringify(product).replace(/(\d+),(\d\d)&nbsp;лв\.(?=")/g, "$1.$2")) as object;
  const prices = { price: product.rawPrice, regularPrice: product.rawRegular, salePrice: product.rawSale };
  return { ...raw, ...prices, ...parts } as unknown as Node;
}

const priced = (recorded: Recorded, parts: object = {}) => toProductSummary(asAsked(recorded, parts)).pricing;

test("a recorded simple product has a price, stock, brand and rating", () => {
  expect(toProduct(asAsked(recordedSimple))).toMatchObject({
    databaseId: 54,
    name: "VitaPlus Whey Isolate 500 г",
    slug: "vitaplus-whey-isolate-500-g",
    type: "simple",
    sku: "F1-10001",
    pricing: { lowest: 9100, highest: 9100 },
    stockStatus: "in-stock",
    stockQuantity: 73,
    averageRating: 4,
    reviewCount: 13,
    brand: { slug: "vitaplus", name: "VitaPlus" },
    variationAttributes: [],
    variations: [],
    gallery: [],
    attributes: [
      { label: "Марка", values: ["VitaPlus"] },
      { label: "Вкус", values: ["Диня"] },
    ],
  });
});

test("a recorded variable product has attributes to choose, and variations with price and stock", () => {
  const shirt = toProduct(asAsked(recordedShirt));
  expect(shirt.variationAttributes.map(({ name, options }) => [name, options.length])).toEqual([
    ["pa_razmer", 5],
    ["pa_cvyat", 2],
  ]);
  expect(shirt.variationAttributes[0]!.options[0]).toEqual({ slug: "xxs", name: "XXS" });
  expect(shirt.variations).toHaveLength(10);
  expect(shirt.variations[0]).toMatchObject({
    databaseId: 266,
    sku: "F1-10203-10",
    pricing: { lowest: 3112, before: 3890 },
    stockQuantity: 58,
    attributes: [
      { name: "pa_razmer", value: "l" },
      { name: "pa_cvyat", value: "cherven" },
    ],
  });
  expect(shirt.attributes[1]).toMatchObject({ label: "Размер", values: ["XXS", "XS", "S", "M", "L"] });
  expect(shirt.defaultAttributes[0]).toEqual({ name: "pa_razmer", value: "xxs" });
});

test("low-stock amount, sold-individually and default attributes are mapped", () => {
  const flags = (parts: object) => toProduct(asAsked(recordedSimple, parts));
  expect(flags({})).toMatchObject({ purchasable: true, soldIndividually: false, lowStockAmount: null });
  const others = { purchasable: false, soldIndividually: true, lowStockAmount: 5 };
  expect(flags(others)).toMatchObject(others);
});

test("a product page has the backend's texts, images, tags, dimensions and attributes", () => {
  const node = asAsked(recordedShirt, {
    image: { sourceUrl: "https://shop.test/a.jpg", altText: "Предна &amp; задна" },
    productTags: { nodes: [{ databaseId: 9, slug: "novo", name: "ново" }] },
  });
  expect(toProduct(node)).toMatchObject({
    virtual: false,
    image: { altText: "Предна & задна" },
    gallery: [{ altText: "Състав" }, {}, {}],
    tags: [{ slug: "novo", name: "ново" }],
    dimensions: { weight: "0.4", length: null, width: null, height: null },
    attributes: [{ name: "pa_brands" }, { name: "pa_razmer" }, {}],
  });
});

test("a card's variation has price, stock and attributes, and a name only without attribute values", () => {
  const [shirt] = toProductSummary(asAsked(recordedShirt)).variations;
  const { sku: _sku, image: _image, ...rest } = toProduct(asAsked(recordedShirt)).variations[0]!;
  expect(shirt).toEqual({ ...rest, name: "" });
  const open = { ...recordedShirt.response.body.data.product.variations.nodes[0], attributes: null };
  const card = toProductSummary(asAsked(recordedShirt, { variations: { nodes: [open] } }));
  expect(card.variations.map(({ name }) => name)).toEqual([rest.name]);
});

test("a product is virtual if it or all of its variations are", () => {
  const read = (virtual: boolean | null, ...ofVariations: (boolean | null)[]) =>
    toProduct({
      ...asAsked(recordedShirt),
      virtual,
      variations: { nodes: ofVariations.map((one, databaseId) => ({ databaseId, virtual: one })) },
    } as never).virtual;
  expect([read(true), read(null, true, true)]).toEqual([true, true]);
  expect([read(null), read(null, true, false), read(false, null)]).toEqual([false, false, false]);
});

test("a raw price is a list for variations and a formatted range for a group", () => {
  expect(priced(recordedFlavours)).toEqual({ lowest: 8690, highest: 9690 });
  expect(priced(recordedGroup)).toEqual({ lowest: 5799, highest: 9790 });
  expect(priced(recordedGroup, { price: "57,99&nbsp;лв." })).toMatchObject({ lowest: 5799, highest: 5799 });
  for (const price of ["97,90&nbsp;лв. - 1.299,00&nbsp;лв.", "97.90&nbsp;€ - 1,299.00&nbsp;€", "97,90 - 1 299,00"])
    expect(priced(recordedGroup, { price })).toMatchObject({ lowest: 9790, highest: 129_900 });
});

test("a null price is 0 for a purchasable product and no price for any other", () => {
  expect(priced(recordedFree)).toEqual({ lowest: 0, highest: 0 });
  expect(priced(recordedNoPrice)).toMatchObject({ lowest: null, highest: null });
  expect(priced(recordedGroup, { price: null, purchasable: true })).toMatchObject({ lowest: null, highest: null });
});

test("a recorded external product links to the seller and has no stock", () => {
  expect(toProduct(asAsked(recordedExternal))).toMatchObject({
    externalUrl: "https://partner.example.com/p/0?ref=shop&x=1",
    buttonText: null,
    stockStatus: null,
    pricing: { lowest: 1990, before: 12_700 },
  });
});

test("only http(s) URLs are images or external shops", () => {
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

test("any price text yields an integer amount or null", () => {
  const price = fc.oneof(
    fc.string(),
    fc.constantFrom(null, "NaN", "Infinity", "-1", "1e9", "NaN, 5", " - ", "1,5 - x"),
  );
  fc.assert(
    fc.property(price, price, price, fc.constantFrom("VARIABLE", "GROUPED"), (...[current, regular, sale, type]) => {
      const parts = { price: current, regularPrice: regular, salePrice: sale, type };
      const { elsewhere = 0, ...amounts } = priced(recordedSimple, parts);
      for (const amount of Object.values(amounts)) expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      expect(elsewhere >= 0 && elsewhere <= 1).toBe(true);
    }),
  );
});

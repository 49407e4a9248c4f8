import fc from "fast-check";
import { expect, test } from "vitest";
import recordedShirt from "../../../tests/contract/samples/product-variable.json";
import { toProduct } from "./product";
import { readResult } from "../fields";
import { toStockStatus } from "./variation";

type Node = Parameters<typeof toProduct>[0];

const FIELDS = [
  ["name", "slug", "sku", "description", "buttonText", "purchasable", "soldIndividually"],
  ["stockStatus", "stockQuantity", "lowStockAmount", "averageRating", "reviewCount"],
].flat();

const change = (parts: object) =>
  toProduct({ ...recordedShirt.response.body.data.product, ...parts } as unknown as Node);

test("descriptions are sanitized", () => {
  const html = '<p onclick="x()">Чисто<script>alert(1)</script><img src=x onerror=x()></p>';
  expect(change({ description: html, shortDescription: html })).toMatchObject({
    description: "<p>Чисто</p>",
    shortDescription: "<p>Чисто</p>",
  });
});

test("links in a merchant's product texts aren't nofollow", () => {
  const html = '<p><a href="https://maker.test/">производител</a></p>';
  const clean = '<p><a href="https://maker.test/" rel="noopener">производител</a></p>';
  expect(change({ description: html, shortDescription: html })).toMatchObject({
    description: clean,
    shortDescription: clean,
  });
});

test("unknown product types and stock statuses map to no known value", () => {
  expect(change({ type: "SUBSCRIPTION" }).type).toBe("other");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom("constructor", "toString", "__proto__", null)), (status) => {
      expect([null, "in-stock", "on-backorder", "out-of-stock"]).toContain(toStockStatus(status));
    }),
  );
});

test("missing fields and lists are empty, but malformed lists are a fault", () => {
  const bare = toProduct({ databaseId: 7 } as Node);
  expect(bare).toMatchObject({ name: "", type: "other", image: null, brand: null, sku: null, averageRating: 0 });
  expect(bare).toMatchObject({ variationAttributes: [], variations: [], gallery: [], categories: [], attributes: [] });
  for (const parts of [{ variations: { nodes: {} } }, { attributes: { nodes: 42 } }, { galleryImages: { nodes: "x" } }])
    expect(readResult(() => change(parts)).ok).toBe(false);
});

test("a text field never holds another type", () => {
  const spoilt = { spoilt: true };
  const attribute = { name: spoilt, label: spoilt, variation: true, visible: true, options: [spoilt, "l"] };
  const variation = {
    databaseId: 1,
    name: spoilt,
    stockStatus: spoilt,
    stockQuantity: spoilt,
    image: spoilt,
    sku: spoilt,
  };
  const product = change({
    ...Object.fromEntries(FIELDS.map((key) => [key, spoilt])),
    defaultAttributes: { nodes: [{ name: spoilt, value: spoilt }] },
    productBrands: { nodes: [{ slug: spoilt, name: spoilt }] },
    productCategories: { nodes: [{ databaseId: 1, slug: spoilt, name: spoilt }] },
    attributes: { nodes: [attribute] },
    variations: { nodes: [variation] },
    galleryImages: { nodes: [spoilt, { sourceUrl: spoilt }] },
  });
  expect(JSON.stringify(product)).not.toMatch(/spoilt|NaN|object Object/);
  expect(product.variationAttributes[0]!.options).toEqual([{ slug: "l", name: "l" }]);
  const nothing = { purchasable: false, soldIndividually: false, reviewCount: 0, lowStockAmount: null };
  expect(product).toMatchObject({ ...nothing, stockQuantity: null, gallery: [], brand: null });
  expect(product.defaultAttributes).toEqual([{ name: "", value: "" }]);
  expect(product.variations[0]).toMatchObject({ name: "", sku: null, stockQuantity: null, attributes: [] });
});

test("a brand needs a slug and a name; a term without a name is shown by its slug", () => {
  for (const brand of [
    { slug: "atlet", name: null },
    { slug: null, name: "Atlet" },
    { slug: "", name: "Atlet" },
  ])
    expect(change({ productBrands: { nodes: [brand] } }).brand).toBeNull();
  const terms = { nodes: [{ slug: "l", name: null }] };
  const nodes = [{ name: "pa_razmer", label: "Размер", variation: true, options: ["l", null, ""], terms }];
  expect(change({ attributes: { nodes } }).variationAttributes[0]!.options).toEqual([{ slug: "l", name: "l" }]);
});

test("plain text has entities decoded and tags removed", () => {
  const image = { sourceUrl: "https://shop.test/a.jpg", altText: "Тениска &amp; <b>шапка</b>" };
  expect(change({ image }).image!.altText).toBe("Тениска & шапка");
  expect(change({ buttonText: "Към &quot;Fitbit&quot;<script>x</script>" }).buttonText).toBe('Към "Fitbit"');
});

import { describe, expect, test } from "vitest";
import { openReplica, openShop } from "../../tests/doubles/catalog/replica";
import type { ProductInput } from "../../tests/doubles/catalog/rows";
import { PLAIN_LISTING, searchFor, type ListingQuery } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP, type ListingScope } from "../../app/domain/catalog/listing-scope";
import { RenderReport } from "../render/render-report";
import { openCatalogReader } from "./open-reader";
import { readSitemap } from "./sitemaps";
import type { Catalog } from "../../app/services/catalog";
import { valueOf } from "../../tests/doubles/value-of";

const idsOf = (products: { databaseId: number }[]) => products.map(({ databaseId }) => databaseId);

const list = async (catalog: Catalog, over: Partial<ListingQuery> = {}, scope: ListingScope = WHOLE_SHOP) =>
  (await valueOf(catalog.listProducts({ ...PLAIN_LISTING, ...over }, scope))).page;

describe("visibility is obeyed", () => {
  const PRODUCTS: ProductInput[] = [
    { id: 1, name: "Гира видима", visibility: "visible" },
    { id: 2, name: "Гира каталожна", visibility: "catalog" },
    { id: 3, name: "Гира търсима", visibility: "search" },
    { id: 4, name: "Гира скрита", visibility: "hidden" },
    { id: 5, name: "", slug: "product-5", visibility: "hidden", isProtected: true },
    { id: 6, name: "Гира изчерпана", visibility: "visible", isOut: true },
    { id: 7, name: "Гира със сродни", relatedIds: [1, 2, 3, 4, 5], groupedIds: [4, 5] },
    { id: 8, name: "Гира без цена", lowest: null },
  ];
  test("by listings, highlights and counts: products visible everywhere or in the catalog", async () => {
    const replica = await openShop(PRODUCTS);
    expect(idsOf((await list(replica.open())).products)).toEqual([8, 7, 6, 2, 1]);
    expect(idsOf(await replica.open().listHighlights("newest", 9))).toEqual([8, 7, 6, 2, 1]);
  });

  test("by searches and suggestions: products visible everywhere or in searches", async () => {
    const replica = await openShop(PRODUCTS);
    const { products } = await list(replica.open(), searchFor("гира"));
    expect(idsOf(products).toSorted()).toEqual([1, 3, 6, 7, 8]);
    const suggested = await replica.open().suggest("гира");
    expect(suggested.ok && idsOf(suggested.value.products)).not.toContain(4);
  });

  test("by links: all except password-protected ones, which are never fetched", async () => {
    const replica = await openShop(PRODUCTS);
    for (const id of [1, 2, 3, 4, 6])
      expect((await valueOf(replica.open().findProduct(`product-${id}`)))?.databaseId, String(id)).toBe(id);
    expect(await valueOf(replica.open().findProduct("product-5"))).toBeNull();
    expect(idsOf(await valueOf(replica.open().listByIds([5, 4, 1])))).toEqual([4, 1]);
    expect(replica.sync.findBySlug).not.toHaveBeenCalled();
  });

  test("by related products, but not by members of a group", async () => {
    const replica = await openShop(PRODUCTS);
    const whole = await valueOf(replica.open().findWholeProduct("product-7", 10));
    expect(whole?.related).toMatchObject({ ok: true, value: [{ databaseId: 1 }, { databaseId: 2 }] });
    expect(idsOf(whole!.product.grouped)).toEqual([4]);
  });

  test("where sold-out products are hidden, by listings and related products, but not by links and members of a group", async () => {
    const group = { id: 9, name: "Гира с изчерпана", relatedIds: [1, 6], groupedIds: [6] };
    const replica = await openReplica({ products: [...PRODUCTS, group], documents: { "hides-sold-out": true } });
    await replica.publish();
    expect(idsOf((await list(replica.open())).products)).toEqual([9, 8, 7, 2, 1]);
    expect(idsOf((await list(replica.open(), searchFor("изчерпана"))).products)).toEqual([9]);
    const whole = await valueOf(replica.open().findWholeProduct("product-9", 10));
    expect(whole?.related).toMatchObject({ ok: true, value: [{ databaseId: 1 }] });
    expect(idsOf(whole!.product.grouped)).toEqual([6]);
    expect((await valueOf(replica.open().findProduct("product-6")))?.databaseId).toBe(6);
    await replica.putDocuments({ "hides-sold-out": false });
    expect((await valueOf(replica.open().findWholeProduct("product-9", 10)))?.related).toMatchObject({
      value: [{ databaseId: 1 }, { databaseId: 6 }],
    });
  });

  test("by sitemaps: products that listings or searches can show", async () => {
    const replica = await openShop(PRODUCTS);
    const entries = await readSitemap(
      openCatalogReader(replica.bindings, replica.environment, new RenderReport()),
      "products",
      1,
    );
    expect(entries!.map(({ slug }) => slug)).toEqual([1, 2, 3, 6, 7, 8].map((id) => `product-${id}`));
  });
});

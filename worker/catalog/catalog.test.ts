import { beforeEach, describe, expect, test, vi } from "vitest";
import { openShop } from "../../tests/doubles/catalog/replica";
import type { ProductInput } from "../../tests/doubles/catalog/rows";
import { PLAIN_LISTING, searchFor, type ListingQuery } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP, type ListingScope } from "../../app/domain/catalog/listing-scope";
import type { Catalog } from "../../app/services/catalog";
import { valueOf } from "../../tests/doubles/value-of";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const idsOf = (products: { databaseId: number }[]) => products.map(({ databaseId }) => databaseId);

const list = async (catalog: Catalog, over: Partial<ListingQuery> = {}, scope: ListingScope = WHOLE_SHOP) =>
  (await valueOf(catalog.listProducts({ ...PLAIN_LISTING, ...over }, scope))).page;

describe("a listing", () => {
  test("has its page's cards in order and the total, without a backend request", async () => {
    const products = Array.from({ length: 30 }, (_, at) => ({ id: at + 1 }));
    const replica = await openShop(products, { SITE: { productsPerPage: 12 } });
    const page = await list(replica.open(), { page: 2 });
    expect(page).toMatchObject({ page: 2, found: 30, match: "all", correction: null });
    expect(idsOf(page.products)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]);
    expect((await list(replica.open(), { page: 99 })).products).toEqual([]);
    expect(replica.backend.queries).toEqual([]);
  });

  test("of a category includes its descendants and counts each filter within all others", async () => {
    const terms = (category: string, size: string) => ({ product_cat: [category], pa_razmer: [size] });
    const attributes = [
      { taxonomy: "pa_razmer", slug: "", name: "Размер" },
      { taxonomy: "pa_razmer", slug: "xl", name: "XL" },
      { taxonomy: "pa_razmer", slug: "s", name: "S" },
    ];
    const replica = await openShop([
      { id: 1, terms: terms("proteini", "s"), attributes },
      { id: 2, terms: terms("veganski", "xl"), before: 900 },
      { id: 3, terms: terms("veganski", "s"), rating: 4.6 },
      { id: 4, terms: { pa_razmer: ["xl"] } },
    ]);
    const scope = { kind: "category", slug: "proteini" } as const;
    const query = { ...PLAIN_LISTING, attributes: { pa_razmer: ["s"] } };
    const catalog = replica.open();
    const { page, facets } = await valueOf(catalog.listProducts(query, scope));
    expect(idsOf(page.products)).toEqual([3, 1]);
    expect(facets).toEqual({
      attributes: [
        {
          name: "pa_razmer",
          label: "Размер",
          terms: [
            { slug: "s", name: "S", count: 2 },
            { slug: "xl", name: "XL", count: 1 },
          ],
        },
      ],
      ratings: [{ rating: 5, count: 1 }],
      priceRange: { lowest: 100, highest: 300 },
      categories: { veganski: 1 },
      onSale: 0,
    });
  });

  test("omits a product deleted since the snapshot, and shows prices and stock of the rows", async () => {
    const replica = await openShop([{ id: 1 }, { id: 2 }, { id: 3 }]);
    await replica.rows.delete(replica.fence, [2]);
    await replica.put({ id: 1, lowest: 5, isOut: true });
    const { products, found } = await list(replica.open());
    expect(idsOf(products)).toEqual([3, 1]);
    expect(products[1]).toMatchObject({ pricing: { lowest: 5 }, stockStatus: "out-of-stock" });
    expect(found).toBe(3);
  });

  test("the price filter uses the currency that is displayed first", async () => {
    const replica = await openShop(
      [
        { id: 1, lowest: 19_558 },
        { id: 2, lowest: 40_000 },
      ],
      {
        SITE: { priceDisplay: "euro-leva" },
      },
    );
    expect(idsOf((await list(replica.open(), { price: { from: 9_900, to: 10_100 } })).products)).toEqual([1]);
  });
});

describe("a search", () => {
  test("applies the merchant's synonyms to results and suggestions", async () => {
    const products = [
      { id: 1, name: "Къси панталони Атлет" },
      { id: 2, name: "Клин Атлет" },
    ];
    const found = async (site: object) => {
      const catalog = (await openShop(products, { SITE: site })).open();
      const suggested = await catalog.suggest("гащета");
      return [
        idsOf((await list(catalog, searchFor("гащета"))).products),
        suggested.ok && suggested.value.products.map(({ slug }) => slug).length,
      ];
    };
    expect(await found({})).toEqual([[], 0]);
    expect(await found({ searchSynonyms: [["гащета", "къси панталони"]] })).toEqual([[1], 1]);
  });

  test("without results has a correction, and only its words are recorded", async () => {
    const replica = await openShop([{ id: 1, name: "Креатин монохидрат" }]);
    expect(await list(replica.open(), searchFor("киатрени"))).toMatchObject({ found: 0, match: "partial" });
    await list(replica.open(), searchFor("zzz"));
    await list(replica.open(), { ...searchFor("zzz"), onSale: true });
    await list(replica.open(), searchFor("креатин"));
    expect(replica.sync.noteEmptySearch.mock.calls.map(([words]) => words)).toEqual(["киатрени", "zzz"]);
  });

  test("suggests products, categories with ancestors, brands and the total", async () => {
    const terms = { product_cat: ["veganski"], product_brand: ["sila"] };
    const replica = await openShop([{ id: 1, name: "Протеин на Сила", terms }]);
    expect(await replica.open().suggest("веган")).toMatchObject({
      ok: true,
      value: {
        found: 1,
        products: [{ databaseId: 1, name: "Протеин на Сила", price: 100, isFrom: false }],
        categories: [
          {
            name: "Вегански",
            ancestors: [{ name: "Протеини" }],
            path: "/produkt-kategoriya/proteini/veganski",
            count: 1,
          },
        ],
      },
    });
    expect(await replica.open().suggest("сила")).toMatchObject({
      value: { brands: [{ name: "Сила", path: "/marka-produkt/sila", count: 1 }] },
    });
  });
});

describe("categories, tags and brands", () => {
  const PRODUCTS: ProductInput[] = [
    { id: 1, terms: { product_cat: ["veganski"], product_tag: ["novo"], product_brand: ["sila"] } },
    { id: 2, terms: { product_cat: ["proteini"] } },
  ];
  test("the tree contains the non-empty categories with their descendants", async () => {
    const replica = await openShop(PRODUCTS);
    const [top, ...others] = await valueOf(replica.open().listCategoryTree());
    expect(others).toEqual([]);
    expect(top).toMatchObject({ slug: "proteini", count: 2, children: [{ slug: "veganski", count: 1, children: [] }] });
  });

  test("a category has ancestors and children; an empty one has a page, an unknown one has none", async () => {
    const replica = await openShop(PRODUCTS);
    expect(await valueOf(replica.open().findCategory("veganski"))).toMatchObject({
      name: "Вегански",
      ancestors: [{ slug: "proteini" }],
      children: [],
    });
    expect(await valueOf(replica.open().findCategory("prazna"))).toMatchObject({ children: [] });
    expect(await valueOf(replica.open().findCategory("nyama"))).toBeNull();
    expect(await valueOf(replica.open().findTag("tag", "novo"))).toMatchObject({ name: "Ново" });
    expect(await valueOf(replica.open().findTag("brand", "sila"))).toMatchObject({ name: "Сила" });
    expect(await replica.open().listBrands()).toEqual([{ name: "Сила", count: 1, path: "/marka-produkt/sila" }]);
  });
});

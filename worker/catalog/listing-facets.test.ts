import { expect, test } from "vitest";
import type { ListingScope } from "../../app/domain/catalog/listing-scope";
import type { CatalogFacets } from "./index/catalog-query";
import { toListingFacets } from "./listings";
import type { LoadedCatalog } from "./store/index-cache";

const NAMES = {
  labels: new Map([["pa_brands", "Марка"]]),
  terms: new Map([["product_brand", new Map([["rila", { name: "Рила" }]])]]),
};
const CATALOG = { names: NAMES, lists: { categories: [], counts: {} } } as unknown as LoadedCatalog;
const CONFIGURED = ["pa_brands", "product_brand", "product_tag"];
const brand = [{ slug: "rila", count: 3 }];

function offered(terms: CatalogFacets["terms"], scope: ListingScope = { kind: "shop" }) {
  const facets = { terms, ratings: [], priceRange: null, onSale: 0 };
  return toListingFacets(facets, CATALOG, scope, CONFIGURED).attributes;
}

test("WooCommerce's brands and tags are filters with display names", () => {
  expect(offered({ product_brand: brand, product_tag: [{ slug: "novo", count: 1 }] })).toEqual([
    { name: "product_brand", label: "Марка", terms: [{ slug: "rila", name: "Рила", count: 3 }] },
    { name: "product_tag", label: "Етикет", terms: [{ slug: "novo", name: "novo", count: 1 }] },
  ]);
});

test("brands that are also an attribute are offered once", () => {
  expect(offered({ product_brand: brand, pa_brands: brand }).map(({ name }) => name)).toEqual(["pa_brands"]);
});

test("a brand's own page doesn't offer brands", () => {
  expect(offered({ product_brand: brand }, { kind: "brand", slug: "rila" })).toEqual([]);
});

test("terms are in the merchant's order, those of unknown place by name, and sizes in their own order", () => {
  const termOrder = { pa_x: ["cheren", "byal", "sin"], pa_razmer: ["s", "xl", "m"] };
  const order = (taxonomy: string, ...slugs: string[]) => {
    const facets = {
      terms: { [taxonomy]: slugs.map((slug) => ({ slug, count: 1 })) },
      ratings: [],
      priceRange: null,
      onSale: 0,
    };
    const catalog = { names: NAMES, lists: { categories: [], counts: {}, termOrder } } as unknown as LoadedCatalog;
    return toListingFacets(facets, catalog, { kind: "shop" }, [taxonomy]).attributes[0]!.terms.map(({ slug }) => slug);
  };
  expect(order("pa_x", "byal", "no 10", "no 2", "sin", "cheren")).toEqual(["cheren", "byal", "sin", "no 2", "no 10"]);
  expect(order("pa_razmer", "xl", "s", "m")).toEqual(["s", "m", "xl"]);
});

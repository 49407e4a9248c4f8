import { readdirSync } from "node:fs";
import type { DemoCatalog, DemoProduct, DemoTerm, DemoVariation } from "../catalog/types.ts";
import { blank } from "./cart-products.ts";
import { readSample } from "./replay.ts";

interface Nodes<T> {
  nodes: T[];
}

export interface ListedProduct {
  databaseId: number;
  name: string;
  slug: string;
  type: DemoProduct["type"];
  sku: string | null;
  onSale: boolean;
  averageRating: number;
  reviewCount: number;
  image: { sourceUrl: string } | null;
  productCategories: Nodes<DemoTerm>;
  allPaBrands: Nodes<DemoTerm>;
  rawPrice: string | null;
  rawRegular: string | null;
  rawSale: string | null;
  stockStatus?: DemoProduct["status"];
  stockQuantity?: number | null;
}

/** Properties that only the list of a product reveals. */
const APPLY_LIST: Record<string, (product: DemoProduct) => void> = {
  "products-taxonomyFilter-and": (product) =>
    void Object.assign(product.attributes, { pa_razmer: ["m"], pa_cvyat: ["cheren"] }),
};

/** Listed by products-default-anonymous only, which doesn't filter by visibility. */
const HIDDEN = new Set([251, 252]);

/** The recorded products that the recorded lists show, newest last. */
export function buildListedCatalog(): DemoCatalog {
  const lists = readdirSync(new URL("../../tests/contract/samples", import.meta.url))
    .filter((file) => /^products-.*\.json$/.test(file))
    .map((file) => file.replace(".json", ""));
  const listed = lists.flatMap((list) => readList(list));
  const products = new Map(listed.map((product) => [product.databaseId, toProduct(product)]));
  for (const [list, apply] of Object.entries(APPLY_LIST)) {
    for (const { databaseId } of readList(list)) apply(products.get(databaseId) as DemoProduct);
  }
  readList("products-orderby-POPULARITY-DESC").forEach(({ databaseId }, place) => {
    (products.get(databaseId) as DemoProduct).totalSales = 1000 - place;
  });
  return {
    products: [...products.values()],
    categories: listTerms(listed.map(({ productCategories }) => productCategories)).map((term, order) => ({
      ...term,
      id: order + 1,
      order,
      parent: null,
      description: "",
      picture: null,
    })),
    attributes: [
      { name: "pa_brands", label: "Марка", terms: listTerms(listed.map(({ allPaBrands }) => allPaBrands)) },
      { name: "pa_razmer", label: "Размер", terms: [{ slug: "m", name: "M" }] },
      { name: "pa_cvyat", label: "Цвят", terms: [{ slug: "cheren", name: "Черен" }] },
    ],
    tags: [],
  };
}

export function readList(sample: string): ListedProduct[] {
  const products = readSample(sample).response.body.data?.products as Nodes<ListedProduct> | undefined;
  return (products?.nodes ?? []).filter(({ databaseId }) => databaseId);
}

function toProduct(product: ListedProduct): DemoProduct {
  const { databaseId: id, type, rawPrice, rawRegular, rawSale } = product;
  const brands = product.allPaBrands.nodes.map(({ slug }) => slug);
  return {
    ...blank(id, product.slug, product.name),
    tags: [],
    visibility: HIDDEN.has(id) ? "HIDDEN" : "VISIBLE",
    type,
    sku: product.sku ?? "",
    brand: brands[0] ?? "",
    attributes: { pa_brands: brands },
    categories: product.productCategories.nodes.map(({ slug }) => slug),
    date: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
    regularPrice: type === "VARIABLE" ? null : rawRegular,
    salePrice: type === "VARIABLE" || isAwaitingSale(product) ? null : rawSale,
    variations: type === "VARIABLE" ? listVariations(id, rawPrice, rawRegular, rawSale) : [],
    stock: product.stockQuantity ?? null,
    status: product.stockStatus ?? "IN_STOCK",
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    pictures: product.image ? [/([\w-]+?)(-\d+x\d+)?\.\w+$/.exec(product.image.sourceUrl)?.[1] ?? ""] : [],
  };
}

/** A scheduled sale price, which the demo's catalog doesn't have. */
export function isAwaitingSale({ onSale, rawSale }: ListedProduct): boolean {
  return !onSale && rawSale !== null;
}

/** From three lists like "33.99, 35.99": active prices that aren't sale prices are regular, the others pair up in order. */
function listVariations(productId: number, ...lists: (string | null)[]): DemoVariation[] {
  const [active = [], regular = [], sale = []] = lists.map((list) => list?.split(", ") ?? []);
  const full = without(active, sale);
  const reduced = without(regular, full).map((price, index): [string, string | null] => [price, sale[index] ?? null]);
  return [...reduced, ...full.map((price): [string, string | null] => [price, null])].map(
    ([regularPrice, salePrice], index) => ({
      id: productId * 100 + index,
      sku: `${productId}-${index}`,
      attributes: {},
      regularPrice,
      salePrice,
      stock: null,
      status: "IN_STOCK",
      picture: null,
    }),
  );
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const one of taken) left.splice(left.indexOf(one), 1);
  return left;
}

function listTerms(found: Nodes<DemoTerm>[]): DemoTerm[] {
  return [...new Map(found.flatMap(({ nodes }) => nodes).map((term) => [term.slug, term])).values()];
}

import type { Product, ProductSummary } from "../../../app/domain/product/product";
import type { CardData, EntryData, PageData, TermData, VariationData } from "../../../worker/catalog/rows/row-data";
import type { ProductRow, Taxonomy, TermRow } from "../../../worker/catalog/rows/rows";

/** The fields of a product that a test sets; the others have defaults. */
export interface ProductInput extends Partial<
  Pick<EntryData, "terms" | "visibility" | "onSale" | "date" | "text" | "rating">
> {
  id: number;
  name?: string;
  slug?: string;
  lowest?: number | null;
  before?: number;
  isProtected?: boolean;
  isOut?: boolean;
  relatedIds?: number[];
  groupedIds?: number[];
  variations?: VariationData[];
  reviews?: PageData["reviews"];
  attributes?: ProductRow["attributes"];
  language?: string;
  facts?: Product["facts"];
}

export function makeProduct(wanted: ProductInput): ProductRow {
  const { id, name = `Product ${id}`, slug = `product-${id}`, lowest = id * 100, before, isProtected = false } = wanted;
  const {
    terms = {},
    visibility = "visible",
    onSale = before !== undefined,
    date = id,
    text = "",
    rating = 0,
  } = wanted;
  const { isOut = false, relatedIds = [], groupedIds = [], variations = [], reviews = null, attributes = [] } = wanted;
  const { language, facts = null } = wanted;
  const card: ProductSummary = {
    databaseId: id,
    name,
    slug,
    type: variations.length > 0 ? "variable" : groupedIds.length > 0 ? "grouped" : "simple",
    purchasable: true,
    averageRating: rating,
    reviewCount: 0,
    image: { sourceUrl: `https://demo.shop.test/${id}.jpg`, altText: "" },
    brand: null,
    pricing: { lowest, highest: lowest, ...(before !== undefined && { before }) },
    stockStatus: isOut ? "out-of-stock" : "in-stock",
    stockQuantity: null,
    variationAttributes: [],
    variations: [],
    ...(language !== undefined && { language }),
  };
  const product: Omit<Product, "variations" | "grouped"> = {
    ...card,
    brand: null,
    sku: null,
    description: `<p>${name}</p>`,
    shortDescription: "",
    virtual: false,
    gallery: [],
    categories: [],
    tags: [],
    facts,
    dimensions: { weight: null, length: null, width: null, height: null },
    lowStockAmount: null,
    soldIndividually: false,
    attributes: [],
    defaultAttributes: [],
    externalUrl: null,
    buttonText: null,
  };
  const page: PageData = {
    product,
    groupedIds,
    relatedIds,
    reviews,
    seo: null,
    modified: null,
  };
  const price = lowest === null ? null : { lowest, highest: lowest };
  const reduction = before && lowest ? (before - lowest) / before : 0;
  const skus = variations.flatMap(({ sku }) => sku ?? []);
  const entry: EntryData = {
    id,
    name,
    terms,
    price,
    onSale,
    reduction,
    rating,
    date,
    totalSales: 0,
    isInStock: !isOut,
    visibility,
    skus,
    text,
  };
  const columns = [entry, isProtected ? (null as CardData) : card, isProtected ? null : page].map((one) =>
    JSON.stringify(one),
  ) as [string, string, string];
  return {
    id,
    slug,
    hash: columns.join(),
    entry: columns[0],
    card: columns[1],
    page: columns[2],
    variations: variations.map((one) => ({ id: one.databaseId, detail: JSON.stringify(one) })),
    attributes,
    prices: lowest === null ? [] : [{ id, price: lowest, regular: before ?? null }],
    sales: [],
  };
}

export function makeTerm(taxonomy: Taxonomy, term: Partial<TermData> & { databaseId: number; slug: string }): TermRow {
  const { databaseId: id, slug } = term;
  const rest = { parentId: null, description: "", image: null, extras: null, seo: null };
  const data = JSON.stringify({ name: slug, ...rest, ...term } satisfies TermData);
  return { id, taxonomy, slug, position: id, hash: data, data };
}

export const TERMS = [
  makeTerm("category", { databaseId: 10, slug: "proteini", name: "Протеини" }),
  makeTerm("category", { databaseId: 11, slug: "veganski", name: "Вегански", parentId: 10 }),
  makeTerm("category", { databaseId: 12, slug: "prazna", name: "Празна" }),
  makeTerm("tag", { databaseId: 20, slug: "novo", name: "Ново" }),
  makeTerm("brand", { databaseId: 30, slug: "sila", name: "Сила" }),
];

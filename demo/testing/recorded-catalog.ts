import type { DemoCatalog, DemoProduct, DemoTerm, DemoVariation } from "../catalog/types.ts";
import { blank, CART_PRODUCTS } from "./cart-products.ts";
import { readSample } from "./replay.ts";

/** The products of the recorded shop, as far as the samples show them, so that responses can be compared. */
export function buildRecordedCatalog(): DemoCatalog {
  const recorded = [
    "product-simple",
    "product-variable",
    "product-variable-flavour",
    "product-variable-shoes",
    "product-external",
    "product-no-price",
    "product-free",
    "product-no-image",
    "product-downloadable",
    "product-grouped",
  ].map((name) => readSample(name).response.body.data?.product as RecordedProduct);
  const products = [...recorded.map(toProduct), ...CART_PRODUCTS.map((product) => ({ ...product }))];
  const slugToId = new Map(products.map(({ slug, id }) => [slug, id]));
  for (const product of products) {
    const members = recorded.find(({ databaseId }) => databaseId === product.id)?.products?.nodes ?? [];
    product.grouped = members.flatMap(({ slug }) => slugToId.get(slug) ?? []);
  }
  const tags = recorded.flatMap(({ productTags }) => productTags.nodes);
  return {
    categories: listCategories(recorded),
    attributes: listAttributes(recorded),
    tags: [...new Map(tags.map((tag) => [tag.slug, tag])).values()],
    products,
  };
}

interface Nodes<T> {
  nodes: T[];
}

interface RecordedStock {
  sku: string;
  stockStatus?: DemoProduct["status"];
  stockQuantity?: number | null;
  image: { sourceUrl: string } | null;
}

interface RecordedVariation extends RecordedStock {
  databaseId: number;
  regularPrice: string;
  salePrice: string | null;
  attributes: Nodes<{ name: string; value: string }>;
}

interface RecordedProduct extends RecordedStock {
  databaseId: number;
  type: DemoProduct["type"];
  slug: string;
  name: string;
  purchasable: boolean;
  averageRating: number;
  reviewCount: number;
  description: string | null;
  shortDescription: string;
  rawRegular: string | null;
  rawSale: string | null;
  productCategories: Nodes<DemoTerm>;
  productBrands: Nodes<DemoTerm>;
  productTags: Nodes<DemoTerm>;
  galleryImages: Nodes<{ sourceUrl: string }>;
  attributes: Nodes<{ name: string; label: string; options: string[]; variation: boolean; terms: Nodes<DemoTerm> }>;
  defaultAttributes: Nodes<{ name: string; value: string }> | null;
  variations?: Nodes<RecordedVariation>;
  virtual?: boolean;
  downloadable?: boolean;
  externalUrl?: string;
  products?: Nodes<DemoTerm>;
  weight?: string | null;
}

function toProduct(product: RecordedProduct): DemoProduct {
  const isSimple = product.type === "SIMPLE" || product.type === "EXTERNAL";
  const varied = product.attributes.nodes.filter(({ variation }) => variation);
  return {
    ...blank(product.databaseId, product.slug, product.name),
    type: product.type,
    sku: product.sku,
    brand: product.productBrands.nodes[0]?.slug ?? "",
    categories: product.productCategories.nodes.map(({ slug }) => slug),
    tags: product.productTags.nodes.map(({ slug }) => slug),
    // WooCommerce returns null for a price of 0 and for none; only the first can be bought.
    regularPrice: isSimple ? (product.rawRegular ?? (product.purchasable ? "0" : null)) : null,
    salePrice: isSimple ? product.rawSale : null,
    ...toStock(product),
    weight: product.weight ?? null,
    virtual: product.virtual ?? false,
    downloadable: product.downloadable ?? false,
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    description: product.description ?? "",
    shortDescription: product.shortDescription,
    pictures: [product.image, ...product.galleryImages.nodes].flatMap((image) =>
      image ? [toFile(image.sourceUrl)] : [],
    ),
    attributes: Object.fromEntries(product.attributes.nodes.map(({ name, options }) => [name, options])),
    varyBy: varied.map(({ name }) => name),
    defaultAttributes: toRecord(product.type === "VARIABLE" ? (product.defaultAttributes?.nodes ?? []) : []),
    variations: product.variations?.nodes.map(toVariation) ?? [],
    externalUrl: product.externalUrl ?? null,
  };
}

function toVariation(variation: RecordedVariation): DemoVariation {
  return {
    id: variation.databaseId,
    sku: variation.sku,
    attributes: toRecord(variation.attributes.nodes),
    regularPrice: parsePrice(variation.regularPrice),
    salePrice: variation.salePrice && parsePrice(variation.salePrice),
    ...toStock(variation),
    picture: variation.image && toFile(variation.image.sourceUrl),
  };
}

function toStock({ stockQuantity, stockStatus }: RecordedStock) {
  return { stock: stockQuantity ?? null, status: stockStatus ?? "IN_STOCK" };
}

function toRecord(attributes: { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

function parsePrice(formatted: string): string {
  return formatted.replace("&nbsp;лв.", "").replace(",", ".");
}

function toFile(sourceUrl: string): string {
  return /([\w-]+?)(-\d+x\d+)?\.\w+$/.exec(sourceUrl)?.[1] ?? "";
}

function listCategories(recorded: RecordedProduct[]): DemoCatalog["categories"] {
  const terms = new Map(
    recorded.flatMap((product) => product.productCategories.nodes).map((term) => [term.slug, term.name]),
  );
  return [...terms].map(([slug, name], order) => ({
    id: order + 1,
    slug,
    name,
    order,
    parent: null,
    description: "",
    picture: null,
  }));
}

function listAttributes(recorded: RecordedProduct[]): DemoCatalog["attributes"] {
  const byName = Map.groupBy(
    recorded.flatMap((product) => product.attributes.nodes),
    ({ name }) => name,
  );
  return [...byName].map(([name, found]) => {
    const terms = new Map(found.flatMap((attribute) => attribute.terms.nodes).map((term) => [term.slug, term]));
    for (const term of EXTRA_TERMS[name] ?? []) terms.set(term.slug, term);
    return { name, label: found[0]?.label ?? name, terms: [...terms.values()] };
  });
}

const EXTRA_TERMS: Record<string, DemoTerm[]> = {
  pa_razmer: [{ slug: "xxl", name: "XXL" }],
  pa_cvyat: [{ slug: "cheren", name: "Черен" }],
};

import type { DemoCatalogue, DemoCategory, DemoProduct } from "../catalogue/types.ts";
import { describeProduct, describeVariation } from "./describe-product.ts";
import type { CategoryDocument } from "./documents.ts";
import { foldText } from "./fold-text.ts";
import { nameTerms, type NamedTerms } from "./name-terms.ts";

type Row = Record<string, string | number | null>;

/** Table -> rows, their keys the columns. */
export type TableRows = Record<string, Row[]>;

export function listCatalogueRows(catalogue: DemoCatalogue): TableRows {
  const names = nameTerms(catalogue);
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  const parents = new Map(catalogue.categories.map(({ id, slug, parent }) => [slug, { id, parent }]));
  return {
    category: catalogue.categories.map((category) => toCategoryRow(category, names)),
    product: catalogue.products.map((product) =>
      toProductRow(
        product,
        names,
        product.grouped.flatMap((id) => byId.get(id) ?? []),
      ),
    ),
    variation: catalogue.products.flatMap((product) => toVariationRows(product, names)),
    product_term: catalogue.products.flatMap((product) => toTermRows(product, names, parents)),
  };
}

function toProductRow(product: DemoProduct, names: NamedTerms, members: DemoProduct[]): Row {
  const document = describeProduct(product, names, members);
  const prices = document.prices.active.map(Number);
  return {
    id: product.id,
    slug: document.slug,
    type: product.type,
    status: product.published ? "publish" : "draft",
    visibility: product.visibility,
    date: new Date(product.date).toISOString(),
    sku: product.sku,
    name_folded: foldText(product.name),
    text_folded: foldText([product.name, product.sku, product.shortDescription, product.description].join("\n")),
    min_price: Math.min(...(prices.length ? prices : [0])),
    max_price: Math.max(...(prices.length ? prices : [0])),
    on_sale: Number(document.onSale),
    total_sales: product.totalSales,
    rating: product.averageRating,
    review_count: product.reviewCount,
    ...toStock(product),
    document: JSON.stringify(document),
  };
}

function toVariationRows(product: DemoProduct, names: NamedTerms): Row[] {
  return product.variations.map((variation) => ({
    id: variation.id,
    product_id: product.id,
    ...toStock(variation),
    document: JSON.stringify(describeVariation(variation, product, names)),
  }));
}

function toStock({ stock, status }: Pick<DemoProduct, "stock" | "status">): Row {
  return { stock, stock_status: status, backorders: Number(status === "ON_BACKORDER") };
}

function toCategoryRow(category: DemoCategory, names: NamedTerms): Row {
  const { id, slug, name, parent, order } = category;
  const picture = category.picture ? names.picture(category.picture, name) : null;
  const document: CategoryDocument = { id, slug, name, parent, order, picture };
  return { id, slug, document: JSON.stringify(document) };
}

/** A product stands in the categories above its own too: so does WooCommerce's count and filter. */
function toTermRows(
  product: DemoProduct,
  names: NamedTerms,
  parents: Map<string, { id: number; parent: number | null }>,
): Row[] {
  const slugOf = new Map([...parents].map(([slug, { id }]) => [id, slug]));
  const categories = new Set<string>();
  for (let slug of product.categories as (string | undefined)[]) {
    for (; slug && !categories.has(slug); slug = slugOf.get(parents.get(slug)?.parent ?? -1)) categories.add(slug);
  }
  const terms: [taxonomy: string, slugs: Iterable<string>][] = [
    ["product_cat", categories],
    ["product_tag", product.tags],
    ["product_brand", names.brandOf(product).map((brand) => brand.slug)],
    ...Object.entries(product.attributes),
  ];
  return terms.flatMap(([taxonomy, slugs]) => [...slugs].map((slug) => ({ taxonomy, slug, product_id: product.id })));
}

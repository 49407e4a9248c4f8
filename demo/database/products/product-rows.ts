import type { DemoCatalog, DemoProduct } from "../../catalog/types.ts";
import { describeProduct, describeVariation } from "./describe-product.ts";
import { foldText } from "./fold-text.ts";
import { nameTerms, type NamedTerms } from "../terms/name-terms.ts";
import { listProductTerms, listTermRows } from "../terms/term-rows.ts";

type Row = Record<string, string | number | null>;

/** Table -> rows, their keys the columns. */
export type TableRows = Record<string, Row[]>;

export function listProductRows(catalog: DemoCatalog): TableRows {
  const names = nameTerms(catalog);
  const byId = new Map(catalog.products.map((product) => [product.id, product]));
  const slugOf = new Map(catalog.categories.map(({ id, slug }) => [id, slug]));
  const parentOf = new Map(catalog.categories.map(({ slug, parent }) => [slug, slugOf.get(parent ?? -1)]));
  return {
    term: listTermRows(catalog, names),
    product: catalog.products.map((product) =>
      toProductRow(
        product,
        names,
        product.grouped.flatMap((id) => byId.get(id) ?? []),
      ),
    ),
    variation: catalog.products.flatMap((product) => toVariationRows(product, names)),
    product_term: catalog.products.flatMap((product) => listProductTerms(product, names, parentOf)),
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
    name_folded: foldText(product.name),
    min_price: Math.min(...(prices.length ? prices : [0])),
    max_price: Math.max(...(prices.length ? prices : [0])),
    // A group is on sale when a member is, but no list of products on sale has it (contract suite).
    on_sale: Number(document.onSale && product.type !== "GROUPED"),
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

import { foldText } from "./fold-text.ts";
import { normaliseSlug } from "./normalise-slug.ts";
import type { ProductsWhere, TermFilter } from "./products-where.ts";
import type { SqlBuilder } from "./sql-builder.ts";

type Filters = { [Name in keyof ProductsWhere]?: (value: NonNullable<ProductsWhere[Name]>, sql: SqlBuilder) => string };

/** Argument -> condition. An argument that isn't here is ignored. */
const FILTERS: Filters = {
  search: (phrase, sql) => (phrase.trim() ? `instr(text_folded, ${sql.bind(foldText(phrase.trim()))}) > 0` : "1"),
  status: (status, sql) => (status === "any" ? "1" : `status = ${sql.bind(status)}`),
  visibility: (visibility) => `visibility ${visibility === "HIDDEN" ? "=" : "<>"} 'HIDDEN'`,
  include: (ids, sql) => `product.id IN ${sql.bindList(ids)}`,
  exclude: (ids, sql) => `product.id NOT IN ${sql.bindList(ids)}`,
  slugIn: (slugs, sql) => `product.slug IN ${sql.bindList(slugs.map(normaliseSlug))}`,
  sku: (sku, sql) => `sku = ${sql.bind(sku)}`,
  type: (type, sql) => `type = ${sql.bind(type)}`,
  typeIn: (types, sql) => `type IN ${sql.bindList(types)}`,
  typeNotIn: (types, sql) => `type NOT IN ${sql.bindList(types)}`,
  stockStatus: (statuses, sql) => `stock_status IN ${sql.bindList(statuses)}`,
  onSale: (isOnSale) => `on_sale = ${Number(isOnSale)}`,
  minPrice: (price, sql) => `max_price >= ${sql.bind(price)}`,
  maxPrice: (price, sql) => `min_price <= ${sql.bind(price)}`,
  // A rating of 4 means from 3.5 to below 4.5.
  rating: (ratings, sql) => `CAST(rating + 0.5 AS INTEGER) IN ${sql.bindList(ratings)}`,
  category: (slug, sql) => hasTerm(sql, "product_cat", [slug]),
  categoryIn: (slugs, sql) => hasTerm(sql, "product_cat", slugs),
  categoryNotIn: (slugs, sql) => `NOT ${hasTerm(sql, "product_cat", slugs)}`,
  categoryId: (id, sql) => hasCategoryId(sql, [id]),
  categoryIdIn: (ids, sql) => hasCategoryId(sql, ids),
  tag: (slug, sql) => hasTerm(sql, "product_tag", [slug]),
  tagIn: (slugs, sql) => hasTerm(sql, "product_tag", slugs),
  productBrand: (slug, sql) => hasTerm(sql, "product_brand", [slug]),
  productBrandIn: (slugs, sql) => hasTerm(sql, "product_brand", slugs),
  attributes: ({ relation, queries }, sql) => join(queries, relation === "IN" ? "OR" : "AND", sql),
  taxonomyFilter: ({ relation, filters, and, or }, sql) =>
    [join(filters, relation ?? "AND", sql), join(and, "AND", sql), join(or, "OR", sql)].join(" AND "),
};

export function filterProducts(where: ProductsWhere, sql: SqlBuilder): string {
  const conditions = (Object.keys(FILTERS) as (keyof ProductsWhere)[]).flatMap((name) => {
    const value = where[name];
    const filter = FILTERS[name] as ((given: unknown, builder: SqlBuilder) => string) | undefined;
    return value === undefined || value === null || !filter ? [] : [`(${filter(value, sql)})`];
  });
  return conditions.length ? conditions.join(" AND ") : "1";
}

function join(filters: TermFilter[] | null | undefined, relation: string, sql: SqlBuilder): string {
  if (!filters?.length) return "1";
  return `(${filters.map((filter) => matchTerms(filter, sql)).join(relation === "OR" ? " OR " : " AND ")})`;
}

function matchTerms({ taxonomy: name, terms, operator }: TermFilter, sql: SqlBuilder): string {
  const taxonomy = name.toLowerCase();
  const slugs = terms ?? [];
  const any = `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = ${sql.bind(taxonomy)})`;
  if (operator === "EXISTS") return any;
  if (operator === "NOT_EXISTS") return `NOT ${any}`;
  if (operator === "NOT_IN") return `NOT ${hasTerm(sql, taxonomy, slugs)}`;
  if (operator === "AND") return slugs.map((slug) => hasTerm(sql, taxonomy, [slug])).join(" AND ") || "1";
  return hasTerm(sql, taxonomy, slugs);
}

function hasTerm(sql: SqlBuilder, taxonomy: string, slugs: readonly string[]): string {
  const list = sql.bindList(slugs);
  return `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = ${sql.bind(taxonomy)} AND slug IN ${list})`;
}

function hasCategoryId(sql: SqlBuilder, ids: readonly number[]): string {
  const slugs = `SELECT slug FROM category WHERE id IN ${sql.bindList(ids)}`;
  return `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = 'product_cat' AND slug IN (${slugs}))`;
}

import { hasTerm, hasTermId, matchAttributes, matchTaxonomyFilter } from "./filter-terms.ts";
import { foldText } from "./fold-text.ts";
import { normaliseSlug } from "./normalise-slug.ts";
import type { ProductsWhere } from "./products-where.ts";
import { matchPhrase } from "./search-text.ts";
import type { SqlBuilder } from "./sql-builder.ts";

type Filters = { [Name in keyof ProductsWhere]?: (value: NonNullable<ProductsWhere[Name]>, sql: SqlBuilder) => string };

/** Argument -> condition. An argument that isn't here is ignored. */
const FILTERS: Filters = {
  search: matchPhrase,
  nameOrSku: (phrase, sql) =>
    `(instr(name_folded, ${sql.bind(foldText(phrase))}) > 0 OR ${hasInside("sku", phrase, sql)})`,
  status: (status, sql) => (status === "any" ? "1" : `status = ${sql.bind(status)}`),
  visibility: (visibility) => `visibility ${visibility === "HIDDEN" ? "=" : "<>"} 'HIDDEN'`,
  include: (ids, sql) => `product.id IN ${sql.bindList(ids)}`,
  exclude: (ids, sql) => `product.id NOT IN ${sql.bindList(ids)}`,
  slugIn: (slugs, sql) => `product.slug IN ${sql.bindList(slugs.map(normaliseSlug))}`,
  sku: (sku, sql) => hasInside("sku", sku, sql),
  type: (type, sql) => `type = ${sql.bind(type)}`,
  typeIn: (types, sql) => `type IN ${sql.bindList(types)}`,
  typeNotIn: (types, sql) => `type NOT IN ${sql.bindList(types)}`,
  stockStatus: (statuses, sql) => `stock_status IN ${sql.bindList(statuses)}`,
  featured: (isFeatured, sql) => `${isFeatured ? "" : "NOT "}${hasTerm(sql, "product_visibility", ["featured"])}`,
  onSale: (isOnSale) => `on_sale = ${Number(isOnSale)}`,
  minPrice: (price, sql) => `max_price >= ${sql.bind(price)}`,
  maxPrice: (price, sql) => `min_price <= ${sql.bind(price)}`,
  rating: (ratings, sql) =>
    hasTerm(
      sql,
      "product_visibility",
      ratings.map((stars) => `rated-${stars}`),
    ),
  ...filterTaxonomy("category", "product_cat"),
  ...filterTaxonomy("tag", "product_tag"),
  ...filterTaxonomy("productBrand", "product_brand"),
  attributes: ({ queries }, sql) => matchAttributes(queries ?? [], sql),
  taxonomyFilter: matchTaxonomyFilter,
};

export function filterProducts(where: ProductsWhere, sql: SqlBuilder): string {
  const conditions = (Object.keys(FILTERS) as (keyof ProductsWhere)[]).flatMap((name) => {
    const value = where[name];
    const filter = FILTERS[name] as ((given: unknown, builder: SqlBuilder) => string) | undefined;
    return isEmpty(value) || isOverridden(name, where) || !filter ? [] : [`(${filter(value, sql)})`];
  });
  return conditions.length ? conditions.join(" AND ") : "1";
}

/** PHP's empty(): what is empty there doesn't filter, be it [], 0 or "". */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === 0 || value === "" || (Array.isArray(value) && !value.length)
  );
}

/** WooGraphQL writes the products on sale over the ids asked for. */
function isOverridden(name: keyof ProductsWhere, { onSale }: ProductsWhere): boolean {
  return (name === "include" && onSale === true) || (name === "exclude" && onSale === false);
}

function hasInside(column: "sku", text: string, sql: SqlBuilder): string {
  return `instr(lower(${column}), ${sql.bind(text.toLowerCase())}) > 0`;
}

/** category, categoryIn, categoryNotIn, categoryId, categoryIdIn, categoryIdNotIn, and so for tags and brands. */
function filterTaxonomy(name: "category" | "tag" | "productBrand", taxonomy: string): Filters {
  return {
    [name]: (slug: string, sql: SqlBuilder) => hasTerm(sql, taxonomy, [slug]),
    [`${name}In`]: (slugs: string[], sql: SqlBuilder) => hasTerm(sql, taxonomy, slugs),
    [`${name}NotIn`]: (slugs: string[], sql: SqlBuilder) => `NOT ${hasTerm(sql, taxonomy, slugs)}`,
    [`${name}Id`]: (id: number, sql: SqlBuilder) => hasTermId(sql, taxonomy, [id]),
    [`${name}IdIn`]: (ids: number[], sql: SqlBuilder) => hasTermId(sql, taxonomy, ids),
    [`${name}IdNotIn`]: (ids: number[], sql: SqlBuilder) => `NOT ${hasTermId(sql, taxonomy, ids)}`,
  };
}

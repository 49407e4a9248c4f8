import { hasTerm, matchTaxonomyFilter } from "../terms/filter-terms.ts";
import { normalizeSlug } from "../terms/normalize-slug.ts";
import type { ProductsWhere } from "./products-where.ts";
import type { SqlBuilder } from "../sql-builder.ts";

type Filters = { [Name in keyof ProductsWhere]?: (value: NonNullable<ProductsWhere[Name]>, sql: SqlBuilder) => string };

/** Argument -> condition. An argument that isn't here is ignored. */
const FILTERS: Filters = {
  status: (status, sql) => (status === "any" ? "1" : `status = ${sql.bind(status)}`),
  visibility: (visibility) => `visibility ${visibility === "HIDDEN" ? "=" : "<>"} 'HIDDEN'`,
  include: (ids, sql) => `product.id IN ${sql.bindList(ids)}`,
  exclude: (ids, sql) => `product.id NOT IN ${sql.bindList(ids)}`,
  slugIn: (slugs, sql) => `product.slug IN ${sql.bindList(slugs.map(normalizeSlug))}`,
  onSale: (isOnSale) => `on_sale = ${Number(isOnSale)}`,
  minPrice: (price, sql) => `max_price >= ${sql.bind(price)}`,
  maxPrice: (price, sql) => `min_price <= ${sql.bind(price)}`,
  rating: (ratings, sql) =>
    hasTerm(
      sql,
      "product_visibility",
      ratings.map((stars) => `rated-${stars}`),
    ),
  stockStatus: (statuses, sql) => `stock_status IN ${sql.bindList(statuses)}`,
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

/** PHP's empty(): an empty value doesn't filter, be it [], 0 or "". */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === 0 || value === "" || (Array.isArray(value) && !value.length)
  );
}

/** WooGraphQL overwrites the requested ids with the products on sale. */
function isOverridden(name: keyof ProductsWhere, { onSale }: ProductsWhere): boolean {
  return (name === "include" && onSale === true) || (name === "exclude" && onSale === false);
}

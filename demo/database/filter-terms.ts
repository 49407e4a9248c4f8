import type { SqlBuilder } from "./sql-builder.ts";
import type { TaxonomyFilter, TermFilter } from "./products-where.ts";

/** A list may have any of them. Unknown ones match nothing. */
export function hasTerm(sql: SqlBuilder, taxonomy: string, slugs: readonly string[]): string {
  const list = sql.bindList(slugs);
  return `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = ${sql.bind(taxonomy)} AND slug IN ${list})`;
}

export function hasTermId(sql: SqlBuilder, taxonomy: string, ids: readonly number[]): string {
  const name = sql.bind(taxonomy);
  const slugs = `SELECT slug FROM term WHERE taxonomy = ${name} AND id IN ${sql.bindList(ids)}`;
  return `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = ${name} AND slug IN (${slugs}))`;
}

/**
 * `attributes`: WooGraphQL asks for every single term by itself and joins them by AND, whatever `relation` says: two
 * terms of one attribute find what has both.
 */
export function matchAttributes(queries: readonly TermFilter[], sql: SqlBuilder): string {
  const single = queries.flatMap(({ taxonomy, operator, terms, ids }) => [
    ...(terms ?? []).map((term): TermFilter => ({ taxonomy, operator, terms: [term] })),
    ...(ids ?? []).map((id): TermFilter => ({ taxonomy, operator, ids: [id] })),
  ]);
  return joinFilters(single, "AND", sql);
}

/** `or` goes before `and`, that before `filters`: only one of them counts. */
export function matchTaxonomyFilter({ relation, filters, and, or }: TaxonomyFilter, sql: SqlBuilder): string {
  if (or?.length) return joinFilters(or, "OR", sql);
  if (and?.length) return joinFilters(and, "AND", sql);
  return joinFilters(filters ?? [], relation ?? "AND", sql);
}

function joinFilters(filters: readonly TermFilter[], relation: "AND" | "OR", sql: SqlBuilder): string {
  const conditions = filters.flatMap((filter) => matchTerms(filter, sql));
  return conditions.length ? `(${conditions.join(` ${relation} `)})` : "1";
}

/** A filter without terms is left out, also one that asks for EXISTS (WooGraphQL 1.0.2). */
function matchTerms({ taxonomy: name, terms, ids, operator }: TermFilter, sql: SqlBuilder): string[] {
  const taxonomy = name.toLowerCase();
  return [
    ...(ids?.length ? [match(ids, (list) => hasTermId(sql, taxonomy, list), operator)] : []),
    ...(terms?.length ? [match(terms, (list) => hasTerm(sql, taxonomy, list), operator)] : []),
  ];
}

function match<Value>(
  values: readonly Value[],
  has: (values: readonly Value[]) => string,
  operator: TermFilter["operator"],
): string {
  if (operator === "NOT_IN") return `NOT ${has(values)}`;
  if (operator === "AND") return `(${values.map((value) => has([value])).join(" AND ")})`;
  return has(values);
}

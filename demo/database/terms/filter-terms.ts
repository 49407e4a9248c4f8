import type { SqlBuilder } from "../sql-builder.ts";
import type { TaxonomyFilter } from "../products/products-where.ts";

/** Products with any of these terms. Unknown terms match nothing. */
export function hasTerm(sql: SqlBuilder, taxonomy: string, slugs: readonly string[]): string {
  const list = sql.bindList(slugs);
  return `product.id IN (SELECT product_id FROM product_term WHERE taxonomy = ${sql.bind(taxonomy)} AND slug IN ${list})`;
}

/** All of `and`, else of `filters`, each by any of its terms; one without terms is left out (WooGraphQL 1.0.2). */
export function matchTaxonomyFilter({ and, filters }: TaxonomyFilter, sql: SqlBuilder): string {
  const conditions = (and ?? filters ?? []).flatMap(({ taxonomy, terms }) =>
    terms?.length ? [hasTerm(sql, taxonomy.toLowerCase(), terms)] : [],
  );
  return conditions.length ? conditions.join(" AND ") : "1";
}

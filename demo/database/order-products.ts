import { foldText } from "./fold-text.ts";
import { normaliseSlug } from "./normalise-slug.ts";
import type { ProductsWhere } from "./products-where.ts";
import type { SqlBuilder } from "./sql-builder.ts";

export interface SqlOrder {
  /** The last one is the id: no two products stand at the same place. */
  columns: string[];
  direction: "ASC" | "DESC";
}

/** What WooCommerce does with a field, whatever direction is asked: the best first. */
const BEST_FIRST: Record<string, string[]> = {
  POPULARITY: ["total_sales"],
  TOTAL_SALES: ["total_sales"],
  RATING: ["rating", "review_count"],
};

const COLUMNS: Record<string, string[]> = {
  DATE: ["date"],
  MODIFIED: ["date"],
  NAME: ["name_folded"],
  SLUG: ["product.slug"],
  MENU_ORDER: ["name_folded"],
  REVIEW_COUNT: ["review_count"],
};

export function orderProducts(where: ProductsWhere, sql: SqlBuilder): SqlOrder {
  const { field, order } = where.orderby?.[0] ?? { field: null };
  const direction = order === "ASC" ? "ASC" : "DESC";
  const withId = (columns: string[], towards: SqlOrder["direction"] = direction): SqlOrder => ({
    columns: [...columns, "product.id"],
    direction: towards,
  });
  if (field === null) return where.search?.trim() ? withId(listRelevance(where.search, sql)) : withId(["name_folded"]);
  if (field === "IN") return withId([findPlace("product.id", where.include ?? [], sql)], "ASC");
  if (field === "NAME_IN")
    return withId([findPlace("product.slug", where.slugIn?.map(normaliseSlug) ?? [], sql)], "ASC");
  if (field.endsWith("PRICE")) return withId([direction === "ASC" ? "min_price" : "max_price"]);
  return BEST_FIRST[field] ? withId(BEST_FIRST[field], "DESC") : withId(COLUMNS[field] ?? ["date"]);
}

// WordPress: what has the phrase in its title, then the newest.
function listRelevance(phrase: string, sql: SqlBuilder): string[] {
  return [`(instr(name_folded, ${sql.bind(foldText(phrase.trim()))}) > 0)`, "date"];
}

function findPlace(column: string, list: readonly (string | number)[], sql: SqlBuilder): string {
  return `(SELECT place.key FROM json_each(${sql.bind(JSON.stringify(list))}) AS place WHERE place.value = ${column})`;
}

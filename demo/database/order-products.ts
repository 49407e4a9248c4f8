import { normaliseSlug } from "./normalise-slug.ts";
import type { ProductsWhere } from "./products-where.ts";
import type { SqlBuilder } from "./sql-builder.ts";

/** What the last product of a page stands for in every order. */
export interface ProductCursor {
  id: number;
  date: string;
  slug: string;
  name_folded: string;
  min_price: number;
  total_sales: number;
  rating: number;
}

export interface SqlOrder {
  orderBy: string;
  /** What comes after the cursor; faulty where WooGraphQL's is. */
  after: string;
}

const COLUMNS: Record<string, "date" | "name_folded" | "slug"> = {
  DATE: "date",
  MODIFIED: "date",
  NAME: "name_folded",
  SLUG: "slug",
};

/** Of products at the same place the newest comes first, also when the order runs upwards. */
export function orderProducts(where: ProductsWhere, cursor: ProductCursor | null, sql: SqlBuilder): SqlOrder {
  const { field, order } = where.orderby?.[0] ?? { field: where.search?.trim() ? "DATE" : "NAME" };
  const isUp = order === "ASC";
  const after = (column: string, value: string | number | undefined, up = isUp) => {
    if (!cursor) return "1";
    const [bound, id, sign] = [sql.bind(value ?? ""), sql.bind(cursor.id), up ? ">" : "<"];
    return `(${column} ${sign}= ${bound} AND (${column} ${sign} ${bound} OR product.id < ${id}))`;
  };
  switch (field) {
    case "IN":
      return orderByPlace("product.id", where.include ?? [], cursor?.id, sql);
    case "NAME_IN":
      return orderByPlace("product.slug", where.slugIn?.map(normaliseSlug) ?? [], cursor?.slug, sql);
    case "PRICE":
    case "REGULAR_PRICE":
    case "SALE_PRICE":
      // Compares by the lowest price even when the order is by the highest, and upwards by ids in the wrong direction.
      return isUp
        ? { orderBy: "min_price ASC, product.id ASC", after: after("min_price", cursor?.min_price) }
        : { orderBy: "max_price DESC, product.id DESC", after: after("max_price", cursor?.min_price) };
    case "RATING":
      // Orders by the number of reviews, too, and compares without it.
      return {
        orderBy: "rating DESC, review_count DESC, product.id DESC",
        after: after("rating", cursor?.rating, false),
      };
    case "POPULARITY":
    case "TOTAL_SALES":
      return { orderBy: "total_sales DESC, product.id DESC", after: after("total_sales", cursor?.total_sales, false) };
    case "REVIEW_COUNT":
      // Its second page is an error of the database, answered as an empty list.
      return { orderBy: `review_count ${isUp ? "ASC" : "DESC"}, product.id DESC`, after: cursor ? "0" : "1" };
    case "MENU_ORDER":
      // After a cursor the names run backwards in any case, so that upwards the first page comes again.
      return {
        orderBy: `name_folded ${isUp && !cursor ? "ASC" : "DESC"}, product.id DESC`,
        after: after("name_folded", cursor?.name_folded, false),
      };
    default: {
      const column = COLUMNS[field] ?? "date";
      return {
        orderBy: `product.${column} ${isUp ? "ASC" : "DESC"}, product.id DESC`,
        after: after(`product.${column}`, cursor?.[column]),
      };
    }
  }
}

function orderByPlace(
  column: string,
  list: readonly (string | number)[],
  last: string | number | undefined,
  sql: SqlBuilder,
): SqlOrder {
  const places = sql.bind(JSON.stringify(list));
  const findPlace = (value: string) => `(SELECT key FROM json_each(${places}) WHERE value = ${value})`;
  return {
    orderBy: `${findPlace(column)}, product.id`,
    after: last === undefined ? "1" : `${findPlace(column)} > ${findPlace(sql.bind(last))}`,
  };
}

import type { ProductsWhere } from "./products-where.ts";
import type { SqlBuilder } from "../sql-builder.ts";

/** The sort values of a page's last product. */
export interface ProductCursor {
  id: number;
  date: string;
  name_folded: string;
  min_price: number;
  total_sales: number;
  rating: number;
}

interface SqlOrder {
  orderBy: string;
  /** The condition for what follows the cursor, with WooGraphQL's faults. */
  after: string;
}

const COLUMNS: Record<string, "date" | "name_folded"> = {
  DATE: "date",
  MODIFIED: "date",
  NAME: "name_folded",
};

/** Of products that sort equal, the newest comes first, also in ascending order. */
export function orderProducts(where: ProductsWhere, cursor: ProductCursor | null, sql: SqlBuilder): SqlOrder {
  const { field, order } = where.orderby?.[0] ?? { field: "NAME" };
  const isUp = order === "ASC";
  const after = (column: string, value: string | number | undefined, up = isUp) => {
    if (!cursor) return "1";
    const [bound, id, sign] = [sql.bind(value ?? ""), sql.bind(cursor.id), up ? ">" : "<"];
    return `(${column} ${sign}= ${bound} AND (${column} ${sign} ${bound} OR product.id < ${id}))`;
  };
  switch (field) {
    case "PRICE":
      // Compares the lowest price even when sorted by the highest, and in ascending order ids in the wrong direction.
      return isUp
        ? { orderBy: "min_price ASC, product.id ASC", after: after("min_price", cursor?.min_price) }
        : { orderBy: "max_price DESC, product.id DESC", after: after("max_price", cursor?.min_price) };
    case "RATING":
      // Sorts by the number of reviews too, and compares without it.
      return {
        orderBy: "rating DESC, review_count DESC, product.id DESC",
        after: after("rating", cursor?.rating, false),
      };
    case "POPULARITY":
      return { orderBy: "total_sales DESC, product.id DESC", after: after("total_sales", cursor?.total_sales, false) };
    default: {
      const column = COLUMNS[field] ?? "date";
      return {
        orderBy: `product.${column} ${isUp ? "ASC" : "DESC"}, product.id DESC`,
        after: after(`product.${column}`, cursor?.[column]),
      };
    }
  }
}

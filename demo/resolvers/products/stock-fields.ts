import type { Stock, StoredProduct } from "../../database/documents.ts";

/** `limits`: the product itself, or that of a variation. Zero pieces are null, like what isn't counted. */
export function showStock({ stock, stockStatus, backorders }: Stock, limits: StoredProduct) {
  return {
    stockQuantity: stock || null,
    stockStatus,
    backordersAllowed: backorders,
    lowStockAmount: limits.lowStockAmount || null,
    soldIndividually: limits.soldIndividually,
  };
}

import type { Stock, StoredProduct } from "../../database/documents.ts";

/** `limits`: the product itself, or a variation's parent. 0 pieces are null, like unmanaged stock. */
export function showStock({ stock, stockStatus, backorders }: Stock, limits: StoredProduct) {
  return {
    stockQuantity: stock || null,
    stockStatus,
    backordersAllowed: backorders,
    lowStockAmount: limits.lowStockAmount || null,
    soldIndividually: limits.soldIndividually,
  };
}

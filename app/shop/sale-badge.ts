import type { Settings } from "../config/settings";
import { percentOff } from "./discount";
import type { ProductSummary } from "./product";
import { isSoldOut } from "./stock";

export type SaleBadge = { kind: "percent"; percent: number } | { kind: "word" } | null;

/** The badge of a reduced product; hidden when sold out, without a sale price, or by the setting (specification §5). */
export function saleBadge(product: ProductSummary, setting: Settings["saleBadge"]): SaleBadge {
  const percent = percentOff(product.pricing);
  if (setting === "hidden" || percent === null || isSoldOut(product)) return null;
  return setting === "word" || percent === 0 ? { kind: "word" } : { kind: "percent", percent };
}

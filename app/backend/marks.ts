import { CONTENT_KEY, PRIOR_PRICE_KEY } from "../config/product-facts";
import { parseAmount } from "../shop/money";
import type { Pricing, ProductSummary } from "../shop/product";
import { parseContent } from "../shop/unit-price";
import { text } from "./read";

/** Metadata that cards ask for. */
type Marks = ({ key: string; value: string | null } | null)[] | null | undefined;

/** The lowest price before a reduction, where WordPress itself keeps it; nothing where it doesn't. */
export function readPrior(marks: Marks): Pick<Pricing, "prior"> {
  const prior = parseAmount(find(marks, PRIOR_PRICE_KEY).replace(",", "."));
  return prior === null || prior <= 0 ? {} : { prior };
}

/** How much is in a package; nothing where the merchant doesn't say, or not so that it can be read. */
export function readContent(marks: Marks): Pick<ProductSummary, "content"> {
  const content = parseContent(find(marks, CONTENT_KEY));
  return content ? { content } : {};
}

function find(marks: Marks, key: string): string {
  return text(marks?.find((mark) => mark?.key === key)?.value);
}

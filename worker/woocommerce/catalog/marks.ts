import { CONTENT_KEY, PRIOR_PRICE_KEY } from "../../../app/config/product-facts";
import { parseAmount } from "../../../app/domain/values/money";
import type { Pricing, ProductSummary } from "../../../app/domain/product/product";
import { parseContent } from "../../../app/domain/pricing/unit-price";
import { text } from "../fields";

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

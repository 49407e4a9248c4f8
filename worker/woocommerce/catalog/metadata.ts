import { NET_CONTENT_KEY, LOWEST_PRICE_KEY, NEEDS_WORDPRESS_KEY } from "../../../app/config/product-facts";
import { parseNetContent } from "../../../app/domain/pricing/unit-price";
import type { Pricing, ProductSummary } from "../../../app/domain/product/product";
import { parseAmount } from "../../../app/domain/values/money";
import { text } from "../fields";

/** Product metadata, queried for cards. */
type Metadata = ({ key: string; value: string | null } | null)[] | null | undefined;

/** The lowest price before a discount from WordPress's metadata, in minor units; {} if there is none. */
export function readLowest30DayPrice(metadata: Metadata): Pick<Pricing, "lowest30DayPrice"> {
  const lowest30DayPrice = parseAmount(find(metadata, LOWEST_PRICE_KEY).replace(",", "."));
  return lowest30DayPrice === null || lowest30DayPrice <= 0 ? {} : { lowest30DayPrice };
}

/** The net content from the metadata; {} if it is missing or unparsable. */
export function readNetContent(metadata: Metadata): Pick<ProductSummary, "netContent"> {
  const netContent = parseNetContent(find(metadata, NET_CONTENT_KEY));
  return netContent ? { netContent } : {};
}

/** Whether a product has add-ons, according to the plugin or the merchant; {} if it has none. */
export function readAddOns(metadata: Metadata): Pick<ProductSummary, "needsWordPress"> {
  return find(metadata, NEEDS_WORDPRESS_KEY) === "yes" ? { needsWordPress: true } : {};
}

function find(metadata: Metadata, key: string): string {
  return text(metadata?.find((entry) => entry?.key === key)?.value);
}

import type { Site } from "../config/site";
import { formatAmount } from "../shop/amount";
import type { PriceChange } from "../shop/price-change";
import { PRODUCT } from "../strings/product";

/** Says what a piece costs now, and what its page said. */
export function priceChangeText(
  { name, shown, now }: PriceChange,
  { currency, priceDisplay }: Pick<Site, "currency" | "priceDisplay">,
): string {
  const write = (amount: number) => {
    const { first, second } = formatAmount(amount, currency, priceDisplay);
    return second ? `${first} / ${second}` : first;
  };
  return PRODUCT.priceChanged(name, write(now), write(shown));
}

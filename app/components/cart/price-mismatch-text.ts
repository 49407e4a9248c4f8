import type { Site } from "../../config/site";
import { formatAmount } from "../../domain/values/format-money";
import type { PriceMismatch } from "../../domain/cart/add-to-cart";
import { PRODUCT } from "#strings/catalog/product";

/** The message that a product's unit price is no longer the one that its page showed. */
export function priceMismatchText(
  { name, shown, now }: PriceMismatch,
  { currency, priceDisplay }: Pick<Site, "currency" | "priceDisplay">,
): string {
  const write = (amount: number) => formatAmount(amount, currency, priceDisplay).text;
  return PRODUCT.priceChanged(name, write(now), write(shown));
}

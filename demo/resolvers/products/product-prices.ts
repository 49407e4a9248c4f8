import type { StoredProduct, PricePair } from "../../database/documents.ts";
import {
  findActivePrice,
  isOnSale,
  formatCents,
  formatRange,
  toCents,
  type MoneyArguments,
} from "../../pricing/format-price.ts";

/** A price of 0 is null, like a missing one. */
export function showPrices(item: PricePair) {
  return {
    onSale: isOnSale(item),
    dateOnSaleFrom: item.saleFrom ?? null,
    dateOnSaleTo: item.saleTo ?? null,
    price: showPrice(findActivePrice(item)),
    regularPrice: showPrice(item.regularPrice),
    salePrice: showPrice(item.salePrice),
  };
}

/** Formatted, a range; raw, the list of all variations' prices, lowest first. */
export function showVariablePrices({ prices }: StoredProduct) {
  return {
    price: showPriceList(prices.active),
    regularPrice: showPriceList(prices.regular),
    salePrice: showPriceList(prices.sale),
  };
}

/** A group has `price` alone, the formatted range even when raw. */
export function showGroupPrices({ prices }: StoredProduct) {
  return { price: formatRange(prices.active), regularPrice: null, salePrice: null };
}

function showPrice(price: string | null) {
  return ({ format }: MoneyArguments): string | null => {
    const leva = Number(price ?? 0);
    if (leva === 0) return null;
    return format === "RAW" ? leva.toFixed(2) : formatCents(toCents(leva));
  };
}

function showPriceList(prices: readonly string[]) {
  return ({ format }: MoneyArguments): string | null => {
    if (prices.length === 0) return null;
    return format === "RAW" ? prices.map((price) => Number(price).toFixed(2)).join(", ") : formatRange(prices);
  };
}

import { parseAmounts, type Minor } from "../shop/money";
import type { Pricing } from "../shop/product";
import { plainText } from "./html";

type Maybe<T> = T | null | undefined;

interface Prices {
  price?: Maybe<string>;
  regularPrice?: Maybe<string>;
  salePrice?: Maybe<string>;
}

/**
 * Prices with VAT in hundredths. A free product and one without a price are both null; only `purchasable` tells them
 * apart (backend notes, Fields).
 */
export function toPricing(node: Prices | object, purchasable: boolean, isGroup: boolean): Pricing {
  const { price, regularPrice, salePrice } = node as Prices;
  const current = isGroup ? parseRange(price) : parseAmounts(price);
  const fallback = purchasable && !isGroup ? 0 : null;
  return {
    lowest: current.length ? Math.min(...current) : fallback,
    highest: current.length ? Math.max(...current) : fallback,
    highestRegular: highest(parseAmounts(regularPrice)),
    highestSale: highest(parseAmounts(salePrice)),
  };
}

// A group's RAW price is a formatted range, two prices with their currency and " - " between.
function parseRange(price: Maybe<string>): Minor[] {
  return (price ?? "").split(" - ").flatMap((part) => {
    const number = plainText(part)
      .replace(/[^\d,.]/g, "")
      .replace(/\.$/, "")
      .replace(/[,.](?=.*[,.])/g, "")
      .replace(",", ".");
    return parseAmounts(number);
  });
}

function highest(amounts: Minor[]): Minor | null {
  return amounts.length ? Math.max(...amounts) : null;
}

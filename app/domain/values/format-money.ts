import type { Currency, PriceDisplay } from "../../config/money";
import { formerCurrency } from "#country/rules";
import { convert, firstCurrency, formatMoney, type MinorUnits } from "./money";

/** A formatted amount; unlike a price it may be zero or negative. */
interface AmountText {
  first: string;
  /** The amount in the second currency, if the shop shows two. */
  second: string | null;
  /** Both amounts as running text, with a slash. */
  text: string;
}

/** Formats a product's price; null for no price, and for zero when the shop shows one currency. */
export function formatProductPrice(
  amount: MinorUnits | null,
  from: Currency,
  display: PriceDisplay,
): AmountText | null {
  return amount === null || (amount === 0 && !display.includes("-")) ? null : formatAmount(amount, from, display);
}

/** Formats a cart amount in the currencies that the shop shows; an amount that isn't a number counts as zero. */
export function formatAmount(amount: MinorUnits, from: Currency, display: PriceDisplay): AmountText {
  const write = (currency: Currency) =>
    formatMoney(convert(Number.isFinite(amount) ? amount : 0, from, currency), currency);
  const currency = firstCurrency(display);
  const first = write(currency);
  if (!display.includes("-")) return alone(first);
  const second = write(currency === "EUR" ? formerCurrency.code : "EUR");
  return { first, second, text: `${first} / ${second}` };
}

/**
 * Formats an order's amount in its own currency first, whatever the shop sells in today. An unknown currency is shown
 * alone, with its code.
 */
export function formatOrderAmount(amount: MinorUnits, currency: string, display: PriceDisplay): AmountText {
  if (currency !== "BGN" && currency !== "EUR") return alone(formatMoney(amount, currency.replace(/[^A-Z]/g, "")));
  const both = formatAmount(amount, currency, currency === "BGN" ? "leva-euro" : "euro-leva");
  return display.includes("-") ? both : alone(both.first);
}

function alone(text: string): AmountText {
  return { first: text, second: null, text };
}

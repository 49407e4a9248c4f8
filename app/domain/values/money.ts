import { formerCurrency } from "#country/rules";
import { decimalMark, groupedFrom, thousandsMark, writeMoney } from "#locale";
import type { Currency, PriceDisplay } from "../../config/money.ts";
import { decodeHTML } from "entities";

/** An amount in minor units of a currency: stotinki or cents. */
export type MinorUnits = number;

/**
 * Parses a raw amount of the backend ("19.9", "4.158333"), rounded to minor units, half away from zero; null when it
 * isn't a single number.
 */
export function parseAmount(raw: string | number | null | undefined): MinorUnits | null {
  const text = String(raw ?? "").trim();
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text)) return null;
  const value = Math.round(Number((Math.abs(Number(text)) * 100).toPrecision(14)));
  return text.startsWith("-") && value > 0 ? -value : value;
}

/**
 * Parses the raw price of a variable product, a comma-separated list of its variations' prices; invalid parts are
 * dropped.
 */
export function parseAmounts(raw: string | null | undefined): MinorUnits[] {
  return (raw ?? "").split(",").flatMap((part) => parseAmount(part) ?? []);
}

/** Converts between euro and the currency before it at the fixed rate, rounded to minor units. */
export function convert(amount: MinorUnits, from: Currency, to: Currency): MinorUnits {
  if (from === to) return amount;
  return Math.round(
    Number((from === "EUR" ? amount * formerCurrency.perEuro : amount / formerCurrency.perEuro).toPrecision(14)),
  );
}

/** The primary currency: the one the shop shows first. */
export function firstCurrency(display: PriceDisplay): Currency {
  return display.startsWith("euro") ? "EUR" : formerCurrency.code;
}

/**
 * Formats an amount with its currency (ISO 4217), "12 345,60 €" with no-break spaces. Equals Intl (money.test.ts) without
 * creating a formatter, which took a cheap phone 100 ms on every page.
 */
export function formatMoney(amount: MinorUnits, currency: string): string {
  const digits = String(Math.round(Math.abs(amount))).padStart(3, "0");
  const whole = digits.slice(0, -2);
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, thousandsMark);
  return (amount < 0 ? "-" : "") + writeMoney(grouped + decimalMark + digits.slice(-2), currency);
}

/** The currency of a formatted WooCommerce price, with or without entities; null when neither lev nor euro. */
export function readCurrency(price: unknown): "BGN" | "EUR" | null {
  if (typeof price !== "string") return null;
  const text = decodeHTML(price);
  if (/€|EUR/.test(text)) return "EUR";
  return /\u043b\u0432|BGN/.test(text) ? "BGN" : null;
}

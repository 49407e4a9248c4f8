import { LEVA_PER_EURO, type Currency, type PriceDisplay } from "../../config/money.ts";
import { decodeHTML } from "entities";

/** An amount in hundredths of a currency: stotinki or cents. */
export type MinorUnits = number;

const SIGNS: Record<Currency, string> = { BGN: "лв.", EUR: "€" };

/**
 * Reads a raw amount of the backend ("19.9", "4.158333"), rounded to hundredths, half away from zero.
 * Returns null for anything that is not one number.
 */
export function parseAmount(raw: string | number | null | undefined): MinorUnits | null {
  const text = String(raw ?? "").trim();
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text)) return null;
  const value = Math.round(Number((Math.abs(Number(text)) * 100).toPrecision(14)));
  return text.startsWith("-") && value > 0 ? -value : value;
}

/** Reads the raw price of a variable product, a comma list of its variations' prices; unreadable parts are left out. */
export function parseAmounts(raw: string | null | undefined): MinorUnits[] {
  return (raw ?? "").split(",").flatMap((part) => parseAmount(part) ?? []);
}

/** Converts hundredths between lev and euro at the fixed rate, rounded to hundredths. */
export function convert(amount: MinorUnits, from: Currency, to: Currency): MinorUnits {
  if (from === to) return amount;
  return Math.round(Number((from === "BGN" ? amount / LEVA_PER_EURO : amount * LEVA_PER_EURO).toPrecision(14)));
}

/** The currency that a shop shows first, in which its shoppers think of prices. */
export function firstCurrency(display: PriceDisplay): Currency {
  return display.startsWith("leva") ? "BGN" : "EUR";
}

/** Both currencies, "19,90 лв. / 10,17 €"; missing or not a number counts as zero. */
export function formatDualPrice(
  amount: MinorUnits | null | undefined,
  from: Currency,
  first: Currency = "BGN",
): string {
  const safe = amount && Number.isFinite(amount) ? amount : 0;
  const second = first === "BGN" ? "EUR" : "BGN";
  return `${format(convert(safe, from, first), first)} / ${format(convert(safe, from, second), second)}`;
}

/**
 * An amount as a number, "12 345,60" with a no-break space; whose currency it is, the caller says. Writes what Intl writes for
 * bg-BG (money.test.ts), without making a formatter: that held up a cheap phone for 100 ms on every page.
 */
export function formatHundredths(amount: MinorUnits): string {
  const digits = String(Math.round(Math.abs(amount))).padStart(3, "0");
  const whole = digits.slice(0, -2);
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, "\u00a0") : whole;
  return `${amount < 0 ? "-" : ""}${grouped},${digits.slice(-2)}`;
}

function format(amount: MinorUnits, currency: Currency): string {
  return `${formatHundredths(amount)}\u00a0${SIGNS[currency]}`;
}

/** The currency of a price as WooCommerce writes it, with or without entities; null where it is neither lev nor euro. */
export function readCurrency(price: unknown): "BGN" | "EUR" | null {
  if (typeof price !== "string") return null;
  const text = decodeHTML(price);
  if (/€|EUR/.test(text)) return "EUR";
  return /\u043b\u0432|BGN/.test(text) ? "BGN" : null;
}

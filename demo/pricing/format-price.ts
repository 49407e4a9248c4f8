import type { DemoContext } from "../context.ts";
import { roundHalfUp } from "./tax.ts";
import type { PricePair } from "../database/documents";

export interface MoneyArguments {
  format?: "FORMATTED" | "RAW" | null;
}

export function findActivePrice(item: PricePair): string | null {
  return isOnSale(item) ? item.salePrice : item.regularPrice;
}

/** A sale lasts through the second in which it ends. */
export function isOnSale({ salePrice, saleFrom, saleTo }: PricePair, now = Date.now()): boolean {
  const [from, to] = [saleFrom, saleTo].map((time) => Math.floor(Date.parse(time ?? "") / 1000));
  const second = Math.floor(now / 1000);
  return salePrice !== null && !(from! > second) && !(to! < second);
}

export function toCents(leva: number): number {
  return roundHalfUp(leva * 100);
}

const SIGNS = { BGN: "лв.", EUR: "&euro;" };

/** „1 234,50&nbsp;лв.“, with the entity, as wc_price() without its markup. */
export function formatCents(cents: number, currency: keyof typeof SIGNS = "BGN"): string {
  const [whole = "0", part = "00"] = (roundHalfUp(cents) / 100).toFixed(2).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, " ")},${part}&nbsp;${SIGNS[currency]}`;
}

/** "12,00 - 15,00" of several prices, one price where they are the same. */
export function formatRange(prices: readonly string[]): string | null {
  if (prices.length === 0) return null;
  const cents = prices.map((price) => toCents(Number(price)));
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
  return lowest === highest ? formatCents(lowest) : `${formatCents(lowest)} - ${formatCents(highest)}`;
}

/** A float as PHP prints it: 14 significant digits, no trailing zeros. */
export function printFloat(value: number): string {
  return String(Number(value.toPrecision(14)));
}

/** What wc_format_decimal() stores: at most six decimals, no trailing zeros. */
export function printDecimal(leva: number): string {
  return String(Number(leva.toFixed(6)));
}

/** A money field of the schema: formatted with entities, or raw. */
export function showMoney(cents: number, raw: string = printFloat(cents / 100)) {
  return ({ format }: MoneyArguments, { options }: DemoContext): string =>
    format === "RAW" ? raw : formatCents(cents, options.currency);
}

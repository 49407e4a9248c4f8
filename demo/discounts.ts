import { roundHalfDown } from "./tax.ts";
import type { Coupon } from "./coupons.ts";

export interface DiscountableLine {
  key: string;
  quantity: number;
  /** The whole line with VAT, in stotinki. */
  gross: number;
}

/** Coupon code -> line key -> stotinki with VAT. */
export type Discounts = Map<string, Map<string, number>>;

/** WC_Discounts: whole stotinki for each line; what rounding leaves over goes to the dearest lines, one by one. */
export function findDiscounts(lines: readonly DiscountableLine[], coupons: readonly Coupon[]): Discounts {
  const dearestFirst = lines.toSorted((a, b) => b.gross * b.quantity - a.gross * a.quantity);
  const discounts: Discounts = new Map();
  for (const coupon of coupons) {
    const shares = new Map<string, number>();
    discounts.set(coupon.code, shares);
    const left = (line: DiscountableLine) => line.gross - sumDiscounts(discounts, line.key);
    const give = (line: DiscountableLine, cents: number) => {
      const given = Math.min(left(line), cents);
      shares.set(line.key, (shares.get(line.key) ?? 0) + given);
      return given;
    };
    if (coupon.type === "percent") givePercent(dearestFirst, coupon.amount, give);
    else giveFixed(dearestFirst, coupon.amount * 100, give);
  }
  return discounts;
}

export function sumDiscounts(discounts: Discounts, key: string): number {
  let sum = 0;
  for (const shares of discounts.values()) sum += shares.get(key) ?? 0;
  return sum;
}

type Give = (line: DiscountableLine, cents: number) => number;

function givePercent(lines: readonly DiscountableLine[], percent: number, give: Give): void {
  let given = 0;
  let whole = 0;
  for (const line of lines) {
    given += give(line, Math.floor(Number((line.gross * (percent / 100)).toPrecision(15))));
    whole += line.gross;
  }
  giveRemainder(lines, roundHalfDown(whole * (percent / 100)) - given, give);
}

function giveFixed(lines: readonly DiscountableLine[], amount: number, give: Give): void {
  const priced = lines.filter((line) => line.gross > 0);
  const pieces = priced.reduce((sum, line) => sum + line.quantity, 0);
  const forEach = pieces > 0 ? Math.floor(amount / pieces) : 0;
  if (forEach === 0) return giveRemainder(priced, amount, give);
  const given = priced.reduce((sum, line) => sum + give(line, forEach * line.quantity), 0);
  if (given > 0 && given < amount) giveFixed(priced, amount - given, give);
}

function giveRemainder(lines: readonly DiscountableLine[], amount: number, give: Give): void {
  let left = amount;
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity && left > 0; piece++) left -= give(line, 1);
  }
}

import { sortForDiscounts, type Coupon } from "./coupons.ts";
import { roundHalfDown, roundHalfUp } from "./tax.ts";

interface DiscountableLine {
  key: string;
  quantity: number;
  /** The whole line in stotinki: with VAT, or without where none is due. */
  gross: number;
}

/** Coupon code -> line key -> stotinki, with VAT where it is due. */
type Discounts = Map<string, Map<string, number>>;

export type Suits = (coupon: Coupon, key: string) => boolean;

/** WC_Discounts: whole stotinki a line; the rounding remainder goes to the most expensive lines, one each. */
export function findDiscounts(
  lines: readonly DiscountableLine[],
  coupons: readonly Coupon[],
  suits: Suits = () => true,
): Discounts {
  const dearestFirst = lines.toSorted((a, b) => b.gross / b.quantity - a.gross / a.quantity);
  const discounts: Discounts = new Map();
  for (const coupon of sortForDiscounts(coupons)) {
    const shares = new Map<string, number>();
    discounts.set(coupon.code, shares);
    const purse: Purse = {
      left: (line) => roundHalfUp(line.gross - sumDiscounts(discounts, line.key)),
      give: (line, cents) => {
        const given = Math.min(purse.left(line), cents);
        shares.set(line.key, (shares.get(line.key) ?? 0) + given);
        return given;
      },
    };
    const suited = dearestFirst.filter((line) => purse.left(line) > 0 && suits(coupon, line.key));
    DISCOUNTS[coupon.type](suited, coupon.amount, purse);
  }
  return discounts;
}

export function sumDiscounts(discounts: Discounts, key: string): number {
  let sum = 0;
  for (const shares of discounts.values()) sum += shares.get(key) ?? 0;
  return sum;
}

interface Purse {
  left(line: DiscountableLine): number;
  /** At most what is left; returns the amount. */
  give(line: DiscountableLine, cents: number): number;
}

type GiveDiscount = (lines: readonly DiscountableLine[], amount: number, purse: Purse) => void;

const DISCOUNTS: Record<Coupon["type"], GiveDiscount> = {
  percent: givePercent,
  "fixed-cart": (lines, leva, purse) => giveFixed(lines, leva * 100, purse),
  "fixed-product": (lines, leva, { give }) => {
    for (const line of lines) give(line, leva * 100 * line.quantity);
  },
};

function givePercent(lines: readonly DiscountableLine[], percent: number, purse: Purse): void {
  let given = 0;
  let whole = 0;
  for (const line of lines) {
    const gross = roundHalfUp(line.gross);
    given += purse.give(line, Math.floor(Number((gross * (percent / 100)).toPrecision(15))));
    whole += gross;
  }
  giveRemainder(lines, roundHalfDown(whole * (percent / 100)) - given, purse);
}

function giveFixed(lines: readonly DiscountableLine[], amount: number, purse: Purse): void {
  const priced = lines.filter((line) => purse.left(line) > 0);
  const pieces = priced.reduce((sum, line) => sum + line.quantity, 0);
  const forEach = pieces > 0 ? Math.floor(amount / pieces) : 0;
  if (forEach === 0) return giveRemainder(priced, amount, purse);
  const given = priced.reduce((sum, line) => sum + purse.give(line, forEach * line.quantity), 0);
  if (given > 0 && given < amount) giveFixed(priced, amount - given, purse);
}

function giveRemainder(lines: readonly DiscountableLine[], amount: number, purse: Purse): void {
  let left = amount;
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity && left > 0; piece++) left -= purse.give(line, 1);
  }
}

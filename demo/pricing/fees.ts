import { roundHalfDown, roundHalfUp, VAT_RATE } from "./tax.ts";

export interface Fee {
  name: string;
  /** Leva without VAT. Below zero it is a discount, which nobody checks (notes "Dangers"). */
  amount: number;
  taxable: boolean;
}

/** In stotinki; `exactTax` goes into the total, `tax` is what the order shows. */
export interface FeeTotals {
  name: string;
  total: number;
  tax: number;
  exactTax: number;
}

/** WC_Cart_Totals: a discount is at most `payable` (goods and delivery without VAT) and always takes VAT with it. */
export function computeFees(fees: readonly Fee[], payable: number, isTaxed: boolean): FeeTotals[] {
  let running = payable;
  return fees
    .filter(({ name, amount }) => name && amount)
    .map(({ name, amount, taxable }) => {
      const total = amount < 0 ? Math.max(amount * 100, -roundHalfUp(running)) : amount * 100;
      running += total;
      const exactTax = isTaxed && (taxable || total < 0) ? roundHalfUp(total * VAT_RATE, 6) : 0;
      return { name, total, tax: roundHalfDown(exactTax), exactTax };
    });
}

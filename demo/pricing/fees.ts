import { roundHalfDown, roundHalfUp, VAT_RATE } from "./tax.ts";

export interface Fee {
  name: string;
  /** Leva without VAT. A negative one is a discount, which WooCommerce doesn't check (notes "Dangers"). */
  amount: number;
  taxable: boolean;
}

/** In stotinki; `exactTax` is added to the total, `tax` is shown on the order. */
export interface FeeTotals {
  name: string;
  total: number;
  tax: number;
  exactTax: number;
}

/** WC_Cart_Totals: a discount is at most `payable` (goods and shipping without VAT) and always includes VAT. */
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

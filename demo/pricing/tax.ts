/** WooCommerce's tax arithmetic: amounts in stotinki (cents), prices with VAT included. Source: WC_Tax, NumberUtil. */

export const VAT_RATE = 0.2;

/** WC_ROUNDING_PRECISION: a tax has this many decimals before it is added up. */
const TAX_DECIMALS = 6;

/** The VAT included in an amount, rounded to six decimals only. */
export function findIncludedTax(cents: number): number {
  return roundHalfUp(cents - cents / (1 + VAT_RATE), TAX_DECIMALS);
}

/** The VAT on top of an amount without it; `leva` because WooCommerce rounds shipping taxes before counting in cents. */
export function findAddedTax(leva: number): number {
  return roundHalfUp(leva * VAT_RATE, TAX_DECIMALS);
}

export function roundHalfUp(value: number, decimals = 0): number {
  return Math.floor(scale(value, decimals) + 0.5) / 10 ** decimals;
}

/** With prices that include VAT, WooCommerce rounds a half of a stotinka of tax or discount down. */
export function roundHalfDown(value: number, decimals = 0): number {
  return Math.ceil(scale(value, decimals) - 0.5) / 10 ** decimals;
}

// Fifteen digits remove floating-point noise, as PHP's round() does.
function scale(value: number, decimals: number): number {
  return Number((value * 10 ** decimals).toPrecision(15));
}

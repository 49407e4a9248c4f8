import type { MinorUnits } from "./money";

/**
 * Parses an amount as people type it, into minor units: "12,5", "1 299,50", "1.299", "1,299.00"; null for none. With
 * comma and point, the last mark is the decimal mark. A mark before exactly three digits separates thousands, as in
 * "1.299" but not "0.299".
 */
export function parseWrittenAmount(text: string): MinorUnits | null {
  const [written] = /\d[\d.,]{0,19}/.exec(text.replace(/[\s']/g, "")) ?? [];
  if (!written) return null;
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(written);
  const number = written.replace(isGrouped ? /[.,]/g : /[.,](?=.*[.,])/g, "").replace(",", ".");
  return Math.round(Number(number) * 100);
}

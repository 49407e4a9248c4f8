import type { MinorUnits } from "./money";

/**
 * An amount as people write it, in hundredths: "12,5", "1 299,50", "1.299", "1,299.00"; null: there is none. Where both
 * marks stand the last one parts decimals. One that parts exactly three digits parts thousands, as in "1.299" and not "0.299".
 */
export function parseWrittenAmount(text: string): MinorUnits | null {
  const [written] = /\d[\d.,]{0,19}/.exec(text.replace(/[\s']/g, "")) ?? [];
  if (!written) return null;
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(written);
  const number = written.replace(isGrouped ? /[.,]/g : /[.,](?=.*[.,])/g, "").replace(",", ".");
  return Math.round(Number(number) * 100);
}

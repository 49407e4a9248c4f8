import type { InLanguage } from "../values/text-language";
import { SAFETY_KEYS, SUPPLEMENT_KEYS } from "../../config/product-facts";

export type SafetyFact = keyof typeof SAFETY_KEYS;
type SupplementFact = keyof typeof SUPPLEMENT_KEYS;

/** Legally required product information, as far as the merchant provided it: plain text with line breaks. */
export interface ProductFacts extends InLanguage {
  /** Regulation 2023/988 art. 19. */
  safety: Partial<Record<SafetyFact, string>>;
  /** Regulation 1169/2011. */
  supplement: Partial<Record<SupplementFact, string>>;
}

/** One row of a nutrition declaration. */
interface NutritionRow {
  name: string;
  amount: string;
}

const ROWS_MAX = 60;

/** Extracts the facts from a product's metadata; `read` converts a value to plain text. */
export function readFacts(
  entries: { key: string; value: unknown }[],
  read: (value: unknown) => string,
): ProductFacts | null {
  const pick = <K extends string>(keys: Record<K, string>) => {
    const facts: Partial<Record<K, string>> = {};
    for (const fact of Object.keys(keys) as K[]) {
      const value = read(entries.find(({ key }) => key === keys[fact])?.value);
      if (value) facts[fact] = value;
    }
    return facts;
  };
  const facts = { safety: pick<SafetyFact>(SAFETY_KEYS), supplement: pick<SupplementFact>(SUPPLEMENT_KEYS) };
  return hasAny(facts.safety) || hasAny(facts.supplement) ? facts : null;
}

/** Whether any fact is present. */
export function hasAny(facts: object): boolean {
  return Object.keys(facts).length > 0;
}

/**
 * Parses a declaration written as "Name: amount", separated by line breaks or ";"; rows without an amount have a name
 * only.
 */
export function readNutrition(text: string): NutritionRow[] {
  return text
    .split(/[\n;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, ROWS_MAX)
    .map((line) => {
      const [, name = line, amount = ""] = /^(.{1,120}?)\s*[:=|]\s*(.+)$/.exec(line) ?? [];
      return { name, amount };
    });
}

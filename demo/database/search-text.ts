import { foldText } from "./fold-text.ts";
import type { SqlBuilder } from "./sql-builder.ts";

/** The index knows three letters in a row, so that a shorter phrase is looked for in every text. */
const INDEXED_LETTERS_MIN = 3;

/** One phrase, LIKE, anywhere in name, slug, article number and texts: two words apart find nothing. */
export function matchPhrase(phrase: string, sql: SqlBuilder): string {
  const folded = foldText(phrase.trim()).replaceAll("\0", "");
  if (folded === "") return "1";
  const condition =
    [...folded].length < INDEXED_LETTERS_MIN
      ? `instr(text, ${sql.bind(folded)}) > 0`
      : `product_search MATCH ${sql.bind(`"${folded.replaceAll('"', '""')}"`)}`;
  return `product.id IN (SELECT rowid FROM product_search WHERE ${condition})`;
}

import type { Term } from "../database/documents.ts";
import type { StoredTerm } from "../database/terms/read-terms.ts";
import { MAIN_LANGUAGE, type Language } from "./language.ts";

interface TermTexts {
  name: string;
  slug: string;
  description: string;
}

/** Name and slug. */
export function translateTerm<Own extends Term>(
  taxonomy: string,
  term: Own,
  language: Language,
): Own & { textLanguage: string } {
  const texts = findTexts(taxonomy, term.slug, language);
  if (!texts) return { ...term, textLanguage: MAIN_LANGUAGE.code };
  return { ...term, name: texts.name, slug: texts.slug, textLanguage: language.code };
}

/** All texts of a term. A translation without a description has none. */
export function translateStoredTerm(term: StoredTerm, language: Language) {
  const named = translateTerm(term.taxonomy, term, language);
  const texts = findTexts(term.taxonomy, term.slug, language);
  if (!texts) return named;
  return {
    ...named,
    description: texts.description,
    secondDescription: null,
    picture: term.picture && { ...term.picture, alt: texts.name },
    secondPicture: term.secondPicture && { ...term.secondPicture, alt: texts.name },
  };
}

/** Of attributes and brands the names alone are translated. */
function findTexts(taxonomy: string, slug: string, language: Language): TermTexts | undefined {
  if (taxonomy === "product_cat") return language.categories[slug];
  if (taxonomy === "product_tag") return language.tags[slug];
  const name = language.attributes[taxonomy === "product_brand" ? "pa_brands" : taxonomy]?.terms[slug];
  return name === undefined ? undefined : { name, slug, description: "" };
}

import { language as ownLanguage } from "#locale";
import { withSearchSynonyms } from "../../../app/config/search-synonyms/read-groups";
import { bulgarian } from "../../../app/domain/search/bulgarian/bulgarian";
import { english } from "../../../app/domain/search/english";
import type { SearchLanguage, Synonyms } from "../../../app/domain/search/search-language";

/** A new language is added here (docs/search.md). */
export const SEARCH_LANGUAGES: readonly SearchLanguage[] = [bulgarian, english];

/**
 * The search rules of a language, by default this build's. A language without rules is searched as Bulgarian, the
 * language of the original names.
 */
export function searchLanguageOf(language: string = ownLanguage): SearchLanguage {
  return SEARCH_LANGUAGES.find(({ code }) => code === language) ?? bulgarian;
}

const joined = new WeakMap<Synonyms, Synonyms>();

/** The merchant's groups of synonyms with this build's; always the same array, so that it is parsed only once. */
export function synonymsWith(own: string[][]): Synonyms {
  const known = joined.get(own) ?? withSearchSynonyms(own, searchLanguageOf().synonyms);
  joined.set(own, known);
  return known;
}

import { createLatinLanguage } from "../../app/domain/search/latin-language";

/** What a third language needs (docs/search.md): one file with its rules, as short as this if that is enough. */
export const german = createLatinLanguage({
  code: "de",
  synonyms: [["hantel", "kurzhantel"]],
  stem: (word) => (word.length > 4 ? word.replace(/(?:ern|em|en|er|es|e|n|s)$/, "") : word),
  stopWords: "der die das ein eine im in am zum zur du",
  offerWords: "billig günstig kaufen angebot preis",
  units: [["gramm", "g", 1]],
  details: "mit von aus",
  purposes: "für ohne gegen",
  conjunctions: "und oder",
  forms: "pulver kapseln",
  accessories: "ständer hülle",
});

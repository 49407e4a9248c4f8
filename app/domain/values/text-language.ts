/** Something with texts, which may be in another language than the page: nobody has translated them in WordPress. */
export interface InLanguage {
  /** Code of that language, for the attribute `lang`; absent if it is the page's. */
  language?: string;
}

/** The language alone, for an object that takes texts over: an absent one adds no byte to a page. */
export function pickLanguage({ language }: InLanguage): InLanguage {
  return language === undefined ? {} : { language };
}

/** The language of texts that are shown as one, if all are in the same. */
export function sharedLanguage(parts: InLanguage[]): InLanguage {
  const [first] = parts;
  return first && parts.every(({ language }) => language === first.language) ? pickLanguage(first) : {};
}

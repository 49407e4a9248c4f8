/** Something with texts that may be in another language than the page, if nobody has translated them in WordPress. */
export interface InLanguage {
  /** Code of that language, for the attribute `lang`; absent if it is the page's. */
  language?: string;
}

/** Only the `language`, for an object that copies the texts; {} without one, so that pages stay smaller. */
export function pickLanguage({ language }: InLanguage): InLanguage {
  return language === undefined ? {} : { language };
}

/** The language of texts that are shown together, if all are in the same language. */
export function sharedLanguage(parts: InLanguage[]): InLanguage {
  const [first] = parts;
  return first && parts.every(({ language }) => language === first.language) ? pickLanguage(first) : {};
}

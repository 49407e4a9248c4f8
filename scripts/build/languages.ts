/** The shop's languages (SITE.languages), the main one first. scripts/build.mjs sets them for one build of each. */
const LANGUAGES = (process.env.SHOP_LANGUAGES ?? "bg").split(",");

/** The language of this build. */
export const LANGUAGE = process.env.SHOP_LANGUAGE ?? LANGUAGES[0]!;

/** Before each path of a language: "" for the main one, "/en" for another. */
export function prefixOf(language: string): string {
  return language === LANGUAGES[0] ? "" : `/${language}`;
}

import type { DemoPage, DemoPost, DemoPostCategory } from "../content/types.ts";
import { MAIN_LANGUAGE, type Language } from "./language.ts";

export function translatePost(post: DemoPost, language: Language) {
  return translate(post, language.posts[post.slug], language);
}

export function translatePage(page: DemoPage, language: Language) {
  return translate(page, language.pages[page.slug], language);
}

export function translatePostCategory(category: DemoPostCategory, language: Language) {
  return translate(category, language.postCategories[category.slug], language);
}

function translate<Original extends object>(
  original: Original,
  texts: Partial<Original> | undefined,
  language: Language,
): Original & { textLanguage: string } {
  return { ...original, ...texts, textLanguage: texts ? language.code : MAIN_LANGUAGE.code };
}

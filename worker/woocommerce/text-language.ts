import type { InLanguage } from "../../app/domain/values/text-language";
import { text } from "./fields";

/** Fields beside which the plugin adds its own: `slug` of products, posts, pages and terms, `target` of menu items. */
const BESIDE = /^( *)(slug|target)$/gm;

/** A language's code, as in BCP 47. */
const CODE = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/**
 * A GraphQL document that also reads the plugin's `textLanguage`. The field is added only here, because a WordPress
 * without it refuses the whole document, even if @include leaves the field out.
 */
export function withTextLanguages(document: string): string {
  return document.replaceAll(BESIDE, "$1$2\n$1textLanguage");
}

/** Removes the language of the pages from an answer, so that only texts in another language have one. */
export function removeOwnLanguage(answer: unknown, language: string): void {
  const values = [answer];
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    const node = value as { textLanguage?: unknown };
    if (node.textLanguage === language) delete node.textLanguage;
    for (const part of Object.values(value)) values.push(part);
  }
}

/** The language of a node's texts, if it isn't the page's. */
export function readTextLanguage(node: object | null | undefined): InLanguage {
  const language = text(node && "textLanguage" in node && node.textLanguage);
  return CODE.test(language) ? { language } : {};
}

import * as v from "valibot";
import { Html } from "../catalog/blocks.ts";
import englishCatalog from "../catalog/translations/en.json" with { type: "json" };
import englishContent from "../content/translations/en.json" with { type: "json" };

const Term = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.optional(v.string(), ""),
});

const CatalogTexts = v.object({
  /** By id. */
  products: v.record(
    v.string(),
    v.object({
      name: v.string(),
      slug: v.string(),
      shortDescription: v.string(),
      description: v.optional(v.string(), ""),
    }),
  ),
  /** Categories and tags, by the slug of the original. */
  categories: v.record(v.string(), Term),
  tags: v.record(v.string(), Term),
  /** By name. Terms have a translated name alone. */
  attributes: v.record(v.string(), v.object({ label: v.string(), terms: v.record(v.string(), v.string()) })),
});

const ContentTexts = v.object({
  posts: v.record(v.string(), v.object({ title: v.string(), slug: v.string(), excerpt: v.string(), content: Html })),
  pages: v.record(v.string(), v.object({ title: v.string(), slug: v.string(), content: Html })),
  postCategories: v.record(v.string(), Term),
  /** Menu items that aren't named after what they lead to, by the original. */
  labels: v.record(v.string(), v.string()),
  /** Names and descriptions of payment methods and shipping rates, by the original. */
  methods: v.record(v.string(), v.string()),
});

type Texts = v.InferOutput<typeof CatalogTexts> & v.InferOutput<typeof ContentTexts>;

/** A language of the site, as Polylang has them. What isn't among its texts is shown in the main one. */
export interface Language extends Texts {
  code: "bg" | "en";
  /** WordPress's name of the language. */
  locale: string;
  /** Before the path of every page. */
  prefix: string;
}

const NO_TEXTS: Texts = {
  products: {},
  categories: {},
  tags: {},
  attributes: {},
  posts: {},
  pages: {},
  postCategories: {},
  labels: {},
  methods: {},
};

/** The language in which the originals are written. */
export const MAIN_LANGUAGE: Language = { ...NO_TEXTS, code: "bg", locale: "bg_BG", prefix: "" };

const ENGLISH: Language = {
  ...v.parse(CatalogTexts, englishCatalog),
  ...v.parse(ContentTexts, englishContent),
  code: "en",
  locale: "en_US",
  prefix: "/en",
};

export const languages = [MAIN_LANGUAGE, ENGLISH];

/** Metadata of an order: the code of the language in which it was placed. Missing for the main one. */
export const LANGUAGE_KEY = "storefront_language";

const LANGUAGE_HEADER = "x-storefront-language";

/** The language that the shop states; the main one for a language that the site lacks, and for anybody else. */
export function readLanguage({ headers }: Request, isFromShop: boolean): Language {
  return findLanguage(isFromShop ? headers.get(LANGUAGE_HEADER)?.trim().toLowerCase() : null);
}

/** The language with this code; the main one if the code is unknown. */
export function findLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language.code === code) ?? MAIN_LANGUAGE;
}

import { writeTermSeo } from "../../content/seo.ts";
import type { DemoContext } from "../../context.ts";
import { readAncestors, type StoredTerm } from "../../database/terms/read-terms.ts";
import type { Language } from "../../languages/language.ts";
import { translateStoredTerm } from "../../languages/translate-term.ts";
import { showSeo } from "../content/seo-object.ts";

/** Path prefixes in the shop by taxonomy; terms of other taxonomies have no page. */
const BASES: Record<Language["code"], Record<string, string>> = {
  bg: { product_cat: "/produkt-kategoriya", product_tag: "/produkt-etiket", product_brand: "/marka-produkt" },
  en: { product_cat: "/en/product-category", product_tag: "/en/product-tag", product_brand: "/en/brand" },
};

/** The `seo` field of a category, a tag or a brand. */
export function showTermSeo(original: StoredTerm, language: Language) {
  return async (_args: unknown, { db }: DemoContext) => {
    const base = BASES[language.code][original.taxonomy];
    if (base === undefined) return null;
    const term = translateStoredTerm(original, language);
    const above = (await readAncestors(db, original)).map((one) => translateStoredTerm(one, language));
    const paths = [...above, term].map((_, depth, all) =>
      [base, ...all.slice(0, depth + 1).map(({ slug }) => slug)].join("/"),
    );
    const seo = writeTermSeo(language, {
      name: term.name,
      description: term.description,
      path: paths.at(-1) ?? base,
      picture: term.picture?.file,
      trail: above.map(({ name }, depth) => [name, paths[depth] ?? base]),
    });
    return showSeo(seo, term.picture);
  };
}

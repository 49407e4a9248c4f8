import { writeProductSeo } from "../../content/seo.ts";
import type { DemoContext } from "../../context.ts";
import type { StoredProduct } from "../../database/documents.ts";
import { readTermsOfProduct } from "../../database/terms/read-terms.ts";
import type { Language } from "../../languages/language.ts";
import { translateProduct } from "../../languages/translate-product.ts";
import { showSeo } from "../content/seo-object.ts";

/** The `seo` field of a product. */
export function showProductSeo(original: StoredProduct, language: Language) {
  return async (_args: unknown, { db }: DemoContext) => {
    const product = translateProduct(original, language);
    const terms = await readTermsOfProduct(db, original.id);
    const has = (taxonomy: string, slug: string) =>
      terms.some((term) => term.taxonomy === taxonomy && term.slug === slug);
    const seo = writeProductSeo(language, {
      ...product,
      categories: original.categories.map(({ slug }) => slug),
      pictures: product.pictures.map(({ file }) => file),
      tags: terms.filter(({ taxonomy }) => taxonomy === "product_tag").map(({ slug }) => slug),
      visibility: has("product_visibility", "exclude-from-catalog") ? "HIDDEN" : "VISIBLE",
    });
    return showSeo(seo, product.pictures[0]);
  };
}

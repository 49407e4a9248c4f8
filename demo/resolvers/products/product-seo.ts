import { writeProductSeo } from "../../content/seo.ts";
import type { DemoContext } from "../../context.ts";
import type { StoredProduct } from "../../database/documents.ts";
import { readTermsOfProduct } from "../../database/terms/read-terms.ts";
import { showSeo } from "../content/seo-object.ts";

/** The `seo` field of a product. */
export function showProductSeo(product: StoredProduct) {
  return async (_args: unknown, { db }: DemoContext) => {
    const terms = await readTermsOfProduct(db, product.id);
    const has = (taxonomy: string, slug: string) =>
      terms.some((term) => term.taxonomy === taxonomy && term.slug === slug);
    const seo = writeProductSeo({
      ...product,
      categories: product.categories.map(({ slug }) => slug),
      pictures: product.pictures.map(({ file }) => file),
      tags: terms.filter(({ taxonomy }) => taxonomy === "product_tag").map(({ slug }) => slug),
      visibility: has("product_visibility", "exclude-from-catalog") ? "HIDDEN" : "VISIBLE",
    });
    return showSeo(seo, product.pictures[0]);
  };
}

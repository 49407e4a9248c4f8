import type { Picture, ProductAttribute, StoredProduct, StoredVariation, Term } from "../database/documents.ts";
import { nameVariation, wrapText } from "../database/products/describe-product.ts";
import { MAIN_LANGUAGE, type Language } from "./language.ts";
import { translateTerm } from "./translate-term.ts";

/** The original with the texts of its translation: prices, stock and the slugs of attributes' terms stay. */
export function translateProduct(product: StoredProduct, language: Language) {
  const texts = language.products[product.id];
  const translate = <Own extends Term>(taxonomy: string, terms: Own[]) =>
    terms.map((term) => translateTerm(taxonomy, term, language));
  return {
    ...product,
    textLanguage: texts ? language.code : MAIN_LANGUAGE.code,
    ...(texts && {
      name: texts.name,
      slug: texts.slug,
      shortDescription: wrapText(texts.shortDescription),
      description: wrapText(texts.description),
      pictures: product.pictures.map((picture) => describePicture(picture, texts.name)),
    }),
    brands: translate("product_brand", product.brands),
    categories: translate("product_cat", product.categories),
    attributes: product.attributes.map((attribute) => ({
      ...labelAttribute(attribute, language),
      terms: translate(attribute.name, attribute.terms),
    })),
    defaultAttributes: product.defaultAttributes.map((attribute) => labelAttribute(attribute, language)),
  };
}

/** `product` is the original. */
export function translateVariation(
  variation: StoredVariation,
  product: StoredProduct,
  language: Language,
): StoredVariation {
  if (language === MAIN_LANGUAGE) return variation;
  const name = language.products[product.id]?.name ?? product.name;
  const values = variation.attributes.flatMap((chosen) => nameValue(chosen, product.attributes, language));
  return {
    ...variation,
    name: nameVariation(name, values, variation.attributes.length),
    attributes: variation.attributes.map((attribute) => labelAttribute(attribute, language)),
    picture: variation.picture && describePicture(variation.picture, name),
  };
}

function nameValue(
  { name, value }: { name: string; value: string },
  known: readonly ProductAttribute[],
  language: Language,
): string[] {
  const term = known.find((one) => one.name === name)?.terms.find(({ slug }) => slug === value);
  return term ? [translateTerm(name, term, language).name] : [];
}

function labelAttribute<Labeled extends { name: string; label: string }>(
  attribute: Labeled,
  language: Language,
): Labeled {
  return { ...attribute, label: language.attributes[attribute.name]?.label ?? attribute.label };
}

function describePicture(picture: Picture, alt: string): Picture {
  return { ...picture, alt };
}

import type { DemoCatalog, DemoProduct } from "../../catalog/types.ts";
import { numberTerms } from "./number-terms.ts";
import type { CategoryTerm, ChosenAttribute, Picture, ProductAttribute, Term } from "../documents.ts";

const FIRST_PICTURE_ID = 5001;

/** Looks up the terms and pictures that products name by slug or file. */
export interface NamedTerms {
  brandOf(product: DemoProduct): Term[];
  categoriesOf(product: DemoProduct): CategoryTerm[];
  attributesOf(product: DemoProduct): ProductAttribute[];
  choose(attributes: Record<string, string>, product: DemoProduct): ChosenAttribute[];
  picture(file: string, alt: string): Picture;
}

export function nameTerms(catalog: DemoCatalog): NamedTerms {
  const { attributes, categories, products } = catalog;
  const termIds = new Map(numberTerms(catalog).map(({ taxonomy, slug, id }) => [`${taxonomy}/${slug}`, id]));
  const attributeByName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));
  const pictureId = numberPictures(products, categories);

  const labelOf = (name: string) => attributeByName.get(name)?.label ?? name;
  const termsOf = (name: string, slugs: readonly string[]): Term[] => {
    const known = attributeByName.get(name)?.terms ?? [];
    return sortByName(slugs.map((slug) => known.find((term) => term.slug === slug) ?? { slug, name: slug }));
  };

  return {
    brandOf: (product) => {
      const brands = attributeByName.get("pa_brands")?.terms ?? [];
      return brands.filter((term) => term.slug === product.brand || term.name === product.brand);
    },
    categoriesOf: (product) => {
      const found = product.categories.flatMap((slug) => categoryBySlug.get(slug) ?? []);
      return sortByName(found.map(({ id, slug, name, parent }) => ({ id, slug, name, parent })));
    },
    attributesOf: (product) =>
      Object.entries(product.attributes).map(([name, slugs]) => ({
        name,
        label: labelOf(name),
        terms: termsOf(name, slugs),
        variation: product.varyBy.includes(name),
      })),
    choose: (chosen, product) =>
      product.varyBy
        .filter((name) => chosen[name] !== undefined)
        .map((name) => ({
          name,
          label: labelOf(name),
          value: chosen[name] ?? "",
          termId: termIds.get(`${name}/${chosen[name] ?? ""}`) ?? 0,
        })),
    picture: (file, alt) => ({ id: pictureId.get(file) ?? FIRST_PICTURE_ID, file, alt }),
  };
}

function numberPictures(products: DemoCatalog["products"], categories: DemoCatalog["categories"]): Map<string, number> {
  const files = new Set<string>();
  for (const { picture, secondPicture } of categories)
    for (const file of [picture, secondPicture]) if (file) files.add(file);
  for (const { pictures, variations } of products) {
    for (const file of [...pictures, ...variations.map(({ picture }) => picture)]) if (file) files.add(file);
  }
  return new Map([...files].toSorted().map((file, index) => [file, FIRST_PICTURE_ID + index]));
}

function sortByName<T extends Term>(terms: T[]): T[] {
  return terms.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

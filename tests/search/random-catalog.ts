import fc from "fast-check";
import type { CatalogFilters, CatalogQuery } from "../../worker/catalog/index/catalog-query";
import type { CatalogProduct, CatalogTerm, CatalogVocabulary } from "../../worker/catalog/index/catalog-product";
import { SORT_ORDERS } from "../../worker/catalog/index/sort-orders";

/** None is like another, begins another or is made of one. */
export const WORDS = [
  "бутон",
  "галош",
  "диван",
  "камък",
  "лимон",
  "нарцис",
  "пожар",
  "ръжда",
  "свирк",
  "хотел",
  "чадър",
];

export const TERMS: CatalogTerm[] = [
  term("product_cat", "a", "бутон"),
  term("product_cat", "b", "галош", "a"),
  term("product_cat", "c", "диван", "b"),
  term("product_cat", "d", "камък"),
  term("product_brand", "x", "лимон"),
  term("product_brand", "y", "нарцис"),
  term("product_tag", "t", "пожар"),
  term("pa_cvyat", "r", "ръжда"),
  term("pa_cvyat", "s", "свирк"),
  term("pa_cvyat", "u", "хотел"),
];
export const VOCABULARY: CatalogVocabulary = { terms: TERMS, labels: {}, brandTaxonomies: [] };

function term(taxonomy: string, slug: string, name: string, parent: string | null = null): CatalogTerm {
  return { taxonomy, slug, name, parent };
}

const slugs = (taxonomy: string) =>
  fc.subarray(TERMS.filter((one) => one.taxonomy === taxonomy).map(({ slug }) => slug));
const taxonomies = [...new Set(TERMS.map(({ taxonomy }) => taxonomy))];
const someTerms = fc.record(Object.fromEntries(taxonomies.map((taxonomy) => [taxonomy, slugs(taxonomy)])));
const words = (min: number, max: number) => fc.array(fc.constantFrom(...WORDS), { minLength: min, maxLength: max });
// Few values, so that many are equal.
const few = fc.integer({ min: 0, max: 3 });

const product = fc.record({
  step: fc.integer({ min: 1, max: 4 }),
  name: words(1, 3).map((list) => list.join(" ")),
  terms: someTerms,
  price: fc.option(
    fc.tuple(few, few).map(([a, b]) => ({ lowest: 100 * Math.min(a, b), highest: 100 * Math.max(a, b) })),
  ),
  onSale: fc.boolean(),
  discount: few,
  rating: fc.constantFrom(0, 0.4, 1, 2.5, 3.49, 4.5, 5),
  date: few,
  totalSales: few,
  isInStock: fc.boolean(),
  visibility: fc.constantFrom("visible", "visible", "catalog", "search", "hidden"),
  skus: fc.constant([]),
  text: words(0, 3).map((list) => list.join(" ")),
});

/** Up to eighty products by rising id. */
export const randomProducts: fc.Arbitrary<CatalogProduct[]> = fc.array(product, { maxLength: 80 }).map((list) => {
  let id = 0;
  return list.map(({ step, ...rest }) => ({ ...rest, id: (id += step) }) as CatalogProduct);
});

const filters: fc.Arbitrary<CatalogFilters> = fc.record({
  scope: fc.option(fc.constantFrom(...TERMS).map(({ taxonomy, slug }) => ({ taxonomy, slug }))),
  terms: someTerms.map((all) => Object.fromEntries(Object.entries(all).filter(([, list]) => list.length < 2))),
  price: fc.option(fc.tuple(few, few).map(([a, b]) => ({ from: 100 * Math.min(a, b), to: 100 * Math.max(a, b) }))),
  onSale: fc.boolean(),
  ratings: fc.subarray([1, 2, 3, 4, 5], { maxLength: 2 }),
});

export const randomQuery: fc.Arbitrary<CatalogQuery> = fc.record({
  filters: fc.oneof({ weight: 3, arbitrary: filters }, { weight: 1, arbitrary: fc.constant(plain()) }),
  search: fc.oneof(
    fc.constant(""),
    words(1, 3).map((list) => [...new Set(list)].join(" ")),
  ),
  orderby: fc.constantFrom(...SORT_ORDERS),
  order: fc.constantFrom("asc", "desc"),
  page: fc.integer({ min: 1, max: 5 }),
  perPage: fc.integer({ min: 1, max: 12 }),
  facets: fc.constant(true),
});

function plain(): CatalogFilters {
  return { scope: null, terms: {}, price: null, onSale: false, ratings: [] };
}

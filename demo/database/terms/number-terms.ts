import type { DemoCatalog, DemoTerm } from "../../catalog/types.ts";

const FIRST_TERM_ID = 1001;

/** Terms of every WooCommerce, whatever its catalog. */
const FIXED_TERMS: Record<string, string[]> = {
  product_type: ["simple", "grouped", "variable", "external"],
  product_visibility: [
    "exclude-from-search",
    "exclude-from-catalog",
    ...[1, 2, 3, 4, 5].map((stars) => `rated-${stars}`),
  ],
};

interface NumberedTerm extends DemoTerm {
  id: number;
  taxonomy: string;
  place: number;
}

/** Every term but the categories, which have ids of their own; brands occur twice, as in WooCommerce. */
export function numberTerms({ attributes, tags }: DemoCatalog): NumberedTerm[] {
  const brands = attributes.find(({ name }) => name === "pa_brands")?.terms ?? [];
  const taxonomies: [taxonomy: string, terms: DemoTerm[]][] = [
    ...attributes.map(({ name, terms }): [string, DemoTerm[]] => [name, terms]),
    ["product_brand", brands],
    ["product_tag", tags],
    ...Object.entries(FIXED_TERMS).map(([taxonomy, slugs]): [string, DemoTerm[]] => [
      taxonomy,
      slugs.map((slug) => ({ slug, name: slug })),
    ]),
  ];
  return taxonomies
    .flatMap(([taxonomy, terms]) => terms.map((term, place) => ({ ...term, taxonomy, place })))
    .map((term, index) => ({ ...term, id: FIRST_TERM_ID + index }));
}

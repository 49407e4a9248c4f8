import { countTerms, readAttributeLabels, type TermCount } from "../database/collection-stats.ts";
import type { ProductsWhere } from "../database/products-where.ts";
import { nameTermType } from "../database/taxonomies.ts";

export interface AttributeQuery {
  /** PA_RAZMER */
  taxonomy: string;
  relation?: "AND" | "OR" | null;
}

/**
 * Without a relation, or by OR, an attribute has its own terms, not narrowed by what is chosen of it. By AND every
 * attribute gets the terms of all that are asked by AND, as recorded, and these come last.
 */
export async function countAttributes(db: D1Database, queries: readonly AttributeQuery[], where: ProductsWhere) {
  if (queries.length === 0) return [];
  const separate = queries.filter(({ relation }) => relation !== "AND");
  const together = queries.filter(({ relation }) => relation === "AND");
  const counted = await Promise.all(
    separate.map(async (query) => ({
      query,
      terms: await countTerms(db, [query.taxonomy.toLowerCase()], withoutAttribute(where, query.taxonomy)),
    })),
  );
  const shared = together.length
    ? await countTerms(
        db,
        together.map(({ taxonomy }) => taxonomy.toLowerCase()),
        where,
      )
    : [];
  const labels = await readAttributeLabels(db);
  return [...counted, ...together.map((query) => ({ query, terms: shared }))].map(({ query, terms }) =>
    showCount(query.taxonomy, labels.get(query.taxonomy.toLowerCase()) ?? query.taxonomy, terms),
  );
}

function withoutAttribute(where: ProductsWhere, taxonomy: string): ProductsWhere {
  const queries = where.attributes?.queries?.filter((query) => query.taxonomy !== taxonomy);
  return { ...where, attributes: where.attributes && { ...where.attributes, queries } };
}

function showCount(attribute: string, label: string, terms: readonly TermCount[]) {
  return {
    slug: attribute,
    name: label,
    label: `Продуктът ${label}`,
    terms: terms.map(({ taxonomy, termId, slug, name, count }) => ({
      termId,
      count,
      node: { __typename: nameTermType(taxonomy), databaseId: termId, taxonomyName: taxonomy, slug, name },
    })),
  };
}

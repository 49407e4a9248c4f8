import type { TermDocument } from "../documents.ts";

export interface StoredTerm extends TermDocument {
  id: number;
  taxonomy: string;
  slug: string;
  name: string;
  parent: number | null;
  /** Position among the terms of its taxonomy, in the merchant's order. */
  place: number;
}

type TermRow = Omit<StoredTerm, keyof TermDocument> & { document: string };

/** By name. One more than `first`, if there is one. */
export async function findTerms(
  db: D1Database,
  taxonomy: string,
  { first, after }: { first: number; after: number | null },
): Promise<StoredTerm[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM term WHERE taxonomy = ?1
        AND (?2 IS NULL OR (name_folded, id) > (SELECT name_folded, id FROM term WHERE id = ?2))
      ORDER BY name_folded, id LIMIT ?3`,
    )
    .bind(taxonomy, after, first + 1)
    .all<TermRow>();
  return results.map(toTerm);
}

/** By name, without mere ancestors of the product's own categories. */
export async function readTermsOfProduct(db: D1Database, productId: number): Promise<StoredTerm[]> {
  const { results } = await db
    .prepare(
      `SELECT term.* FROM product_term JOIN term USING (taxonomy, slug)
      WHERE product_term.product_id = ?1 ORDER BY name_folded, id`,
    )
    .bind(productId)
    .all<TermRow>();
  return results.map(toTerm);
}

/** From the top down to the term's parent. */
export async function readAncestors(db: D1Database, term: StoredTerm): Promise<StoredTerm[]> {
  if (term.parent === null) return [];
  const { results } = await db
    .prepare(
      `WITH RECURSIVE above (id, level) AS (
        VALUES (?1, 1) UNION ALL SELECT term.parent, level + 1 FROM above JOIN term ON term.id = above.id
        WHERE term.parent IS NOT NULL
      ) SELECT term.* FROM above JOIN term ON term.id = above.id ORDER BY level DESC`,
    )
    .bind(term.parent)
    .all<TermRow>();
  return results.map(toTerm);
}

function toTerm({ document, ...row }: TermRow): StoredTerm {
  return { ...row, ...(JSON.parse(document) as TermDocument) };
}

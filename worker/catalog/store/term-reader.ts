import { readSlug } from "../../../app/domain/catalog/listing-scope";
import type { CatalogReader } from "./catalog-reader";
import type { TermData } from "../rows/row-data";
import type { Taxonomy } from "../rows/rows";

/** A category, tag or brand by its slug; null: there is none. Throws BackendFault. */
export async function findTerm(reader: CatalogReader, taxonomy: Taxonomy, slug: string): Promise<TermData | null> {
  const [row] = await reader.select<{ data: string }>(
    "SELECT data FROM catalog_term WHERE scope = ?1 AND taxonomy = ?2 AND slug = ?3 ORDER BY id LIMIT 1",
    taxonomy,
    readSlug(slug),
  );
  return row ? (JSON.parse(row.data) as TermData) : null;
}

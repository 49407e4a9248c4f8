import type { CatalogReader } from "./catalog-reader";
import type { Capabilities, DocumentData, DocumentName } from "../rows/document-data";
import { catchFault } from "../../woocommerce/errors";
import { decodeSlug } from "../../../app/domain/values/slug";
import type { TermData } from "../rows/row-data";
import type { Taxonomy } from "../rows/rows";

/** A document as the sync stored it; null: never synced. Throws BackendFault. */
export async function readDocument<Name extends DocumentName>(
  reader: CatalogReader,
  name: Name,
): Promise<DocumentData[Name] | null> {
  const [row] = await reader.select<{ data: string }>(
    "SELECT data FROM catalog_document WHERE scope = ?1 AND name = ?2",
    name,
  );
  return row ? (JSON.parse(row.data) as DocumentData[Name]) : null;
}

/** Whether the merchant's WordPress has an optional part, according to the last sync; false if that is unreadable. */
export async function hasCapability(openReader: () => CatalogReader, name: keyof Capabilities): Promise<boolean> {
  const capabilities = await catchFault(() => readDocument(openReader(), "capabilities"));
  return capabilities.ok && capabilities.value?.[name] === true;
}

/** A category, tag or brand by its slug; null: there is none. Throws BackendFault. */
export async function findTerm(reader: CatalogReader, taxonomy: Taxonomy, slug: string): Promise<TermData | null> {
  const [row] = await reader.select<{ data: string }>(
    "SELECT data FROM catalog_term WHERE scope = ?1 AND taxonomy = ?2 AND slug = ?3 ORDER BY id LIMIT 1",
    taxonomy,
    decodeSlug(slug),
  );
  return row ? (JSON.parse(row.data) as TermData) : null;
}

import type { CatalogReader } from "./catalog-reader";
import type { DocumentData, DocumentName } from "../rows/document-data";

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

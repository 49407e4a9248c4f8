import { ScopedRows } from "./scoped-rows";
import type { DocumentData, DocumentName } from "../rows/document-data";
import type { SourceDocument } from "../rows/catalog-source";
import { digest } from "../rows/digest";
import type { CatalogDocument } from "../rows/rows";

/** The documents of one scope in D1: what catalog pages show beside products and terms. */
export class DocumentRows extends ScopedRows {
  /** The given documents that aren't stored yet, or are stored with another hash. */
  async findChanged(documents: CatalogDocument[]): Promise<CatalogDocument[]> {
    if (documents.length === 0) return [];
    const stored = await this.select<Omit<CatalogDocument, "data">>(
      "SELECT name, hash FROM catalog_document WHERE scope = ?1",
    );
    const known = new Map(stored.map(({ name, hash }) => [name, hash]));
    return documents.filter(({ name, hash }) => known.get(name) !== hash);
  }

  /** Throws SupersededWriter. */
  write(fence: number, documents: CatalogDocument[]): Promise<void> {
    return this.run(fence, this.upsert(fence, "catalog_document", ["name", "hash", "data"], documents));
  }

  /** A document; null: there is none. */
  async read<Name extends DocumentName>(name: Name): Promise<DocumentData[Name] | null> {
    const sql = "SELECT data FROM catalog_document WHERE scope = ?1 AND name = ?2";
    const data = await this.prepare(sql, name).first<string>("data");
    return data === null ? null : (JSON.parse(data) as DocumentData[Name]);
  }

  /** The number of items of a document that is a list; 0 if there is none. */
  async countItems(name: string): Promise<number> {
    const sql = "SELECT json_array_length(data) AS count FROM catalog_document WHERE scope = ?1 AND name = ?2";
    return (await this.prepare(sql, name).first<number>("count")) ?? 0;
  }
}

export async function toDocumentRow({ name, data }: SourceDocument): Promise<CatalogDocument> {
  const text = JSON.stringify(data);
  return { name, data: text, hash: await digest([text]) };
}

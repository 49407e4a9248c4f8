import { FENCED, runFenced, toBoundLists } from "./fenced-batch";
import type { DocumentData, DocumentName } from "../rows/document-data";
import type { CatalogDocument } from "../rows/rows";

/** The documents of one scope in D1: what catalog pages show beside products and terms. */
export class DocumentRows {
  readonly #db: D1Database;
  readonly #scope: string;

  constructor(db: D1Database, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  /** The given documents that aren't stored yet, or are stored with another hash. */
  async findChanged(documents: CatalogDocument[]): Promise<CatalogDocument[]> {
    if (documents.length === 0) return [];
    const { results } = await this.#db
      .prepare("SELECT name, hash FROM catalog_document WHERE scope = ?1")
      .bind(this.#scope)
      .all<{ name: string; hash: string }>();
    const known = new Map(results.map(({ name, hash }) => [name, hash]));
    return documents.filter(({ name, hash }) => known.get(name) !== hash);
  }

  /** Throws SupersededWriter. */
  async write(fence: number, documents: CatalogDocument[]): Promise<void> {
    const upsert = this.#db.prepare(
      `INSERT INTO catalog_document (scope, name, hash, data)
      SELECT ?1, e.value ->> 'name', e.value ->> 'hash', e.value ->> 'data' FROM json_each(?3) e WHERE ${FENCED}
      ON CONFLICT (scope, name) DO UPDATE SET hash = excluded.hash, data = excluded.data`,
    );
    const statements = toBoundLists(documents).map((list) => upsert.bind(this.#scope, fence, list));
    await runFenced(this.#db, this.#scope, fence, statements);
  }

  /** A document; null: there is none. */
  async read<Name extends DocumentName>(name: Name): Promise<DocumentData[Name] | null> {
    const data = await this.find(name);
    return data === null ? null : (JSON.parse(data) as DocumentData[Name]);
  }

  /** The number of items of a document that is a list; 0 if there is none. */
  async countItems(name: string): Promise<number> {
    const count = await this.#db
      .prepare("SELECT json_array_length(data) AS count FROM catalog_document WHERE scope = ?1 AND name = ?2")
      .bind(this.#scope, name)
      .first<number>("count");
    return count ?? 0;
  }

  /** The JSON of a document; null: there is none. */
  async find(name: string): Promise<string | null> {
    return this.#db
      .prepare("SELECT data FROM catalog_document WHERE scope = ?1 AND name = ?2")
      .bind(this.#scope, name)
      .first<string>("data");
  }
}

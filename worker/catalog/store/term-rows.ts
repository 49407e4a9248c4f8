import { ScopedRows } from "./scoped-rows";
import type { TermData } from "../rows/row-data";
import type { TermRow } from "../rows/rows";

const COLUMNS = ["id", "taxonomy", "slug", "position", "hash", "data"];

interface ChangedTerm {
  row: TermRow;
  /** Whether product rows may contain an earlier name, language, slug or parent of this term; false for a new term. */
  isRenamed: boolean;
}

/** The categories, tags and brands of one scope in D1. */
export class TermRows extends ScopedRows {
  /** The given terms that aren't stored yet, or are stored with another hash. */
  async findChanged(rows: TermRow[]): Promise<ChangedTerm[]> {
    if (rows.length === 0) return [];
    const found = await this.select<{ id: number; hash: string; identity: string }>(
      `SELECT id, hash, json_array(taxonomy, slug, data ->> '$.name', data ->> '$.parentId', data ->> '$.language')
        AS identity
      FROM catalog_term WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))`,
      JSON.stringify(rows.map(({ id }) => id)),
    );
    const known = new Map(found.map((stored) => [stored.id, stored]));
    return rows
      .filter(({ id, hash }) => known.get(id)?.hash !== hash)
      .map((row) => ({ row, isRenamed: known.has(row.id) && known.get(row.id)?.identity !== identityOf(row) }));
  }

  /** Throws SupersededWriter. */
  write(fence: number, rows: TermRow[]): Promise<void> {
    return this.run(fence, this.upsert(fence, "catalog_term", COLUMNS, rows));
  }

  /** Throws SupersededWriter. */
  delete(fence: number, ids: number[]): Promise<void> {
    return this.run(fence, [this.deleteFrom("catalog_term", "id", fence, ids)]);
  }

  async listIds(): Promise<number[]> {
    const rows = await this.select<{ id: number }>("SELECT id FROM catalog_term WHERE scope = ?1 ORDER BY id");
    return rows.map(({ id }) => id);
  }

  /** All terms, sorted by taxonomy and position. */
  list(): Promise<Pick<TermRow, "taxonomy" | "position" | "data">[]> {
    return this.select(
      "SELECT taxonomy, position, data FROM catalog_term WHERE scope = ?1 ORDER BY taxonomy, position, id",
    );
  }
}

function identityOf({ taxonomy, slug, data }: TermRow): string {
  const { name, parentId, language = null } = JSON.parse(data) as TermData;
  return JSON.stringify([taxonomy, slug, name, parentId, language]);
}

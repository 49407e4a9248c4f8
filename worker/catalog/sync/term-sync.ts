import { BackendFault } from "../../woocommerce/errors";
import type { TermRows } from "../store/term-rows";
import type { CatalogSource } from "../rows/catalog-source";
import { isPlausible } from "./state/plausible-deletions";
import { digest } from "../rows/digest";
import { ROW_FORMAT } from "../rows/row-data";
import type { DocumentName } from "../rows/document-data";
import type { DocumentSync } from "./content/document-sync";
import type { RowWriter } from "./state/row-writer";
import { SeenIds } from "./state/seen-ids";
import type { SyncStorage, TermProgress } from "./state/sync-state";
import { log } from "../../../app/services/log";

export const TERMS_UNREAD: TermProgress = { cursor: null, chunks: 0, settings: "" };

/** Incremented before a changed term is stored, if product rows still contain its earlier name, slug or parent. */
const GENERATION = "terms-generation";

interface TermParts {
  source: CatalogSource;
  terms: TermRows;
  documents: DocumentSync;
  storage: SyncStorage;
  writer: RowWriter;
}

/** Keeps the rows of categories, tags and brands in sync with the backend. */
export class TermSync {
  readonly #parts: TermParts;
  readonly #seen: SeenIds;

  constructor(parts: TermParts) {
    this.#parts = parts;
    this.#seen = new SeenIds(parts.storage, "terms");
  }

  /**
   * Reads one page of terms, and the settings before the first page. `fingerprint`: of everything that all product rows
   * depend on; null until the last page. Throws BackendFault, SupersededWriter.
   */
  async read(
    { cursor, chunks, settings: known }: TermProgress,
    fence: number,
  ): Promise<{ progress: TermProgress; fingerprint: string | null }> {
    const { source, terms } = this.#parts;
    if (chunks === 0) await this.#seen.clear();
    const settings = chunks === 0 ? await this.#readSettings() : known;
    const { rows, next } = await source.listTerms(cursor);
    if (next !== null && next === cursor) throw new BackendFault({ kind: "bad-answer" });
    const changed = await terms.findChanged(rows);
    if (changed.length > 0) {
      await this.#parts.writer.markDirty();
      if (changed.some(({ isRenamed }) => isRenamed)) await this.#startGeneration();
      await terms.write(
        fence,
        changed.map(({ row }) => row),
      );
    }
    await this.#seen.add(
      chunks,
      rows.map(({ id }) => id),
    );
    const progress = { cursor: next, chunks: chunks + 1, settings };
    if (next !== null) return { progress, fingerprint: null };
    await this.#deleteMissing(fence);
    return {
      progress,
      fingerprint: await digest([String(ROW_FORMAT), settings, String(await this.#readGeneration())]),
    };
  }

  async #readSettings(): Promise<string> {
    const { source, documents } = this.#parts;
    const { fingerprint, hidesSoldOut } = await source.readSettings();
    await documents.write([{ name: "hides-sold-out" satisfies DocumentName, data: hidesSoldOut }]);
    return fingerprint;
  }

  async #readGeneration(): Promise<number> {
    return (await this.#parts.storage.get<number>(GENERATION)) ?? 0;
  }

  async #startGeneration(): Promise<void> {
    await this.#parts.storage.put(GENERATION, (await this.#readGeneration()) + 1);
  }

  async #deleteMissing(fence: number): Promise<void> {
    const { terms, storage, writer } = this.#parts;
    const seen = await this.#seen.readAll();
    const known = await terms.listIds();
    const missing = known.filter((id) => !seen.has(id));
    if (missing.length === 0) return;
    const refused = (await storage.get<number[]>("terms-refused")) ?? [];
    if (!isPlausible(missing, known.length, refused)) {
      log("catalog-terms-refused", { deletions: missing.length, terms: known.length });
      return storage.put("terms-refused", missing);
    }
    await writer.markDirty();
    await this.#startGeneration();
    await terms.delete(fence, missing);
    await storage.delete("terms-refused");
  }
}

import type { TermRows } from "../store/term-rows";
import type { CatalogSource } from "../rows/catalog-source";
import { isPlausible } from "./state/plausible-deletions";
import { digest } from "../rows/digest";
import { ROW_FORMAT } from "../rows/row-data";
import type { DocumentName } from "../rows/document-data";
import type { TermRow } from "../rows/rows";
import type { DocumentSync } from "./content/document-sync";
import type { RowWriter } from "./state/row-writer";
import { SeenIds } from "./state/seen-ids";
import { startFull, type Run, type SyncState, type SyncStorage, type TermProgress } from "./state/sync-state";
import { log } from "../../../app/services/log";

/** Incremented before terms are deleted, or stored with another name, language, slug or parent. */
const GENERATION = "terms-generation";

interface TermParts {
  source: CatalogSource;
  terms: TermRows;
  documents: DocumentSync;
  storage: SyncStorage;
  /** The products that the run has seen. */
  seen: SeenIds;
  writer: RowWriter;
}

/**
 * Keeps the rows of categories, tags and brands in sync with the backend. Each run starts by reading settings and terms, and
 * reads them again on request. If they changed, an incremental run becomes a full one, and a full run in progress is
 * followed by another.
 */
export class TermSync {
  readonly #parts: TermParts;
  readonly #seenTerms: SeenIds;

  constructor(parts: TermParts) {
    this.#parts = parts;
    this.#seenTerms = new SeenIds(parts.storage, "terms");
  }

  /** Reads one page of terms, and the settings before the first page. Throws BackendFault, SupersededWriter. */
  async continue(
    state: SyncState,
    run: Run,
    { cursor, chunks, settings: known }: TermProgress,
    now: number,
  ): Promise<SyncState> {
    const { source, documents, seen, writer } = this.#parts;
    const fence = await writer.fence();
    if (chunks === 0) await this.#seenTerms.clear();
    const settings = chunks === 0 ? await this.#readSettings() : known;
    const { rows, next } = await source.listTerms(cursor);
    await this.#write(fence, rows);
    await this.#seenTerms.add(
      chunks,
      rows.map(({ id }) => id),
    );
    if (next !== null) return { ...state, run: { ...run, terms: { cursor: next, chunks: chunks + 1, settings } } };
    await this.#deleteMissing(fence);
    await documents.request(now);
    // A fingerprint of everything on which all product rows depend.
    const fingerprint = await digest([String(ROW_FORMAT), settings, String(await this.#readGeneration())]);
    const hasChanged = fingerprint !== state.fingerprint;
    const continued: SyncState = { ...state, fingerprint, run: { ...run, terms: null } };
    // A full run continues where it is. Otherwise terms that change every minute would keep it from finishing.
    if (run.kind === "full" && run.chunks > 0) return { ...continued, isFullWanted: state.isFullWanted || hasChanged };
    // An incremental run continues too, if its terms are unchanged.
    if (run.chunks > 0 && !hasChanged) return continued;
    await seen.clear();
    return run.kind === "full" || !hasChanged ? continued : { ...continued, run: startFull(now, null) };
  }

  async #write(fence: number, rows: TermRow[]): Promise<void> {
    const { terms, writer } = this.#parts;
    const changed = await terms.findChanged(rows);
    if (changed.length === 0) return;
    await writer.markDirty();
    if (changed.some(({ isRenamed }) => isRenamed)) await this.#startGeneration();
    await terms.write(
      fence,
      changed.map(({ row }) => row),
    );
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
    const seen = await this.#seenTerms.readAll();
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

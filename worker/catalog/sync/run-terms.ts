import type { DocumentSync } from "./content/document-sync";
import type { RowWriter } from "./state/row-writer";
import type { SeenIds } from "./state/seen-ids";
import type { FullRun, IncrementalRun, SyncState, TermProgress } from "./state/sync-state";
import type { TermSync } from "./term-sync";

interface RunTermsParts {
  terms: TermSync;
  documents: DocumentSync;
  seen: SeenIds;
  writer: RowWriter;
}

/**
 * Each run starts by reading settings and terms, and reads them again on request. If they changed, an incremental run becomes a
 * full one, and a full run in progress is followed by another.
 */
export class RunTerms {
  readonly #parts: RunTermsParts;

  constructor(parts: RunTermsParts) {
    this.#parts = parts;
  }

  /** Reads one page of terms. Throws BackendFault, SupersededWriter. */
  async continue(state: SyncState, run: FullRun | IncrementalRun, at: TermProgress, now: number): Promise<SyncState> {
    const { terms, documents, seen, writer } = this.#parts;
    const { progress, fingerprint } = await terms.read(at, await writer.fence());
    if (fingerprint === null) return { ...state, run: { ...run, terms: progress } };
    await documents.request(now);
    const hasChanged = fingerprint !== state.fingerprint;
    // A full run continues where it is. Otherwise terms that change every minute would keep it from finishing.
    if (run.kind === "full" && run.chunks > 0)
      return { ...state, fingerprint, isFullWanted: state.isFullWanted || hasChanged, run: { ...run, terms: null } };
    // An incremental run continues too, if its terms are unchanged.
    if (!hasChanged && run.chunks > 0) return { ...state, run: { ...run, terms: null } };
    await seen.clear();
    if (run.kind === "full" || !hasChanged) return { ...state, fingerprint, run: { ...run, terms: null } };
    const full = { startedAt: now, terms: null, cursor: null, chunks: 0, found: null };
    return { ...state, fingerprint, run: { kind: "full", ...full, done: 0, newest: null, popularity: null } };
  }
}

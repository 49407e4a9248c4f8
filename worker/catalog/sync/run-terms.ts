import type { DocumentSync } from "./document-sync";
import type { RowWriter } from "./row-writer";
import type { SeenIds } from "./seen-ids";
import type { FullRun, IncrementalRun, SyncState } from "./sync-state";
import type { TermProgress, TermSync } from "./term-sync";

interface RunTermsParts {
  terms: TermSync;
  documents: DocumentSync;
  seen: SeenIds;
  writer: RowWriter;
}

/** What each run begins with: settings and terms. Others than before make an incremental run a full one. */
export class RunTerms {
  readonly #parts: RunTermsParts;

  constructor(parts: RunTermsParts) {
    this.#parts = parts;
  }

  /** Reads one part. Throws BackendFault, SupersededWriter. */
  async continue(state: SyncState, run: FullRun | IncrementalRun, at: TermProgress, now: number): Promise<SyncState> {
    const { terms, documents, seen, writer } = this.#parts;
    const [progress, isLast] = await terms.read(at, await writer.fence());
    if (!isLast) return { ...state, run: { ...run, terms: progress } };
    await seen.clear();
    await documents.request(now);
    const { fingerprint } = progress;
    if (run.kind === "full" || fingerprint === state.fingerprint)
      return { ...state, fingerprint, run: { ...run, terms: null } };
    const full = { startedAt: now, terms: null, cursor: null, chunks: 0, found: null };
    return { ...state, fingerprint, run: { kind: "full", ...full, done: 0, newest: null, popularity: null } };
  }
}

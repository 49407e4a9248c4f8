import type { SyncState, SyncStorage } from "./state/sync-state";
import { TERMS_UNREAD } from "./term-sync";

const FULL = "full-requested";
const RUN = "run-requested";

interface FullRequest {
  acceptDeletions: boolean;
}

/** Requested runs, stored separately from the state, which a running step overwrites. */
export class SyncRequests {
  readonly #storage: SyncStorage;

  constructor(storage: SyncStorage) {
    this.#storage = storage;
  }

  async putFull(acceptDeletions: boolean): Promise<void> {
    const before = await this.#storage.get<FullRequest>(FULL);
    await this.#storage.put(FULL, { acceptDeletions: acceptDeletions || before?.acceptDeletions === true });
  }

  async putRun(): Promise<void> {
    await this.#storage.put(RUN, true);
  }

  async isPending(): Promise<boolean> {
    return (await this.#storage.get(RUN)) !== undefined || (await this.#storage.get(FULL)) !== undefined;
  }

  /** Merges the requests into the state and `save`s it. A full sync in progress is joined. */
  async take(state: SyncState, save: (state: SyncState) => Promise<void>): Promise<SyncState> {
    const full = await this.#storage.get<FullRequest>(FULL);
    // A run in progress may have read the terms before they changed, so it reads them again.
    const isRunDue = !state.run?.terms && (await this.#storage.get<boolean>(RUN)) === true;
    if (!full && !isRunDue) return state;
    const next: SyncState = {
      ...state,
      ...(isRunDue && (state.run ? { run: { ...state.run, terms: TERMS_UNREAD } } : { lastIncrementalAt: 0 })),
      ...(full && {
        isFullWanted: state.isFullWanted || state.run?.kind !== "full",
        areDeletionsAccepted: state.areDeletionsAccepted || full.acceptDeletions,
        pausedUntil: 0,
      }),
    };
    await save(next);
    if (full) await this.#storage.delete(FULL);
    if (isRunDue) await this.#storage.delete(RUN);
    return next;
  }
}

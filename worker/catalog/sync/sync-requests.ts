import { saveState, TERMS_UNREAD, type SyncState, type SyncStorage } from "./state/sync-state";

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

  /** Merges the requests into the state and saves it. A full sync in progress is joined. */
  async take(state: SyncState): Promise<SyncState> {
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
    await saveState(this.#storage, next);
    if (full) await this.#storage.delete(FULL);
    if (isRunDue) await this.#storage.delete(RUN);
    return next;
  }
}

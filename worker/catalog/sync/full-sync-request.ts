import type { SyncState, SyncStorage } from "./sync-state";

const REQUEST = "full-requested";

interface Request {
  acceptDeletions: boolean;
}

/** A full sync that somebody asked for: kept beside the state, which a step that is under way writes. */
export class FullSyncRequest {
  readonly #storage: SyncStorage;

  constructor(storage: SyncStorage) {
    this.#storage = storage;
  }

  async put(acceptDeletions: boolean): Promise<void> {
    const before = await this.#storage.get<Request>(REQUEST);
    await this.#storage.put(REQUEST, { acceptDeletions: acceptDeletions || before?.acceptDeletions === true });
  }

  /** The state with the request in it, once it is `save`d; a full sync that runs already is joined. */
  async take(state: SyncState, save: (state: SyncState) => Promise<void>): Promise<SyncState> {
    const request = await this.#storage.get<Request>(REQUEST);
    if (!request) return state;
    const next: SyncState = {
      ...state,
      isFullWanted: state.run?.kind !== "full",
      areDeletionsAccepted: state.areDeletionsAccepted || request.acceptDeletions,
      pausedUntil: 0,
    };
    await save(next);
    await this.#storage.delete(REQUEST);
    return next;
  }
}

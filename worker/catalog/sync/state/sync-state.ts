import { PAGE_SIZE_MAX } from "./sync-pace";

/** What the synchronization needs of a Durable Object's storage. */
export type SyncStorage = Pick<DurableObjectStorage, "get" | "put" | "delete" | "list">;

/** Where a full sync stands: terms, then all published products, by date, then who is sold before whom. */
export interface FullRun {
  kind: "full";
  /** null: they are read. */
  terms: TermProgress | null;
  startedAt: number;
  cursor: string | null;
  /** Chunks of ids (SeenIds): what the backend has. */
  chunks: number;
  done: number;
  found: number | null;
  /** The newest modification of the first page: whatever is modified after it the next incremental sync reads. */
  newest: string | null;
  /** Behind the products, once more by popularity; chunks of SeenIds. */
  popularity: { cursor: string | null; chunks: number } | null;
}

/** Where an incremental sync stands: terms, what was modified since the last one, then whether something is missing. */
export interface IncrementalRun {
  kind: "incremental";
  terms: TermProgress | null;
  startedAt: number;
  phase: "modified" | "ids";
  cursor: string | null;
  chunks: number;
  found: number | null;
  newest: string | null;
}

type Run = FullRun | IncrementalRun;

/** Deletions that a full sync asked for and that were too many to be believed at once. */
interface RefusedDeletions {
  at: number;
  ids: number[];
}

/** Everything that the synchronization knows between two steps. Times are milliseconds. */
export interface SyncState {
  run: Run | null;
  /** Whether rows of another format were looked for. */
  isOpened: boolean;
  /** A full sync was asked for while something else was running. */
  isFullWanted: boolean;
  /** Products a query; halved by a fault, grown back by success. */
  pageSize: number;
  /** Faults in a row; 0 after a success. */
  faults: number;
  /** Not before this the backend is queried again. */
  pausedUntil: number;
  lastFullAt: number;
  lastIncrementalAt: number;
  /** The newest modification that was synchronized. */
  modifiedUntil: string | null;
  /** Of currency, tax display and terms: a change of it makes every row another. */
  fingerprint: string | null;
  refused: RefusedDeletions | null;
  areDeletionsAccepted: boolean;
  publishedAt: number;
  /** How long building and publishing took last. */
  buildMs: number;
  /** Whether a snapshot was published since the first full sync came to its end. */
  isCompletePublished: boolean;
  /** Days since 1970 for which the discounts of the published snapshot were computed. */
  discountsOfDay: number;
}

export const INITIAL_STATE: SyncState = {
  run: null,
  isOpened: false,
  isFullWanted: true,
  pageSize: PAGE_SIZE_MAX,
  faults: 0,
  pausedUntil: 0,
  lastFullAt: 0,
  lastIncrementalAt: 0,
  modifiedUntil: null,
  fingerprint: null,
  refused: null,
  areDeletionsAccepted: false,
  publishedAt: 0,
  buildMs: 0,
  isCompletePublished: false,
  discountsOfDay: 0,
};

/** Where the reading of terms stands; the first query of it reads the settings. */
export interface TermProgress {
  /** null: at the beginning. */
  place: string | null;
  chunks: number;
  /** Of the settings and of all terms so far, as products' rows repeat them. */
  fingerprint: string;
}

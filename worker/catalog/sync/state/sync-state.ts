import { PAGE_SIZE_MAX } from "./sync-pace";

/** The part of Durable Object storage that the sync uses. */
export type SyncStorage = Pick<DurableObjectStorage, "get" | "put" | "delete" | "list">;

/** Progress of a full sync: terms, all published products by date, then the order by popularity. */
export interface FullRun {
  kind: "full";
  /** null: done. */
  terms: TermProgress | null;
  startedAt: number;
  cursor: string | null;
  /** Number of chunks of ids in SeenIds. */
  chunks: number;
  done: number;
  found: number | null;
  /** The newest modification on the first page: later ones are left to the next incremental sync. */
  newest: string | null;
  /** The pass by popularity after the products; `chunks` of SeenIds. */
  popularity: { cursor: string | null; chunks: number } | null;
}

/** Progress of an incremental sync: terms, products modified since the last one, then a comparison of ids. */
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

/** Deletions that were refused because there were implausibly many. */
export interface RefusedDeletions {
  at: number;
  ids: number[];
  /** Only a full sync's refusal lets the next full sync delete. */
  by: "full" | "incremental";
}

/** The persisted state between two steps. Times are Unix ms. */
export interface SyncState {
  run: Run | null;
  /** A full sync starts as soon as no run is in progress. */
  isFullWanted: boolean;
  /** Products per request; halved by a fault, adapted to how fast the backend answers (sync-pace.ts). */
  pageSize: number;
  /** Consecutive faults; 0 after a success. */
  faults: number;
  /** The backend isn't queried before this time. */
  pausedUntil: number;
  lastFullAt: number;
  /** When the last run of either kind began: later edits may not have been read. */
  lastIncrementalAt: number;
  /** The newest modification that has been synced. */
  modifiedUntil: string | null;
  /**
   * A fingerprint of ROW_FORMAT, currency, tax display and terms that were renamed or deleted. If it changes, every row
   * may change.
   */
  fingerprint: string | null;
  refused: RefusedDeletions | null;
  areDeletionsAccepted: boolean;
  publishedAt: number;
  /** A published version that isn't in KV as the cache version yet, and when to write it; null: KV has it. */
  unwrittenVersion: number | null;
  versionDueAt: number;
  /** Whether many changes waited at the last publication, or a run was in progress. */
  isPublishedEarly: boolean;
  /** Rows changed before the last publication, less one for each second since. */
  recentRows: number;
  /** Duration of the last build and publication. */
  buildMs: number;
  /** Whether a snapshot has been published since the first full sync finished. */
  isCompletePublished: boolean;
  /** The day (since 1970) for which the published snapshot's discounts were computed. */
  discountsOfDay: number;
}

export const INITIAL_STATE: SyncState = {
  run: null,
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
  unwrittenVersion: null,
  versionDueAt: 0,
  isPublishedEarly: false,
  recentRows: 0,
  buildMs: 0,
  isCompletePublished: false,
  discountsOfDay: 0,
};

/** Progress of reading terms; the first request also reads the settings. */
export interface TermProgress {
  /** null: the first page. */
  cursor: string | null;
  chunks: number;
  /** Fingerprint of the settings. */
  settings: string;
}

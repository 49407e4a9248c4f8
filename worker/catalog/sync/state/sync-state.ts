import { INCREMENTAL_MS, nextFullSync, PAGE_SIZE_MAX } from "./sync-pace";

/** The part of Durable Object storage that the sync uses. */
export type SyncStorage = Pick<DurableObjectStorage, "get" | "put" | "delete" | "list">;

interface RunProgress {
  /** null: all terms have been read. */
  terms: TermProgress | null;
  startedAt: number;
  cursor: string | null;
  /** Number of chunks of ids in SeenIds. */
  chunks: number;
  found: number | null;
  /** The newest modification on the first page: later ones are left to the next incremental sync. */
  newest: string | null;
}

/** Progress of a full sync: terms, all published products by date, then the order by popularity. */
export interface FullRun extends RunProgress {
  kind: "full";
  done: number;
  /** The pass by popularity after the products; `chunks` of SeenIds. */
  popularity: { cursor: string | null; chunks: number } | null;
}

/** Progress of an incremental sync: terms, products modified since the last one, then a comparison of ids. */
export interface IncrementalRun extends RunProgress {
  kind: "incremental";
  phase: "modified" | "ids";
}

export type Run = FullRun | IncrementalRun;

/** Deletions that were refused because there were implausibly many. */
export interface RefusedDeletions {
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
   * A fingerprint of ROW_FORMAT, the settings (SourceSettings) and renamed or deleted terms. If it changes, every row
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
  /** As of the last publication: the number of rows changed before it, less one for each second that has passed. */
  recentRows: number;
  /** Duration of the last build and publication. */
  buildMs: number;
  /** Whether a snapshot has been published since the first full sync finished. */
  isCompletePublished: boolean;
  /** The day (since 1970) for which the published snapshot's discounts were computed. */
  discountsOfDay: number;
}

const INITIAL_STATE: SyncState = {
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

/** The state that the sync resumes from. */
export async function readState(storage: SyncStorage): Promise<SyncState> {
  return { ...INITIAL_STATE, ...(await storage.get<Partial<SyncState>>("state")) };
}

export async function saveState(storage: SyncStorage, state: SyncState): Promise<void> {
  await storage.put("state", state);
}

/** Progress of reading terms; the first request also reads the settings. */
export interface TermProgress {
  /** null: the first page. */
  cursor: string | null;
  chunks: number;
  /** Fingerprint of the settings. */
  settings: string;
}

export const TERMS_UNREAD: TermProgress = { cursor: null, chunks: 0, settings: "" };

const RUN_START = { cursor: null, chunks: 0, found: null, newest: null };

/** A full sync at its start. `terms` null: they have just been read. */
export function startFull(startedAt: number, terms: TermProgress | null = TERMS_UNREAD): FullRun {
  return { kind: "full", startedAt, terms, ...RUN_START, done: 0, popularity: null };
}

/** The run that is due; null: none is. */
export function startRun({ isFullWanted, lastFullAt, lastIncrementalAt }: SyncState, now: number): Run | null {
  if (isFullWanted || now >= nextFullSync(lastFullAt)) return startFull(now);
  if (now - lastIncrementalAt < INCREMENTAL_MS) return null;
  return { kind: "incremental", startedAt: now, terms: TERMS_UNREAD, ...RUN_START, phase: "modified" };
}

import type { SettingsReport } from "../rows/document-data";
import type { SnapshotPointer } from "../store/snapshot-store";
import type { ChangeNotice } from "./change-notice";
import type { EmptySearches } from "./state/empty-searches";

/** The state of the sync, for `/healthz` and the merchant's commands. Times are Unix ms, null: never. */
export interface SyncStatus {
  /** Number of rows. */
  products: number;
  lastFullAt: number | null;
  lastIncrementalAt: number | null;
  /** The run in progress; `found`: the backend's total, where reported. */
  run: { kind: "full" | "incremental"; startedAt: number; done: number; found: number | null } | null;
  isFullWanted: boolean;
  /** When the oldest unfetched change was queued; null: there is none. */
  pendingSince: number | null;
  /** How many changes wait. */
  pending: number;
  /** Consecutive backend faults, and until when the backend isn't queried because of them. */
  faults: number;
  pausedUntil: number;
  /** Whether all posts and pages have been read once. */
  arePostsComplete: boolean;
  /** Whether there are unpublished rows. */
  isDirty: boolean;
  snapshot: SnapshotPointer | null;
  /** Deletions refused because there were implausibly many (docs/catalog.md). */
  refusedDeletions: number;
  /** The report on WordPress's settings; null: they were never read. */
  settings: SettingsReport | null;
}

/** RPC methods of the sync object; see SyncService. */
export interface SyncCalls {
  ensureRunning(): Promise<void>;
  /** Repeating a call costs one request at most. */
  noteDelivery(notice: ChangeNotice): Promise<void>;
  noteChanges(ids: number[]): Promise<void>;
  /** Starts an incremental sync now, because terms or settings have changed or on request. */
  requestRun(): Promise<void>;
  noteEmptySearch(words: string): Promise<void>;
  requestFullSync(options: { acceptDeletions?: boolean }): Promise<void>;
  readStatus(): Promise<SyncStatus>;
  listEmptySearches(): Promise<EmptySearches[]>;
  findBySlug(slug: string): Promise<"written" | "unknown" | "failed">;
  /**
   * The published snapshot. If its format is another one, the sync builds it first; null if that takes more than
   * seconds.
   */
  awaitSnapshot(): Promise<SnapshotPointer | null>;
}

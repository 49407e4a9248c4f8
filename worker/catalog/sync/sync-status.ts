import type { SettingsReport } from "../rows/document-data";
import type { SnapshotPointer } from "../store/snapshot-store";

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

import type { SnapshotPointer } from "../store/snapshot-store";
import type { Notice } from "./read-notice";
import type { EmptySearches } from "./state/empty-searches";

/** How the replica stands, for `/healthz` and the merchant's commands. Times are milliseconds, null: never. */
export interface SyncStatus {
  /** Rows. */
  products: number;
  lastFullAt: number | null;
  lastIncrementalAt: number | null;
  /** What is under way; `found`: how many products the backend says there are, where it does. */
  run: { kind: "full" | "incremental"; startedAt: number; done: number; found: number | null } | null;
  isFullWanted: boolean;
  /** When the oldest change was noted that isn't fetched yet; null: none waits. */
  pendingSince: number | null;
  /** Faults of the backend in a row, and until when it isn't queried again because of them. */
  faults: number;
  pausedUntil: number;
  /** Rows were written that aren't published yet. */
  isDirty: boolean;
  snapshot: SnapshotPointer | null;
  /** Too many at once to be believed (docs/catalog.md). */
  refusedDeletions: number;
}

/** What a catalog command may ask of the synchronization; see SyncService. */
export interface SyncCalls {
  ensureRunning(): Promise<void>;
  /** `delivery` names a notice of WooCommerce or the plugin: one that was heard before changes nothing. */
  noteDelivery(delivery: string, notice: Notice): Promise<"noted" | "known">;
  noteChanges(ids: number[]): Promise<void>;
  /** An incremental sync now: terms or settings have changed, or somebody asks for it. */
  requestRun(): Promise<void>;
  noteEmptySearch(words: string): Promise<void>;
  requestFullSync(options: { acceptDeletions?: boolean }): Promise<void>;
  readStatus(): Promise<SyncStatus>;
  listEmptySearches(): Promise<EmptySearches[]>;
  findBySlug(slug: string): Promise<"written" | "unknown" | "failed">;
}

import type { PendingChanges } from "./state/pending-changes";
import { readPopularity } from "./state/popularity";
import type { RowWriter } from "./state/row-writer";
import { saveState, type SyncState, type SyncStorage } from "./state/sync-state";
import type { SnapshotStore } from "../store/snapshot-store";
import type { Publish } from "../publication/publish-catalog";
import { log } from "../../../app/services/log";

const DAY_MS = 86_400_000;

/** Minimum interval while the first full sync runs: a snapshot of a partial catalog is soon replaced. */
const INCOMPLETE_INTERVAL_MS = 30_000;

const VERSION_RETRY_MS = 30_000;

/** Building a large catalog takes at most a third of the time. */
const BUILD_INTERVAL_FACTOR = 3;

/** Each publication outdates all cached pages: the more rows changed lately, the later the next, up to 5 minutes. */
const ROW_INTERVAL_MS = 300;
const RECENT_ROWS_MAX = 1000;
/** One row a second is forgotten, so that orders and single edits don't add up over the day. */
const FORGOTTEN_MS = 1000;
/** If this many changes wait, they come from an import. */
const BACKLOG = 100;

interface ScheduleParts {
  storage: SyncStorage;
  snapshots: Pick<SnapshotStore, "isReplaced">;
  changes: PendingChanges;
  writer: RowWriter;
  publish: Publish;
  /** Outdates the cached pages of earlier versions. */
  writeVersion: (version: number) => Promise<void>;
  /** Minimum interval between two publications. */
  publicationMs: number;
}

/** Schedules publications: soon after rows change, ever less often during an import, at once after it, and once a day. */
export class PublicationSchedule {
  readonly #parts: ScheduleParts;
  /** RowWriter's count at the last publication. */
  #published = 0;
  /** A build in progress; `changes`: RowWriter's count when it started. */
  #build: { changes: number; ms: number } | null = null;
  /** Whether the code that ran before published another format; null: not checked yet. */
  #isReplaced: boolean | null = null;

  constructor(parts: ScheduleParts) {
    this.#parts = parts;
  }

  /** Unix ms; Infinity: nothing to publish. */
  async dueAt(state: SyncState, now: number): Promise<number> {
    this.#isReplaced ??= await this.#parts.snapshots.isReplaced();
    if (this.#build || this.#isReplaced) return now;
    // The first complete publication opens the shop.
    if (state.lastFullAt > 0 && !state.isCompletePublished) return now;
    // The 30-day period of a discount moves on daily.
    const isAnotherDay = state.lastFullAt > 0 && state.discountsOfDay !== toDay(now);
    const isChanged = isAnotherDay || (await this.#parts.writer.isDirty());
    if (!isChanged) return Infinity;
    return state.publishedAt + Math.max(await this.#minInterval(state), BUILD_INTERVAL_FACTOR * state.buildMs);
  }

  async #minInterval(state: SyncState): Promise<number> {
    const { publicationMs, changes, writer } = this.#parts;
    if (state.lastFullAt === 0) return INCOMPLETE_INTERVAL_MS;
    if (await writer.isUrgent()) return publicationMs;
    const isOver = state.isPublishedEarly && state.run === null && (await changes.isEmpty());
    return isOver ? publicationMs : Math.max(publicationMs, ROW_INTERVAL_MS * state.recentRows);
  }

  /** When an import has ended, its rows no longer delay publications. */
  async #noteRows(state: SyncState, rows: number, now: number): Promise<SyncState> {
    const least = state.isPublishedEarly ? 1 : BACKLOG;
    const isPublishedEarly = state.run !== null || (await this.#parts.changes.count(least)) === least;
    const isOver = !isPublishedEarly && (state.isPublishedEarly || !state.isCompletePublished);
    const left = Math.max(0, state.recentRows - (now - state.publishedAt) / FORGOTTEN_MS);
    return { ...state, isPublishedEarly, recentRows: isOver ? 0 : Math.min(RECENT_ROWS_MAX, left + rows) };
  }

  /** One step. When it publishes, the new state is saved before the rows count as published. Throws SupersededWriter. */
  async publish(state: SyncState, now: number): Promise<SyncState> {
    const { publish, storage, writer } = this.#parts;
    const started = Date.now();
    // Rows written while a snapshot is built may be missing from it.
    const { changes, ms } = this.#build ?? { changes: writer.changes, ms: 0 };
    this.#build = null;
    const known = { isComplete: state.lastFullAt > 0, readSold: () => readPopularity(storage) };
    const version = await publish(await writer.fence(), now, known);
    const buildMs = ms + Date.now() - started;
    if (version === null) {
      this.#build = { changes, ms: buildMs };
      return state;
    }
    this.#isReplaced = false;
    const next = {
      ...(await this.#noteRows(state, changes - this.#published, now)),
      publishedAt: now,
      unwrittenVersion: version,
      versionDueAt: now,
      buildMs,
      discountsOfDay: toDay(now),
      isCompletePublished: state.lastFullAt > 0,
    };
    await saveState(storage, next);
    await writer.markPublished(changes);
    this.#published = changes;
    return this.writeVersion(next, now);
  }

  /** Outdates the cached pages of earlier versions, if that is due; KV may have reached its daily limit of writes. */
  async writeVersion(state: SyncState, now: number): Promise<SyncState> {
    const { unwrittenVersion, versionDueAt } = state;
    if (unwrittenVersion === null || versionDueAt > now) return state;
    let next: SyncState = { ...state, unwrittenVersion: null };
    try {
      await this.#parts.writeVersion(unwrittenVersion);
    } catch (error) {
      log("cache-version-failed", { error });
      next = { ...state, versionDueAt: now + VERSION_RETRY_MS };
    }
    await saveState(this.#parts.storage, next);
    return next;
  }
}

function toDay(now: number): number {
  return Math.floor(now / DAY_MS);
}

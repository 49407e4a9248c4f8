import type { SettingsReport } from "../rows/document-data";
import type { ChangeNotice } from "./change-notice";
import type { SnapshotPointer, SnapshotStore } from "../store/snapshot-store";
import type { CatalogSync } from "./catalog-sync";
import { EmptySearchCounts, type EmptySearches } from "./state/empty-searches";
import { SlugSearch, type SlugFinding } from "./slug-search";
import type { SyncStorage } from "./state/sync-state";
import type { SyncStatus } from "./sync-status";
import { withTimeout } from "../../platform/timeout";

/** Changes that are reported within this time are fetched together. */
const BATCH_MS = 1000;
/** How long a page waits for a snapshot; a page must be answered within four seconds. */
const SNAPSHOT_WAIT_MS = 3000;
const SNAPSHOT_PAUSE_MS = 100;
const SCOPE = "scope";

type AlarmStorage = SyncStorage & Pick<DurableObjectStorage, "getAlarm" | "setAlarm">;

interface ServiceParts {
  storage: AlarmStorage;
  /** The running code's scope: the object of another backend stays idle until that backend is configured again. */
  scope: string;
  sync: CatalogSync;
  snapshots: SnapshotStore;
  countProducts: () => Promise<number>;
  readSettingsReport: () => Promise<SettingsReport | null>;
}

/** The Durable Object's logic: queues changes, and runs the sync's steps by alarm. */
export class SyncService {
  readonly #parts: ServiceParts;
  readonly #slugs: SlugSearch;
  readonly #searches: EmptySearchCounts;
  /** Shared by all pages that wait: each check is a query, and after a deployment every page is uncached. */
  #publication: Promise<void> | null = null;
  #awaitedUntil = 0;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
    this.#searches = new EmptySearchCounts(parts.storage);
    this.#slugs = new SlugSearch((slug) => parts.sync.findBySlug(slug, Date.now()));
  }

  /** Starts the first sync, or one whose alarm was lost. */
  async ensureRunning(): Promise<void> {
    await this.#scheduleAlarm(Date.now());
  }

  async noteChanges(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = Date.now();
    await this.#parts.sync.noteChanges(ids, now);
    this.#slugs.clear();
    await this.#scheduleAlarm(now + BATCH_MS);
  }

  /** Repeating a call costs one request at most. */
  async noteDelivery({ ids, posts, isSetting, isContent, areCouriers, isPurge }: ChangeNotice): Promise<void> {
    await this.noteChanges(ids);
    if (isPurge) await this.#parts.sync.requestPublication();
    if (isSetting) await this.requestRun();
    if (areCouriers) await this.#parts.sync.noteCouriers(Date.now());
    if (isContent) await this.#parts.sync.noteContent(posts, Date.now());
    if (isContent || areCouriers) await this.#scheduleAlarm(Date.now() + BATCH_MS);
  }

  /** Starts an incremental sync now, because terms or settings have changed or on request. */
  async requestRun(): Promise<void> {
    await this.#parts.sync.requestRun();
    await this.#scheduleAlarm(Date.now() + BATCH_MS);
  }

  async requestFullSync(options: { acceptDeletions: boolean }): Promise<void> {
    await this.#parts.sync.requestFullSync(options);
    await this.#scheduleAlarm(Date.now());
  }

  async findBySlug(slug: string): Promise<SlugFinding> {
    const found = await this.#slugs.find(slug, Date.now());
    if (found === "written") await this.#scheduleAlarm(Date.now() + BATCH_MS);
    return found;
  }

  noteEmptySearch(words: string): Promise<void> {
    return this.#searches.add(words, Date.now());
  }

  listEmptySearches(): Promise<EmptySearches[]> {
    return this.#searches.list();
  }

  async readStatus(): Promise<SyncStatus> {
    const { sync, countProducts, readSettingsReport } = this.#parts;
    const [state, products, snapshot, settings] = await Promise.all([
      sync.readState(),
      countProducts(),
      this.awaitSnapshot(),
      readSettingsReport(),
    ]);
    const { run, lastFullAt, lastIncrementalAt, isFullWanted, faults, pausedUntil } = state;
    const done = run?.kind === "full" ? run.done : 0;
    return {
      products,
      lastFullAt: lastFullAt || null,
      lastIncrementalAt: lastIncrementalAt || null,
      run: run && { kind: run.kind, startedAt: run.startedAt, done, found: run.found },
      isFullWanted,
      ...(await sync.readWaiting()),
      faults,
      pausedUntil,
      snapshot,
      refusedDeletions: state.refused?.ids.length ?? 0,
      settings,
    };
  }

  /**
   * The published snapshot. If it is of another format, the sync first builds one of this format; null if that takes
   * longer than `SNAPSHOT_WAIT_MS`.
   */
  async awaitSnapshot(): Promise<SnapshotPointer | null> {
    this.#awaitedUntil = Date.now() + SNAPSHOT_WAIT_MS;
    this.#publication ??= this.#awaitPublication().finally(() => (this.#publication = null));
    await withTimeout(this.#publication, SNAPSHOT_WAIT_MS);
    return this.#parts.snapshots.readPointer();
  }

  async #awaitPublication(): Promise<void> {
    while ((await this.#parts.snapshots.isReplaced()) && Date.now() < this.#awaitedUntil) {
      await this.ensureRunning();
      await new Promise((resolve) => setTimeout(resolve, SNAPSHOT_PAUSE_MS));
    }
  }

  /** Runs one step and schedules the next. */
  async alarm(): Promise<void> {
    if (!(await this.#hasOwnScope())) return;
    await this.#scheduleAlarm(await this.#parts.sync.step(Date.now()));
  }

  /** Never postpones an earlier alarm. */
  async #scheduleAlarm(at: number): Promise<void> {
    const { storage } = this.#parts;
    const known = await storage.getAlarm();
    if (known === null || known > at) await storage.setAlarm(at);
  }

  async #hasOwnScope(): Promise<boolean> {
    const { storage, scope } = this.#parts;
    const known = await storage.get<string>(SCOPE);
    if (known === undefined) await storage.put(SCOPE, scope);
    return known === undefined || known === scope;
  }
}

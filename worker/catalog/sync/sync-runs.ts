import { BackendFault } from "../../woocommerce/errors";
import type { ProductRows } from "../store/product-rows";
import type { CatalogSource, SourceProducts } from "../rows/catalog-source";
import { isPlausible } from "./state/plausible-deletions";
import type { PendingChanges } from "./state/pending-changes";
import { isStoredPopularity, writePopularity } from "./state/popularity";
import type { RowWriter } from "./state/row-writer";
import { pickControls, writeControls } from "./state/control-ids";
import type { SeenIds } from "./state/seen-ids";
import type { FullRun, IncrementalRun, RefusedDeletions, SyncState, SyncStorage } from "./state/sync-state";
import { log } from "../../../app/services/log";

const IDS_PER_QUERY = 100;
const POPULARITY_FAULTS_MAX = 3;
/** WordPress gives times in the store's time zone. */
const TIME_ZONES_MS = 14 * 3_600_000;

interface RunParts {
  source: CatalogSource;
  rows: ProductRows;
  writer: RowWriter;
  changes: PendingChanges;
  seen: SeenIds;
  /** Ids by popularity so far. */
  sold: SeenIds;
  storage: SyncStorage;
  /** Records that every price was checked today. */
  notePriceDay: (now: number) => Promise<void>;
}

/** Walks the whole catalog, or its modified products. Each call is one request; all throw BackendFault, SupersededWriter. */
export class SyncRuns {
  readonly #parts: RunParts;

  constructor(parts: RunParts) {
    this.#parts = parts;
  }

  async continueFull(state: SyncState, run: FullRun, now: number): Promise<SyncState> {
    const { source, writer, seen } = this.#parts;
    if (run.popularity) return this.#readPopularity(state, run, run.popularity, now);
    const page = await source.listProducts(state.pageSize, run.cursor);
    await writer.write(page, now);
    await seen.add(run.chunks, idsOf(page));
    const done = run.done + page.rows.length + page.malformed.length;
    const newest = run.newest ?? limitTime(page, now);
    const found = run.found ?? page.found;
    const next: FullRun = { ...run, cursor: page.next, chunks: run.chunks + 1, done, found, newest };
    return { ...state, run: page.next === null ? { ...next, popularity: { cursor: null, chunks: 0 } } : next };
  }

  continueIncremental(state: SyncState, run: IncrementalRun, now: number): Promise<SyncState> {
    return run.phase === "modified" ? this.#readModified(state, run, now) : this.#readIds(state, run, now);
  }

  /** Continues a full run after a product that can't be fetched; null: even its id is unavailable. */
  async skip(run: FullRun): Promise<FullRun | null> {
    const { source, seen } = this.#parts;
    const one = await source.listIds(1, run.cursor).catch(() => null);
    if (!one || one.ids.length === 0) return null;
    log("catalog-product-malformed", { id: one.ids[0], error: "no response" });
    await seen.add(run.chunks, one.ids);
    return { ...run, cursor: one.next, chunks: run.chunks + 1, done: run.done + 1 };
  }

  /** Reads only ids, 100 per request. */
  async #readPopularity(
    state: SyncState,
    run: FullRun,
    { cursor, chunks }: NonNullable<FullRun["popularity"]>,
    now: number,
  ): Promise<SyncState> {
    const { source, sold, storage, writer } = this.#parts;
    if (chunks === 0) await sold.clear();
    const page = await source.listIds(IDS_PER_QUERY, cursor, "POPULARITY").catch((error: unknown) => {
      if (!(error instanceof BackendFault) || state.faults < POPULARITY_FAULTS_MAX) throw error;
      return null;
    });
    // If the order by popularity can't be read, yesterday's is good enough.
    if (!page) return this.#endFull(state, run, now);
    await sold.add(chunks, page.ids);
    if (page.next !== null) return { ...state, run: { ...run, popularity: { cursor: page.next, chunks: chunks + 1 } } };
    const ids = await sold.readAll();
    if (!(await isStoredPopularity(storage, ids))) {
      await writer.markDirty();
      await writePopularity(storage, ids);
    }
    return this.#endFull(state, run, now);
  }

  async #endFull(state: SyncState, run: FullRun, now: number): Promise<SyncState> {
    const { storage, notePriceDay } = this.#parts;
    const { listed, deletions, refused } = await this.#compare(state, "full", now);
    if (listed.length > 0) await writeControls(storage, pickControls(listed));
    await notePriceDay(now);
    const ms = now - run.startedAt;
    const refusedDeletions = refused?.ids.length ?? 0;
    log("catalog-sync", { kind: "full", products: run.done, ms, deletions, refusedDeletions });
    const modifiedUntil = run.newest ?? state.modifiedUntil;
    // Edits after the run's first page are left to an incremental sync, which is soon due after a long run.
    const times = { lastFullAt: now, lastIncrementalAt: run.startedAt, modifiedUntil };
    return { ...state, ...times, run: null, refused, areDeletionsAccepted: false };
  }

  async #readModified(state: SyncState, run: IncrementalRun, now: number): Promise<SyncState> {
    const { source, rows, writer } = this.#parts;
    const page = await source.listModified(state.pageSize, run.cursor);
    const written = await writer.write(page, now);
    const newest = run.newest ?? limitTime(page, now);
    const found = run.found ?? page.found;
    const until = state.modifiedUntil;
    // A page with changes doesn't end the walk: the clock may have been set back, and a bulk import gives hundreds the same second.
    const isBehind = until !== null && page.modified !== null && written === 0 && page.modified.oldest <= until;
    const next: IncrementalRun = { ...run, cursor: page.next, newest, found };
    if (page.next !== null && !isBehind) return { ...state, run: next };
    // A clock that was set back moves the limit back too.
    const advanced = { ...state, modifiedUntil: newest ?? until };
    if (found === (await rows.count())) return this.#endIncremental({ ...advanced, refused: null }, run);
    return { ...advanced, run: { ...next, phase: "ids", cursor: null } };
  }

  async #readIds(state: SyncState, run: IncrementalRun, now: number): Promise<SyncState> {
    const { source, seen } = this.#parts;
    const page = await source.listIds(IDS_PER_QUERY, run.cursor);
    await seen.add(run.chunks, page.ids);
    if (page.next !== null) return { ...state, run: { ...run, cursor: page.next, chunks: run.chunks + 1 } };
    const { refused } = await this.#compare(state, "incremental", now);
    const isKnown = refused !== null && state.refused?.by === "full";
    return this.#endIncremental(isKnown ? state : { ...state, refused }, run);
  }

  #endIncremental(state: SyncState, run: IncrementalRun): SyncState {
    const refusedDeletions = state.refused?.ids.length ?? 0;
    log("catalog-sync", { kind: "incremental", refusedDeletions });
    return { ...state, run: null, lastIncrementalAt: run.startedAt };
  }

  /** Compares the listed ids with the rows; differences are queued to be fetched by id, and only then deleted. */
  async #compare(state: SyncState, by: RefusedDeletions["by"], now: number) {
    const { seen, rows, changes } = this.#parts;
    const missing = await seen.readAll();
    const listed = [...missing];
    const gone: number[] = [];
    let known = 0;
    for (let after = 0, isLast = false; !isLast;) {
      const page = await rows.listIds(after);
      for (const id of page.ids) if (!missing.delete(id)) gone.push(id);
      known += page.ids.length;
      after = page.ids.at(-1) ?? 0;
      isLast = page.isLast;
    }
    // If a backend lists only half of its products, it may do so for 15 minutes, so the next incremental run would miss
    // the same ones. Only full syncs confirm each other's deletions.
    const missedBefore = by === "full" && state.refused?.by === "full" ? state.refused.ids : [];
    const isAccepted = state.areDeletionsAccepted || isPlausible(gone, known, missedBefore);
    await changes.add(isAccepted ? [...missing, ...gone] : [...missing], now);
    const refused: RefusedDeletions | null = isAccepted ? null : { ids: gone, by };
    return { listed, deletions: isAccepted ? gone.length : 0, refused };
  }
}

/** The newest modification of a page, but none in the future: from a wrong clock, it would hide all later ones. */
function limitTime({ modified }: SourceProducts, now: number): string | null {
  const latest = new Date(now + TIME_ZONES_MS).toISOString();
  return modified === null || modified.newest < latest ? (modified?.newest ?? null) : latest;
}

function idsOf(page: SourceProducts): number[] {
  return [...page.rows, ...page.malformed].flatMap(({ id }) => id ?? []);
}

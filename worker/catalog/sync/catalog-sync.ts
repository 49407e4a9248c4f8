import { BackendFault } from "../../../app/backend/errors";
import { SupersededWriter } from "../store/fenced-batch";
import type { DocumentRows } from "../store/document-rows";
import type { ProductRows } from "../store/product-rows";
import type { TermRows } from "../store/term-rows";
import type { CatalogSource } from "./catalog-source";
import { ChangedProducts } from "./changed-products";
import { DocumentSync } from "./document-sync";
import { FullSyncRequest } from "./full-sync-request";
import { PendingChanges } from "./pending-changes";
import { Publication, type PublicationParts } from "./publication";
import { RowWriter } from "./row-writer";
import { SeenIds } from "./seen-ids";
import { growPageSize, nextFullSync } from "./sync-pace";
import { SyncRuns } from "./sync-runs";
import { INITIAL_STATE, type FullRun, type IncrementalRun, type SyncState, type SyncStorage } from "./sync-state";
import { TERMS_UNREAD, TermSync, type TermProgress } from "./term-sync";

const MINUTE_MS = 60_000;
/** With two of D1 for each, a step stays under 40 subrequests. */
const QUERIES_A_STEP = 12;
const INCREMENTAL_MS = 15 * MINUTE_MS;
const PAUSE_MAX_MS = 5 * MINUTE_MS;
/** A product that fails alone so often is passed over. */
const FAULTS_OF_ONE_MAX = 3;

export interface SyncParts {
  source: CatalogSource;
  rows: ProductRows;
  terms: TermRows;
  documents: DocumentRows;
  storage: SyncStorage;
  notePriceDay: (now: number) => Promise<void>;
  publish: PublicationParts["publish"];
  publicationMs: number;
  log: (entry: Record<string, unknown>) => void;
}

/**
 * Keeps the rows what the backend's published products are. Every step is bounded and persisted, so that one that was
 * killed is taken up again by the next; two can't write at once, because each isolate takes a fence of its own.
 */
export class CatalogSync {
  readonly #parts: SyncParts;
  readonly #changes: PendingChanges;
  readonly #changed: ChangedProducts;
  readonly #runs: SyncRuns;
  readonly #seen: SeenIds;
  readonly #terms: TermSync;
  readonly #documents: DocumentSync;
  readonly #request: FullSyncRequest;
  readonly #publication: Publication;
  readonly #writer: RowWriter;

  constructor(parts: SyncParts) {
    this.#parts = parts;
    this.#changes = new PendingChanges(parts.storage);
    this.#request = new FullSyncRequest(parts.storage);
    this.#seen = new SeenIds(parts.storage, "products");
    this.#writer = new RowWriter(parts.rows, parts.storage, parts.log);
    const shared = { ...parts, writer: this.#writer, changes: this.#changes, seen: this.#seen };
    this.#changed = new ChangedProducts(shared);
    this.#runs = new SyncRuns(shared);
    this.#publication = new Publication(shared);
    this.#terms = new TermSync(shared);
    this.#documents = new DocumentSync(shared);
  }

  async readState(): Promise<SyncState> {
    return { ...INITIAL_STATE, ...(await this.#parts.storage.get<Partial<SyncState>>("state")) };
  }

  /** Notes that products changed, or may be gone; they are fetched by the next step. */
  async noteChanges(ids: number[], now: number): Promise<void> {
    await this.#changes.add(ids, now);
  }

  /** Notes that menus, texts or posts may have changed; they are read by the next step. */
  async noteContent(now: number): Promise<void> {
    await this.#documents.request(now);
  }

  /** Asks for a full sync; one that runs already is joined. `acceptDeletions`: it may delete whatever is gone. */
  async requestFullSync({ acceptDeletions = false } = {}): Promise<void> {
    await this.#request.put(acceptDeletions);
  }

  /** Does some of what is due, and tells when the next step is. Faults of the backend pause it, and are never thrown. */
  async step(now: number): Promise<number> {
    let state = await this.#request.take(await this.readState(), (next) => this.#save(next));
    try {
      await this.#writer.fence();
      // Each in a step of its own, for each has its subrequests.
      if ((await this.#publication.dueAt(state, now)) <= now) state = await this.#publish(state, now);
      else if (now >= state.pausedUntil) state = await this.#work(state, now);
    } catch (error) {
      if (error instanceof SupersededWriter) this.#writer.dropFence();
      else this.#parts.log({ event: "catalog-sync-failed", message: String(error).slice(0, 300) });
      const known = await this.readState();
      state = { ...known, faults: known.faults + 1, pausedUntil: now + MINUTE_MS };
      await this.#save(state);
    }
    return this.#nextStep(state, now);
  }

  #publish(state: SyncState, now: number): Promise<SyncState> {
    return this.#publication.publish(state, now, (next) => this.#save(next));
  }

  async #work(state: SyncState, now: number): Promise<SyncState> {
    for (let query = 0; query < QUERIES_A_STEP; query++) {
      const before = state;
      try {
        state = await this.#query(state, now);
      } catch (error) {
        if (!(error instanceof BackendFault)) throw error;
        state = await this.#afterFault(before, error, now);
        await this.#save(state);
        return state;
      }
      if (state === before) return state;
      state = { ...state, faults: 0, pausedUntil: 0, pageSize: growPageSize(state.pageSize) };
      await this.#save(state);
    }
    return state;
  }

  /** One query of what is most urgent; the same state where nothing is due. */
  async #query(state: SyncState, now: number): Promise<SyncState> {
    if (await this.#changed.fetch(state.pageSize, now)) return { ...state };
    const { run } = state;
    // Behind the terms of a first run: a shop without them has little to show.
    if (!run?.terms && (await this.#documents.read(now))) return { ...state };
    if (run?.terms) return this.#readTerms(state, run, run.terms, now);
    if (run?.kind === "full") return this.#runs.continueFull(state, run, now);
    if (run) return this.#runs.continueIncremental(state, run, now);
    const start = { startedAt: now, terms: TERMS_UNREAD, cursor: null, chunks: 0, found: null };
    if (state.isFullWanted || now >= nextFullSync(state.lastFullAt))
      return { ...state, isFullWanted: false, run: { kind: "full", ...start, done: 0 } };
    if (now - state.lastIncrementalAt < INCREMENTAL_MS) return state;
    return { ...state, run: { kind: "incremental", ...start, phase: "modified", newest: null } };
  }

  async #readTerms(state: SyncState, run: FullRun | IncrementalRun, at: TermProgress, now: number): Promise<SyncState> {
    const [progress, isLast] = await this.#terms.read(at, await this.#writer.fence());
    if (!isLast) return { ...state, run: { ...run, terms: progress } };
    await this.#seen.clear();
    await this.#documents.request(now);
    const { fingerprint } = progress;
    if (run.kind === "full" || fingerprint === state.fingerprint)
      return { ...state, fingerprint, run: { ...run, terms: null } };
    const full = { startedAt: now, terms: null, cursor: null, chunks: 0, found: null };
    return { ...state, fingerprint, run: { kind: "full", ...full, done: 0 } };
  }

  async #afterFault(state: SyncState, fault: BackendFault, now: number): Promise<SyncState> {
    const faults = state.faults + 1;
    this.#parts.log({ event: "catalog-sync-fault", kind: fault.failure.kind, pageSize: state.pageSize, faults });
    const next = { ...state, faults, pausedUntil: now + Math.min(1000 * 2 ** Math.min(faults, 20), PAUSE_MAX_MS) };
    // A backend that can't be reached wouldn't answer a smaller question either.
    if (fault.failure.kind === "unreachable") return next;
    if (state.pageSize > 1) return { ...next, pageSize: Math.floor(state.pageSize / 2) };
    return faults > FAULTS_OF_ONE_MAX ? this.#passOver(next) : next;
  }

  /** One product that can't be had keeps its row and stops nothing else; if its id can't be had either, nothing is. */
  async #passOver(state: SyncState): Promise<SyncState> {
    const id = await this.#changed.passOver();
    if (id !== null) {
      this.#parts.log({ event: "catalog-product-malformed", id, reason: "no answer" });
      return { ...state, faults: 0 };
    }
    const { run } = state;
    // What can't be read by its modification may still be missing.
    if (run?.kind === "incremental") return { ...state, run: { ...run, phase: "ids", cursor: null } };
    const next = run && (await this.#runs.passOver(run));
    return next ? { ...state, faults: 0, run: next } : state;
  }

  async #nextStep(state: SyncState, now: number): Promise<number> {
    const publication = await this.#publication.dueAt(state, now);
    const isBusy = state.run !== null || state.isFullWanted || !(await this.#changes.isEmpty());
    const run = Math.min(state.lastIncrementalAt + INCREMENTAL_MS, nextFullSync(state.lastFullAt));
    const query = isBusy ? now : Math.min(run, await this.#documents.dueAt());
    return Math.max(now, Math.min(publication, Math.max(query, state.pausedUntil)));
  }

  async #save(state: SyncState): Promise<void> {
    await this.#parts.storage.put("state", state);
  }
}

import { BackendFault } from "../../woocommerce/errors";
import { SupersededWriter } from "../store/scoped-rows";
import type { CatalogStores } from "../store/stores";
import type { CatalogSource } from "../rows/catalog-source";
import { ChangedProducts } from "./changed-products";
import { DocumentSync } from "./content/document-sync";
import { PendingChanges } from "./state/pending-changes";
import { PostSync } from "./content/post-sync";
import { PublicationSchedule } from "./publication-schedule";
import { RowWriter } from "./state/row-writer";
import { SaleTimes } from "./state/sale-times";
import { SeenIds } from "./state/seen-ids";
import { adaptPageSize, INCREMENTAL_MS, nextFullSync, openStepBudget } from "./state/sync-pace";
import { afterFault } from "./sync-faults";
import { SyncRequests } from "./sync-requests";
import { SyncRuns } from "./sync-runs";
import { readState, saveState, startRun, type SyncState, type SyncStorage } from "./state/sync-state";
import type { SlugFinding } from "./slug-search";
import { TermSync } from "./term-sync";
import type { Publish } from "../publication/publish-catalog";
import { log } from "../../../app/services/log";

const MINUTE_MS = 60_000;

const POSTS_TURN = 4;

/** How often edits are fetched at most while documents are read; more would exceed the step's 40 subrequests. */
const FETCHES_BETWEEN_MAX = 2;

interface SyncParts extends CatalogStores {
  source: CatalogSource;
  storage: SyncStorage;
  notePriceDay: (now: number) => Promise<void>;
  publish: Publish;
  writeVersion: (version: number) => Promise<void>;
  publicationMs: number;
}

/**
 * Keeps the rows in sync with the backend's published products. Every step is bounded and persisted, so that the next one resumes
 * after a crash; two writers can't interleave, because each isolate takes a fence of its own.
 */
export class CatalogSync {
  readonly #parts: SyncParts;
  readonly #changes: PendingChanges;
  readonly #changed: ChangedProducts;
  readonly #runs: SyncRuns;
  readonly #sales: SaleTimes;
  readonly #terms: TermSync;
  readonly #documents: DocumentSync;
  readonly #posts: PostSync;
  readonly #requests: SyncRequests;
  readonly #publication: PublicationSchedule;
  readonly #writer: RowWriter;
  #turn = 0;

  constructor(parts: SyncParts) {
    this.#parts = parts;
    this.#changes = new PendingChanges(parts.storage);
    this.#requests = new SyncRequests(parts.storage);
    this.#sales = new SaleTimes(parts.storage, this.#changes);
    this.#writer = new RowWriter(parts.rows, parts.storage, this.#sales);
    const seen = new SeenIds(parts.storage, "products");
    const sold = new SeenIds(parts.storage, "sold");
    const shared = { ...parts, changes: this.#changes, seen, sold, writer: this.#writer };
    this.#changed = new ChangedProducts(shared);
    this.#runs = new SyncRuns(shared);
    this.#publication = new PublicationSchedule(shared);
    this.#documents = new DocumentSync(shared);
    const known = { ...shared, documents: this.#documents };
    this.#posts = new PostSync(known);
    this.#terms = new TermSync(known);
  }

  readState(): Promise<SyncState> {
    return readState(this.#parts.storage);
  }

  /** Queues products that changed or may be deleted; the next step fetches them. */
  async noteChanges(ids: number[], now: number): Promise<void> {
    await this.#changes.add(ids, now);
  }

  /** Queues the documents (menus, countries …), and these posts and pages or, if none are given, a walk over all. */
  async noteContent(posts: number[], now: number): Promise<void> {
    await this.#documents.request(now);
    await (posts.length > 0 ? this.#posts.noteChanges(posts, now) : this.#posts.requestWalk());
  }

  /** Queues couriers and their offices; the next step reads them. */
  async noteCouriers(now: number): Promise<void> {
    await this.#documents.requestCouriers(now);
  }

  /** Requests a full sync, or joins a running one. `acceptDeletions`: skip the plausibility check of deletions. */
  async requestFullSync({ acceptDeletions = false } = {}): Promise<void> {
    await this.#requests.putFull(acceptDeletions);
    await this.#posts.requestWalk({ isFull: true, acceptDeletions });
  }

  /** Starts an incremental sync now, because terms or settings have changed. */
  async requestRun(): Promise<void> {
    await this.#requests.putRun();
  }

  /** Requests a publication even if nothing has changed: it outdates all cached pages. */
  async requestPublication(): Promise<void> {
    await this.#writer.markDirty();
  }

  /** Fetches a product without a row and writes it. Failures are logged. */
  async findBySlug(slug: string, now: number): Promise<SlugFinding> {
    try {
      return await this.#changed.findBySlug(slug, now);
    } catch (error) {
      if (error instanceof SupersededWriter) this.#writer.dropFence();
      log("catalog-slug-lookup-failed", { error });
      return "failed";
    }
  }

  /**
   * When the oldest waiting change was queued (Unix ms; null: none waits), how many wait, whether there are unpublished
   * rows, and whether all posts and pages have been read once.
   */
  async readWaiting() {
    return {
      pendingSince: await this.#changes.oldest(),
      pending: await this.#changes.count(),
      isDirty: await this.#writer.isDirty(),
      arePostsComplete: await this.#posts.isComplete(),
    };
  }

  /** Does one due step; returns when the next is due (Unix ms). Backend faults cause a pause and are never thrown. */
  async step(now: number): Promise<number> {
    let state = await this.#requests.take(await this.readState());
    try {
      state = await this.#publication.writeVersion(state, now);
      // Separate steps, because each needs its own budget of subrequests.
      if ((await this.#publication.dueAt(state, now)) <= now) state = await this.#publication.publish(state, now);
      else if (now >= state.pausedUntil) state = await this.#work(state, now);
      else await this.#posts.step(now);
    } catch (error) {
      const isSuperseded = error instanceof SupersededWriter;
      if (isSuperseded) this.#writer.dropFence();
      else log("catalog-sync-failed", { error });
      const known = await this.readState();
      state = { ...known, faults: known.faults + 1, pausedUntil: now + MINUTE_MS };
      await saveState(this.#parts.storage, state);
      // A due publication would otherwise be retried immediately while the database is down.
      if (!isSuperseded) return state.pausedUntil;
    }
    return this.#nextStep(state, now);
  }

  async #work(state: SyncState, now: number): Promise<SyncState> {
    const budget = openStepBudget(this.#parts.source, now);
    for (let calls = 0; budget.isLeft(calls); calls++) {
      // A dozen requests may take half a minute; a publication that becomes due doesn't wait for them.
      if (calls > 0 && (await this.#publication.dueAt(state, budget.now)) <= budget.now) return state;
      // Where shop and backend share a process, as on a developer's machine, requests come in only between two queries.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if ((await this.#isPostsTurn()) && (await this.#posts.step(now))) continue;
      const before = state;
      const asked = Date.now();
      try {
        state = await this.#query(state, now);
      } catch (error) {
        if (!(error instanceof BackendFault)) throw error;
        state = await afterFault({ changed: this.#changed, runs: this.#runs }, before, error, now);
        await saveState(this.#parts.storage, state);
        return state;
      }
      if (state === before) {
        if (await this.#posts.step(now)) continue;
        return state;
      }
      state = { ...state, faults: 0, pausedUntil: 0, pageSize: adaptPageSize(state.pageSize, Date.now() - asked) };
      await saveState(this.#parts.storage, state);
    }
    return state;
  }

  /**
   * Edits of products come first, then edits of posts, which documents would delay by seconds. Otherwise every fourth
   * request is for posts.
   */
  async #isPostsTurn(): Promise<boolean> {
    this.#turn = (this.#turn + 1) % POSTS_TURN;
    if (await this.#changes.hasEdits()) return false;
    return this.#turn === 0 || this.#posts.hasEdits();
  }

  /** One request for whatever is most urgent; the same state if nothing is due. */
  async #query(state: SyncState, now: number): Promise<SyncState> {
    await this.#sales.queueDue(now);
    if (await this.#changed.fetch(state.pageSize, now, { onlyEdits: true })) return { ...state };
    const { run } = state;
    // Documents wait until a run has read the terms, which a new shop needs first.
    if (!run?.terms && (await this.#documents.read(now, this.#fetchBetween(state, now)))) return { ...state };
    if (run?.terms) return this.#terms.continue(state, run, run.terms, now);
    const started = run ?? startRun(state, now);
    if (started !== run)
      return { ...state, run: started, isFullWanted: state.isFullWanted && started?.kind !== "full" };
    // An import of thousands comes last, so that it doesn't delay edits, texts or terms.
    if (await this.#changed.fetch(state.pageSize, now)) return { ...state };
    if (run?.kind === "full") return this.#runs.continueFull(state, run, now);
    return run ? this.#runs.continueIncremental(state, run, now) : state;
  }

  /** Lets edits pass while documents are read, which takes several requests. */
  #fetchBetween({ pageSize }: SyncState, now: number): () => Promise<void> {
    let left = FETCHES_BETWEEN_MAX;
    return async () => {
      if (left > 0 && (await this.#changed.fetch(pageSize, now, { onlyEdits: true }))) left--;
    };
  }

  async #nextStep(state: SyncState, now: number): Promise<number> {
    const publication = await this.#publication.dueAt(state, now);
    const isWanted = state.isFullWanted || (await this.#requests.isPending());
    const isBusy = state.run !== null || isWanted || !(await this.#changes.isEmpty());
    const run = Math.min(state.lastIncrementalAt + INCREMENTAL_MS, nextFullSync(state.lastFullAt));
    const query = isBusy ? now : Math.min(run, await this.#documents.dueAt(), await this.#sales.nextAt());
    const posts = await this.#posts.dueAt(now);
    const version = state.unwrittenVersion === null ? Infinity : state.versionDueAt;
    return Math.max(now, Math.min(publication, version, posts, Math.max(query, state.pausedUntil)));
  }
}

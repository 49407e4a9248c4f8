import { BackendFault } from "../../../woocommerce/errors";
import type { CatalogSource, SourcePosts } from "../../rows/catalog-source";
import type { PostRows } from "../../store/post-rows";
import type { DocumentSync } from "./document-sync";
import { PendingChanges } from "../state/pending-changes";
import { pickControls } from "../state/control-ids";
import { isPlausible } from "../state/plausible-deletions";
import type { RowWriter } from "../state/row-writer";
import { SeenIds } from "../state/seen-ids";
import { INCREMENTAL_MS, nextFullSync, pauseAfter } from "../state/sync-pace";
import type { SyncStorage } from "../state/sync-state";
import { log } from "../../../../app/services/log";

const STATE = "posts";
const REQUEST = "posts-requested";
/** Posts and pages per request: so many take WordPress up to a second. */
const READ_AT_ONCE = 25;
const FAULTS_OF_ONE_MAX = 3;

interface WalkRequest {
  isFull?: boolean;
  /** Skip the plausibility check of deletions. */
  acceptDeletions?: boolean;
}

interface PostState {
  /** The walk over all posts and pages in progress; `request.isFull`: it reads all of them. */
  walk: { cursor: string | null; chunks: number; request: WalkRequest } | null;
  lastAt: number;
  lastFullAt: number;
  /** Deletions that the last full walk refused. */
  refused: number[];
  /** Posts per request; halved by a fault. */
  size: number;
  faults: number;
  pausedUntil: number;
  /** Whether all posts and pages have been read once. */
  isComplete: boolean;
}

const INITIAL: PostState = {
  walk: null,
  lastAt: 0,
  lastFullAt: 0,
  refused: [],
  size: READ_AT_ONCE,
  faults: 0,
  pausedUntil: 0,
  isComplete: false,
};

interface PostParts {
  source: CatalogSource;
  posts: PostRows;
  documents: DocumentSync;
  storage: SyncStorage;
  writer: RowWriter;
}

/**
 * Keeps the posts and pages in sync. A walk over all of them compares the time of modification with each row, and those
 * that differ are read. A fault here doesn't pause the rest of the sync.
 */
export class PostSync {
  readonly #parts: PostParts;
  readonly #changes: PendingChanges;
  readonly #seen: SeenIds;

  constructor(parts: PostParts) {
    this.#parts = parts;
    this.#changes = new PendingChanges(parts.storage, "post");
    this.#seen = new SeenIds(parts.storage, "posts");
  }

  /** Queues posts and pages that changed or were deleted. */
  noteChanges(ids: number[], now: number): Promise<void> {
    return this.#changes.add(ids, now);
  }

  /** Queues a walk, which finds out what has changed. */
  async requestWalk(request: WalkRequest = {}): Promise<void> {
    const before = await this.#parts.storage.get<WalkRequest>(REQUEST);
    await this.#parts.storage.put(REQUEST, { ...before, ...request });
  }

  /** Whether all posts and pages have been read once. */
  async isComplete(): Promise<boolean> {
    return (await this.#readState()).isComplete;
  }

  hasEdits(): Promise<boolean> {
    return this.#changes.hasEdits();
  }

  /** When the next step is due, Unix ms. */
  async dueAt(now: number): Promise<number> {
    const state = await this.#readState();
    const isBusy =
      state.walk !== null || !(await this.#changes.isEmpty()) || (await this.#parts.storage.get(REQUEST)) !== undefined;
    const due = isBusy ? now : Math.min(state.lastAt + INCREMENTAL_MS, nextFullSync(state.lastFullAt));
    return Math.max(due, state.pausedUntil);
  }

  /** One request for what is due; false: nothing is. A backend's fault is logged. Throws SupersededWriter. */
  async step(now: number): Promise<boolean> {
    if ((await this.dueAt(now)) > now) return false;
    const state = await this.#readState();
    const ids = await this.#changes.take(state.size);
    try {
      const next = ids.size > 0 ? await this.#read(state, ids) : await this.#walk(state, now);
      const isComplete = next.isComplete || (await this.#isFirstComplete(next));
      await this.#save({ ...next, isComplete, faults: 0, pausedUntil: 0 });
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      await this.#save(await this.#afterFault(await this.#readState(), error, ids, now));
    }
    return true;
  }

  async #read(state: PostState, ids: Map<number, number>): Promise<PostState> {
    const { source, posts, writer } = this.#parts;
    const found: SourcePosts = await source.findPosts([...ids.keys()]);
    for (const { id, reason } of found.malformed) this.#logMalformed(id, reason);
    const changed = await posts.findChanged(found.rows);
    if (changed.length > 0) await writer.markDirty(changed.length);
    await posts.write(await writer.fence(), changed);
    await this.#deleteMissing([...ids.keys()], answeredIds(found));
    await this.#changes.complete(ids);
    return { ...state, size: Math.min(READ_AT_ONCE, state.size * 2) };
  }

  async #walk(state: PostState, now: number): Promise<PostState> {
    const { source, posts, storage } = this.#parts;
    let { walk } = state;
    if (!walk) {
      const request = (await storage.get<WalkRequest>(REQUEST)) ?? {};
      await this.#seen.clear();
      const isFull = request.isFull === true || now >= nextFullSync(state.lastFullAt);
      walk = { cursor: null, chunks: 0, request: { ...request, isFull } };
      // The walk is saved before its first query, so that a fault doesn't lose the request.
      await this.#save({ ...state, walk });
      await storage.delete(REQUEST);
    }
    const { request } = walk;
    const page = await source.listPostTimes(walk.cursor);
    const ids = page.posts.map(({ id }) => id);
    await this.#changes.add(request.isFull ? ids : await posts.findModified(page.posts), now);
    await this.#seen.add(walk.chunks, ids);
    if (page.next !== null) return { ...state, walk: { ...walk, cursor: page.next, chunks: walk.chunks + 1 } };
    const refused = await this.#queueMissing(request, state.refused, now);
    const times = { lastAt: now, ...(request.isFull && { lastFullAt: now, refused }) };
    return { ...state, ...times, walk: null };
  }

  /** Whether everything that the first walk found has been read; if so, writes a document from which pages see it. */
  async #isFirstComplete({ walk, lastFullAt }: PostState): Promise<boolean> {
    if (walk || lastFullAt === 0 || !(await this.#changes.isEmpty())) return false;
    await this.#parts.documents.write([{ name: "posts-complete", data: true }]);
    return true;
  }

  /**
   * Queues the rows that the walk hasn't seen. If they are implausibly many, returns them instead, because a backend
   * that lists only half of its posts looks the same.
   */
  async #queueMissing({ isFull, acceptDeletions }: WalkRequest, refused: number[], now: number): Promise<number[]> {
    const seen = await this.#seen.readAll();
    const known = await this.#parts.posts.listIds();
    const missing = known.filter((id) => !seen.has(id));
    if (acceptDeletions || isPlausible(missing, known.length, isFull ? refused : [])) {
      await this.#changes.add(missing, now);
      return [];
    }
    log("catalog-posts-refused", { deletions: missing.length, posts: known.length });
    return missing;
  }

  /**
   * Deletes the rows of posts that an answer lacks, if a second answer lacks them too and contains other known posts.
   * Throws BackendFault if it doesn't.
   */
  async #deleteMissing(requested: number[], answered: Set<number>): Promise<void> {
    const { source, posts, writer } = this.#parts;
    if (requested.every((id) => answered.has(id))) return;
    const known = await posts.listIds();
    const missing = known.filter((id) => requested.includes(id) && !answered.has(id));
    if (missing.length === 0) return;
    const controls = pickControls(known.filter((id) => !missing.includes(id)));
    const again = answeredIds(await source.findPosts([...missing, ...controls]));
    if (again.size === 0 || missing.some((id) => again.has(id))) throw new BackendFault({ kind: "bad-answer" });
    await writer.markDirty(missing.length);
    await posts.delete(await writer.fence(), missing);
  }

  async #afterFault(
    state: PostState,
    { failure }: BackendFault,
    ids: Map<number, number>,
    now: number,
  ): Promise<PostState> {
    const faults = state.faults + 1;
    log("catalog-posts-fault", { kind: failure.kind, size: state.size, faults });
    // WordPress works, but one text causes an error or is very long. The others don't wait for it.
    const isAnswered = /^(refused|too-large)$/.test(failure.kind) && ids.size > 0;
    const next = { ...state, faults, pausedUntil: isAnswered ? 0 : now + pauseAfter(faults) };
    if (failure.kind === "unreachable" || ids.size === 0) return next;
    if (ids.size > 1) return { ...next, size: Math.max(1, Math.floor(ids.size / 2)) };
    if (!isAnswered && faults <= FAULTS_OF_ONE_MAX) return next;
    // A post that can't be read keeps its row.
    const [id] = [...ids.keys()];
    await this.#changes.complete(ids);
    this.#logMalformed(id!, "no response");
    return { ...next, faults: 0, pausedUntil: 0 };
  }

  #logMalformed(id: number, reason: string) {
    log("catalog-post-malformed", { id, error: reason });
  }

  async #readState(): Promise<PostState> {
    return { ...INITIAL, ...(await this.#parts.storage.get<Partial<PostState>>(STATE)) };
  }

  async #save(state: PostState): Promise<void> {
    await this.#parts.storage.put(STATE, state);
  }
}

function answeredIds({ rows, malformed }: SourcePosts): Set<number> {
  return new Set([...rows, ...malformed].map(({ id }) => id));
}

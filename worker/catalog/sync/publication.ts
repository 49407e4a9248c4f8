import type { SyncState } from "./state/sync-state";
import type { PublicationParts } from "../publication/publish-catalog";

const DAY_MS = 86_400_000;

/** While the first full sync runs: a snapshot of half a catalog is soon replaced. */
const UNCOMPLETE_MS = 30_000;

/** A large catalog is built for a third of the time at most. */
const BUILDS_APART = 3;

/** When the rows are published: soon after they changed, but spaced, and once a day. */
export class Publication {
  readonly #parts: PublicationParts;
  /** A build under way; `changes`: RowWriter's when it began. */
  #begun: { changes: number; ms: number } | null = null;

  constructor(parts: PublicationParts) {
    this.#parts = parts;
  }

  /** Milliseconds; Infinity: nothing waits for publication. */
  async dueAt(state: SyncState, now: number): Promise<number> {
    if (this.#begun) return now;
    // Nobody waits for a publication of nothing; the first complete one opens the shop.
    if (state.lastFullAt > 0 && !state.isCompletePublished) return now;
    // The 30 days of a reduction move on by themselves.
    const isAnotherDay = state.lastFullAt > 0 && state.discountsOfDay !== toDay(now);
    const isChanged = isAnotherDay || (await this.#parts.writer.isDirty());
    if (!isChanged) return Infinity;
    const least = state.lastFullAt > 0 ? this.#parts.publicationMs : UNCOMPLETE_MS;
    return state.publishedAt + Math.max(least, BUILDS_APART * state.buildMs);
  }

  /** One step of it; at its end the state after it, which is saved before the rows count as published. Throws SupersededWriter. */
  async publish(state: SyncState, now: number, save: (state: SyncState) => Promise<void>): Promise<SyncState> {
    const { publish, writer } = this.#parts;
    const started = Date.now();
    // Rows that are written while a snapshot is built may not be in it.
    const { changes, ms } = this.#begun ?? { changes: writer.changes, ms: 0 };
    this.#begun = null;
    const known = { isComplete: state.lastFullAt > 0, readSold: () => this.#parts.popularity.read() };
    const isDone = await publish(await writer.fence(), now, known);
    const buildMs = ms + Date.now() - started;
    if (!isDone) {
      this.#begun = { changes, ms: buildMs };
      return state;
    }
    const next = {
      ...state,
      publishedAt: now,
      buildMs,
      discountsOfDay: toDay(now),
      isCompletePublished: state.lastFullAt > 0,
    };
    await save(next);
    await writer.markPublished(changes);
    return next;
  }
}

function toDay(now: number): number {
  return Math.floor(now / DAY_MS);
}

import type { BackendFault } from "../../woocommerce/errors";
import type { ChangedProducts } from "./changed-products";
import type { SyncRuns } from "./sync-runs";
import type { SyncState } from "./state/sync-state";

const PAUSE_MAX_MS = 5 * 60_000;
/** A product that fails alone so often is passed over. */
const FAULTS_OF_ONE_MAX = 3;

interface FaultParts {
  changed: ChangedProducts;
  runs: SyncRuns;
  log: (entry: Record<string, unknown>) => void;
}

/** What a fault of the backend changes: the pause before the next query, how much that asks for, and what it passes over. */
export class SyncFaults {
  readonly #parts: FaultParts;

  constructor(parts: FaultParts) {
    this.#parts = parts;
  }

  /** The state after a fault. */
  async after(state: SyncState, fault: BackendFault, now: number): Promise<SyncState> {
    const { log } = this.#parts;
    const faults = state.faults + 1;
    log({ event: "catalog-sync-fault", kind: fault.failure.kind, pageSize: state.pageSize, faults });
    const next = { ...state, faults, pausedUntil: now + Math.min(1000 * 2 ** Math.min(faults, 20), PAUSE_MAX_MS) };
    // A backend that can't be reached wouldn't answer a smaller question either.
    if (fault.failure.kind === "unreachable") return next;
    if (state.pageSize > 1) return { ...next, pageSize: Math.floor(state.pageSize / 2) };
    return faults > FAULTS_OF_ONE_MAX ? this.#passOver(next) : next;
  }

  /** One product that can't be had keeps its row and stops nothing else; if its id can't be had either, nothing is. */
  async #passOver(state: SyncState): Promise<SyncState> {
    const { changed, runs, log } = this.#parts;
    const id = await changed.passOver();
    if (id !== null) {
      log({ event: "catalog-product-malformed", id, reason: "no answer" });
      return { ...state, faults: 0 };
    }
    const { run } = state;
    // What can't be read by its modification may still be missing.
    if (run?.kind === "incremental") return { ...state, run: { ...run, phase: "ids", cursor: null } };
    const next = run && (await runs.passOver(run));
    return next ? { ...state, faults: 0, run: next } : state;
  }
}

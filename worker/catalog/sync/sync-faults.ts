import type { BackendFault } from "../../woocommerce/errors";
import type { ChangedProducts } from "./changed-products";
import type { SyncRuns } from "./sync-runs";
import { pauseAfter } from "./state/sync-pace";
import type { SyncState } from "./state/sync-state";
import { log } from "../../../app/services/log";

/** A product that fails on its own this often is skipped. */
const FAULTS_OF_ONE_MAX = 3;

interface FaultParts {
  changed: ChangedProducts;
  runs: SyncRuns;
}

/** How a backend fault changes the state: a pause, a smaller page, or a skipped product. */
export async function afterFault(parts: FaultParts, state: SyncState, fault: BackendFault, now: number) {
  const faults = state.faults + 1;
  log("catalog-sync-fault", { kind: fault.failure.kind, pageSize: state.pageSize, faults });
  const next: SyncState = { ...state, faults, pausedUntil: now + pauseAfter(faults) };
  // An unreachable backend wouldn't respond to a smaller request either.
  if (fault.failure.kind === "unreachable") return next;
  if (state.pageSize > 1) return { ...next, pageSize: Math.floor(state.pageSize / 2) };
  return faults > FAULTS_OF_ONE_MAX ? skip(parts, next) : next;
}

/** Skips what failed: a product, which keeps its row, or the walk by modification time. Terms are never skipped. */
async function skip({ changed, runs }: FaultParts, state: SyncState): Promise<SyncState> {
  const id = await changed.skipFailed();
  if (id !== null) {
    log("catalog-product-malformed", { id, error: "no response" });
    return { ...state, faults: 0 };
  }
  const { run } = state;
  // The fault came from the terms, which are read first.
  if (run?.terms) return state;
  // Products that can't be read by modification time may still lack rows, so their ids are compared.
  if (run?.kind === "incremental") return { ...state, run: { ...run, phase: "ids", cursor: null } };
  const next = run && (await runs.skip(run));
  return next ? { ...state, faults: 0, run: next } : state;
}

import { createBackendClient, type BackendClient } from "../woocommerce/client";
import type { FailedRequest } from "../woocommerce/errors";
import type { Memory } from "./memory";
import type { Bindings } from "../platform/hono-env";
import type { Environment } from "../platform/environment";
import { PagePatience } from "./request-deadline";
import { Ledger } from "./render-report";
import { openMemory } from "./open-memory";
import { logBackendFailure } from "../platform/request-context";
import { fetchBackend } from "../woocommerce/services";

/** What public answers are made for. */
export interface PublicTask {
  ledger: Ledger;
  /** Nobody waits for it: what is stale is asked anew. */
  isPatient: boolean;
}

export function createTask({ isPatient = false } = {}): PublicTask {
  return { ledger: new Ledger(), isPatient };
}

/** The backend asked without anybody's session, what it said before, and how long to wait: all that public pages are made with. */
export function openPublicBackend(
  bindings: Bindings,
  environment: Environment,
  waitUntil: (work: Promise<unknown>) => void,
  task: PublicTask = createTask(),
): { client: BackendClient; memory: Memory; patience: PagePatience } {
  const { ledger, isPatient } = task;
  const client = createBackendClient({
    name: "public",
    url: environment.backendUrl,
    fetch: ledger.watch(fetchBackend(bindings, environment)),
    onFailure(failed) {
      if (!isFinal(failed)) ledger.isWhole = false;
      logBackendFailure(failed);
    },
  });
  const onLate = () => {
    ledger.isCurrent = false;
  };
  const patience = new PagePatience({ waitUntil, onLate, isPatient });
  return { client, memory: openMemory(bindings, environment, task, waitUntil), patience };
}

// What a backend refuses it will refuse again: a page without it is as whole as it can be. An accident inside it passes.
function isFinal({ kind, messages }: FailedRequest): boolean {
  return kind === "refused" && !messages.some((message) => /^internal server error/i.test(message));
}

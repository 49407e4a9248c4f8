import { AsyncLocalStorage } from "node:async_hooks";
import { logFailedRequest, type FailureHandler } from "../app/backend/errors";

const ids = new AsyncLocalStorage<string>();
const ID = /^[\w-]{1,64}$/;

/** Names one request in the log, on the error page, and in what its session asks: Cloudflare's own id where there is one. */
export function makeRequestId(cloudflares: string | undefined): string {
  return cloudflares && ID.test(cloudflares) ? cloudflares : crypto.randomUUID();
}

/** Runs what belongs to one request, also in its session's object. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids.run(id, work);
}

export function currentRequestId(): string | null {
  return ids.getStore() ?? null;
}

/** One line per failed question to the backend (specification §8), with the request that wanted it. */
export const logBackendFailure: FailureHandler = (failed) => logFailedRequest({ id: currentRequestId(), ...failed });

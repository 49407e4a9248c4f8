import { AsyncLocalStorage } from "node:async_hooks";

/** One request of a browser, wherever it is worked on: also in its session's object. */
export interface RequestContext {
  /** Names it in the log, on the error page, and in what its session asks. */
  id: string;
  /** Where its shopper sits, as Cloudflare saw it; null where that isn't known. */
  address: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

const ID = /^[\w-]{1,64}$/;

/** Cloudflare's own id where there is one. */
export function makeRequestId(cloudflares: string | undefined): string {
  return cloudflares && ID.test(cloudflares) ? cloudflares : crypto.randomUUID();
}

/** Runs what belongs to one request. */
export function withRequest<T>(request: RequestContext, work: () => T): T {
  return requests.run(request, work);
}

/** null for what nobody waits for: the schedule, a session's own alarm. */
export function currentRequest(): RequestContext | null {
  return requests.getStore() ?? null;
}

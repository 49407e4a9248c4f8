import { AsyncLocalStorage } from "node:async_hooks";

/** The browser request that the current code works for, also inside its session's Durable Object. */
export interface RequestContext {
  /** Identifies the request in logs, on the error page and in backend requests. */
  id: string;
  /** The client's address as Cloudflare reports it; null if unknown. */
  address: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

const ID = /^[\w-]{1,64}$/;

/** Cloudflare's own id (cf-ray) where there is one. */
export function makeRequestId(cloudflares: string | undefined): string {
  return cloudflares && ID.test(cloudflares) ? cloudflares : crypto.randomUUID();
}

/** Runs `work` in the context of a request. */
export function withRequest<T>(request: RequestContext, work: () => T): T {
  return requests.run(request, work);
}

/** null for work that belongs to no request: the schedule and alarms. */
export function currentRequest(): RequestContext | null {
  return requests.getStore() ?? null;
}

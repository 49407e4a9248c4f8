import { AsyncLocalStorage } from "node:async_hooks";
import { createMiddleware } from "hono/factory";
import { readClientAddress } from "./client-address";
import type { ShopEnv } from "./hono-env";
import { log } from "../../app/services/log";
import { statedLanguage } from "./environment";

/** The browser request that the current code works for, also inside its session's Durable Object. */
export interface RequestContext {
  /** Cloudflare's own id (cf-ray) where there is one; in logs, on the error page and in backend requests. */
  id: string;
  /** The client's IP address as Cloudflare reports it; null if unknown. */
  address: string | null;
  /** The page's language, for the backend's texts; null: the shop's main language. */
  language: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in the context of a request. */
export function withRequest<T>(request: RequestContext, work: () => T): T {
  return requests.run(request, work);
}

/** null for work that belongs to no request: the schedule and alarms. */
export function currentRequest(): RequestContext | null {
  return requests.getStore() ?? null;
}

/** One structured line per request, with the id that the response carries too. No query: it may contain personal data. */
export const logRequests = createMiddleware<ShopEnv>(async (c, next) => {
  const start = Date.now();
  const id = c.get("requestId");
  const address = readClientAddress(c.req);
  await withRequest({ id, address, language: statedLanguage(c.get("environment")) }, next);
  c.header("x-request-id", id);
  // Hono has also set the header from which it read the id, but that one is Cloudflare's.
  c.header("cf-ray", undefined);
  const { method, path } = c.req;
  const cache = c.res.headers.get("x-cache") ?? undefined;
  const { status } = c.res;
  log("request", { id, method, path, status, cache, ms: Date.now() - start });
});

/** Hono's onError handles thrown errors only: anything else would bypass the error page and the security headers. */
export const throwErrors = createMiddleware<ShopEnv>(async (_, next) => {
  try {
    await next();
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error("A value that is no Error was thrown", { cause: thrown });
  }
});

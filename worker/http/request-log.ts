import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { makeRequestId, withRequest } from "../platform/request-context";
import { readClientAddress } from "../platform/client-address";

/** One structured line per request, with the id that the response carries too. No query: it may contain personal data. */
export const logRequests = createMiddleware<ShopEnv>(async (c, next) => {
  const start = Date.now();
  const id = makeRequestId(c.req.header("cf-ray"));
  c.set("requestId", id);
  await withRequest({ id, address: readClientAddress((name) => c.req.header(name)) }, next);
  c.header("x-request-id", id);
  const { method, path } = c.req;
  const cache = c.res.headers.get("x-cache") ?? undefined;
  const { status } = c.res;
  console.log(JSON.stringify({ event: "request", id, method, path, status, cache, ms: Date.now() - start }));
});

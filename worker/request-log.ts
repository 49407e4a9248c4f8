import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "./bindings";

/** One structured line per request, with the id that the answer carries too. No query: it may name people. */
export const logRequests = createMiddleware<ShopEnv>(async (c, next) => {
  const start = Date.now();
  c.set("requestId", c.req.header("cf-ray") ?? crypto.randomUUID());
  await next();
  c.header("x-request-id", c.get("requestId"));
  const { method, path } = c.req;
  console.log(
    JSON.stringify({
      event: "request",
      id: c.get("requestId"),
      method,
      path,
      status: c.res.status,
      cache: c.res.headers.get("x-cache") ?? undefined,
      ms: Date.now() - start,
    }),
  );
});

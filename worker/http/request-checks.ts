import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { answerPlainPage } from "../platform/error-page";

const READS = ["GET", "HEAD"];
const METHODS = [...READS, "POST"];
const BODY_BYTES_MAX = 64 * 1024;

/**
 * Refuses every change that doesn't say that it comes from this shop's own page. React Router's check leaves out resource
 * routes and requests without Origin. Every browser sends Origin with a change; workerd drops an empty one.
 */
export const requireSameOrigin = createMiddleware<ShopEnv>(async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isOwn = origin === undefined ? site === "same-origin" : origin === new URL(c.req.url).origin;
  const isCrossSite = site !== undefined && site !== "same-origin" && site !== "none";
  return isOwn && !isCrossSite ? next() : answerPlainPage(c, 403);
});

/** Methods that no page answers stop here. What only some pages take a form for is the router's to say. */
export const allowMethods = createMiddleware<ShopEnv>(async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    c.header("allow", METHODS.join(", "));
    return answerPlainPage(c, 405);
  }
  await next();
  if (c.res.status === 405) c.header("allow", READS.join(", "));
});

const limitForms = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => answerPlainPage(c as Parameters<typeof answerPlainPage>[0], 413),
});

/** No form of the shop comes near 64 kB. Nobody reads what comes with GET, and Hono can't count it: such a request has no body. */
export const limitBody = createMiddleware<ShopEnv>((c, next) =>
  READS.includes(c.req.method) ? next() : limitForms(c, next),
);

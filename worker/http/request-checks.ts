import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { renderErrorPage } from "../platform/error-page";

const READS = ["GET", "HEAD"];
const METHODS = [...READS, "POST"];
const BODY_BYTES_MAX = 64 * 1024;

/**
 * Refuses every change whose headers don't prove that it comes from the shop's own origin. React Router's own check skips
 * resource routes and requests without Origin. Every browser sends Origin with a change; workerd drops an empty one.
 */
export const requireSameOrigin = createMiddleware<ShopEnv>(async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isOwn = origin === undefined ? site === "same-origin" : origin === new URL(c.req.url).origin;
  const isCrossSite = site !== undefined && site !== "same-origin" && site !== "none";
  return isOwn && !isCrossSite ? next() : renderErrorPage(c, 403);
});

/** Refuses methods that no route handles. The router decides which routes accept a form. */
export const allowMethods = createMiddleware<ShopEnv>(async (c, next) => {
  if (!METHODS.includes(c.req.method)) {
    c.header("allow", METHODS.join(", "));
    return renderErrorPage(c, 405);
  }
  await next();
  if (c.res.status === 405) c.header("allow", READS.join(", "));
});

const limitForms = bodyLimit({
  maxSize: BODY_BYTES_MAX,
  onError: (c) => renderErrorPage(c as Parameters<typeof renderErrorPage>[0], 413),
});

/** The limit is far above any form of the shop. The body of a GET is ignored, and Hono can't measure it. */
export const limitBody = createMiddleware<ShopEnv>((c, next) =>
  READS.includes(c.req.method) ? next() : limitForms(c, next),
);

import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "./bindings";
import { answerPlainPage } from "./plain-page";

/**
 * Refuses every change that another site's page sends (quality.md 12). React Router's own check leaves out
 * resource routes and requests without Origin; a client that sends neither header is no browser.
 */
export const requireSameOrigin = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin;
  const isCrossSite = site !== undefined && site !== "same-origin" && site !== "none";
  return isForeign || isCrossSite ? answerPlainPage(c, 403) : next();
});

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { NO_SUGGESTIONS } from "../app/shop/suggestions";
import type { ShopEnv } from "./bindings";
import { answerPlainPage } from "./plain-page";

const URL_LENGTH_MAX = 4096;

/** One address for each page: https where the shop has it, no doubled or trailing slash; unreadable ones are refused. */
export const normaliseUrl = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.url.length > URL_LENGTH_MAX) return refuseLength(c);
  const url = new URL(c.req.url);
  if (!isReadable(url.pathname)) return answerPlainPage(c, 400);
  if (c.get("environment").site.baseUrl.startsWith("https:") && url.protocol === "http:") {
    url.protocol = "https:";
    return c.redirect(url.href, 308);
  }
  const path = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (path !== url.pathname && c.req.method === "GET") return c.redirect(path + url.search, 301);
  return next();
});

// The search field asks with whatever was pasted into it, and wants no page for an answer.
function refuseLength(c: Context<ShopEnv>): Response | Promise<Response> {
  return c.req.path === "/api/suggest" ? c.json(NO_SUGGESTIONS) : answerPlainPage(c, 414);
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

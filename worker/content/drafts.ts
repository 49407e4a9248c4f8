import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { succeed } from "../../app/domain/values/result";
import type { Drafts } from "../../app/services/drafts";
import type { ShopEnv } from "../platform/hono-env";
import { openShopClient } from "../woocommerce/client";
import { fetchDraft, sendDraftTicket } from "../woocommerce/content/draft-queries";
import * as paths from "#paths";
import { HOUR_SECONDS } from "../../app/domain/values/durations";

export const DRAFT_PATHS = [paths.productDraft, paths.pageDraft, paths.postDraft];

const ID = /\/([1-9]\d{0,9})$/;
const TICKET = /^\d{10}\.[0-9a-f]{64}$/;
const PASS = /^[\d.]{1,40}\.[0-9a-f]{64}$/;
/** WordPress accepts a pass for this long. */
const PASS_AGE_S = HOUR_SECONDS;

/**
 * Previews of drafts (docs/decisions/0061): exchanges the URL's ticket for a cookie, then redirects. Drafts are fetched
 * with the shop's secret and never cached.
 */
export const openDrafts = createMiddleware<ShopEnv>(async (c, next) => {
  const { pathname, protocol, searchParams } = new URL(c.req.url);
  const id = ID.exec(pathname)?.[1];
  if (!id) return next();
  const environment = c.get("environment");
  const client = openShopClient(c.env, environment);
  const isSecure = protocol === "https:";
  // A cookie for each draft, because editors open several.
  const cookie = `${isSecure ? "__Host-" : ""}draft-${id}`;
  const ticket = searchParams.get("ticket");
  if (ticket === null) {
    const pass = getCookie(c, cookie) ?? "";
    const { origin } = new URL(environment.backendUrl);
    c.set("drafts", { find: async () => (PASS.test(pass) ? fetchDraft(client, pass, origin) : succeed(null)) });
    return next();
  }
  const opened = TICKET.test(ticket) ? await sendDraftTicket(client, ticket) : succeed(null);
  if (opened.ok && opened.value) {
    const attributes = { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax", maxAge: PASS_AGE_S } as const;
    setCookie(c, cookie, opened.value, attributes);
    return c.redirect(pathname);
  }
  const refused: Drafts = { find: async () => (opened.ok ? succeed(null) : opened) };
  c.set("drafts", refused);
  return next();
});

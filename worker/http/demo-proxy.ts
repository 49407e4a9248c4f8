import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { DEMO_ORIGIN } from "../platform/environment";

const PATHS = /^\/(outbox|demo-provider|demo-bank)(\/|$)/;

const CACHED_HEADERS = ["content-type", "content-disposition", "location"];

/** What the demo backend shows by itself: the mails it sent, its login provider, its bank, its downloads. A merchant's shop has none. */
export const showDemoPages = createMiddleware<ShopEnv>(async (c, next) => {
  const demo = c.get("environment").isDemo ? c.env.BACKEND : undefined;
  const { pathname, search, searchParams } = new URL(c.req.url);
  const isDownload = pathname === "/" && searchParams.has("download_file");
  if (!demo || !(PATHS.test(pathname) || isDownload)) return next();
  const answer = await demo.fetch(`${DEMO_ORIGIN}${pathname}${search}`, {
    method: c.req.method,
    headers: { "content-type": c.req.header("content-type") ?? "text/plain" },
    body: c.req.method === "POST" ? await c.req.arrayBuffer() : null,
    redirect: "manual",
  });
  const kept = CACHED_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const headers = new Headers([...kept, ["cache-control", "private, no-store"]]);
  return new Response(answer.body as BodyInit | null, { status: answer.status, headers });
});

/** The demo's own pages stand on the shop's address (demo-pages.ts); every other address stays as it is. */
export function toShopAddress(address: string): string {
  return address.startsWith(`${DEMO_ORIGIN}/`) ? address.slice(DEMO_ORIGIN.length) : address;
}

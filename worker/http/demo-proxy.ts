import { createMiddleware } from "hono/factory";
import type { ShopEnv } from "../platform/hono-env";
import { DEMO_ORIGIN } from "../platform/environment";

/** "/" with a query parameter: WooCommerce's downloads and its endpoints for gateways. */
export const DEMO_PATHS = ["/", "/outbox/*", "/demo-provider/*", "/demo-bank/*", "/demo-checkout/*"];

/** Cookies of the demo's own checkout; it never receives the shop's. */
const COOKIE = /^(storefront_browser|demo_checkout)=/;

const FORWARDED_HEADERS = ["content-type", "content-disposition", "location"];

/** Proxies the demo backend's own pages: sent emails, login provider, bank, checkout, downloads. A merchant's shop has none. */
export const proxyDemoPages = createMiddleware<ShopEnv>(async (c, next) => {
  const demo = c.get("environment").isDemo ? c.env.BACKEND : undefined;
  const { pathname, search, searchParams } = new URL(c.req.url);
  const isHome = pathname === "/" && !searchParams.has("download_file") && !searchParams.has("wc-api");
  if (!demo || isHome) return next();
  const cookies = (c.req.header("cookie") ?? "").split("; ").filter((one) => COOKIE.test(one));
  const response = await demo.fetch(`${DEMO_ORIGIN}${pathname}${search}`, {
    method: c.req.method,
    headers: {
      "content-type": c.req.header("content-type") ?? "text/plain",
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
    },
    body: c.req.method === "POST" ? await c.req.arrayBuffer() : null,
    redirect: "manual",
  });
  const forwarded = FORWARDED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const headers = new Headers([...forwarded, ["cache-control", "private, no-store"]]);
  for (const cookie of response.headers.getSetCookie()) if (COOKIE.test(cookie)) headers.append("set-cookie", cookie);
  return new Response(response.body as BodyInit | null, { status: response.status, headers });
});

/** Maps the demo's own origin to the shop's; any other URL stays as it is. */
export function toShopUrl(url: string): string {
  return url.startsWith(`${DEMO_ORIGIN}/`) ? url.slice(DEMO_ORIGIN.length) : url;
}

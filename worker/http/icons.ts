import type { Context } from "hono";
import * as v from "valibot";
import { ICON_TIMEOUT_MS, ICONS_AT_ONCE_MAX } from "../../app/config/limits";
import type { ShopEnv } from "../platform/hono-env";
import { openEdgeCache } from "../platform/storage";

const OWN_PREFIX = "shop";
const SPRITES = import.meta.glob<string>("../../app/icons/*.svg", { query: "?raw", import: "default", eager: true });
/** SVG path data by name, on a grid of 24. */
const OWN_ICONS = Object.fromEntries(
  Object.values(SPRITES).flatMap((svg) =>
    [...svg.matchAll(/<path id="([^"]+)".* d="([^"]+)"/g)].map(([, name, path]) => [name!, path!]),
  ),
);
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME_LENGTH_MAX = 64;
const BYTES_MAX = 500_000;
const WEEK_S = 604_800;
const MISSING_S = 300;
/** The only elements an icon may consist of; scripts, links and event handlers are excluded. */
const DRAWING =
  /^(?:[^<>]|<\/?(?:path|g|circle|ellipse|rect|line|polyline|polygon|defs|mask|clipPath|use|linearGradient|radialGradient|stop|animate|animateTransform|set)\b[^<>]*>)*$/;
const HANDLER = /[\s"'/]on[a-z]+\s*=|javascript:|data:|https?:/i;

const icon = v.object({
  body: v.pipe(
    v.string(),
    v.check((body) => DRAWING.test(body) && !HANDLER.test(body)),
  ),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  left: v.optional(v.number()),
  top: v.optional(v.number()),
});
const sizes = v.object({ width: v.optional(v.number()), height: v.optional(v.number()) });

/** Icons in the JSON format of the Iconify collections. */
export interface IconSet {
  prefix: string;
  icons: Record<string, v.InferOutput<typeof icon>>;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * `/api/_nuxt_icon/{prefix}.json?icons=a,b`, fetched by clients of Nuxt Icon: responds with the shop's own icons, or
 * with those of another set from the public API, which the merchant can disable. A response without any icon is a 404.
 */
export async function serveIcons(c: Context<ShopEnv>): Promise<Response> {
  const prefix = c.req.param("collection")?.replace(/\.json$/, "") ?? "";
  const names = [...new Set((c.req.query("icons") ?? "").split(",").filter(Boolean))];
  if (![prefix, ...names].every(isName) || names.length === 0 || names.length > ICONS_AT_ONCE_MAX)
    return refuse(c, 400, "icons=name,name of a set's own names are needed");
  if (prefix === OWN_PREFIX) return respond(c, ownIcons(names), names);
  const { iconApi } = c.get("environment").site;
  if (!iconApi) return refuse(c, 404, "only the shop's own icons are served");
  const path = `${prefix}.json?icons=${names.toSorted().join(",")}`;
  const cache = openEdgeCache(c.get("environment"));
  const key = `icons/${path}`;
  const cached = await cache.match(key);
  if (cached) return new Response(cached.body, cached);
  const set = await fetchSet(`${iconApi}/${path}`, prefix, names);
  if (!set) return refuse(c, 504, "the icon API doesn't answer");
  const response = respond(c, set, names);
  c.executionCtx.waitUntil(cache.put(key, response.clone()));
  return response;
}

function isName(name: string): boolean {
  return name.length <= NAME_LENGTH_MAX && NAME.test(name);
}

function ownIcons(names: string[]): IconSet {
  const known = names.filter((name) => Object.hasOwn(OWN_ICONS, name));
  const toSvg = (name: string) =>
    `<path d="${OWN_ICONS[name]}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="square"/>`;
  const icons = Object.fromEntries(known.map((name) => [name, { body: toSvg(name) }]));
  return { prefix: OWN_PREFIX, icons, width: 24, height: 24 };
}

async function fetchSet(url: string, prefix: string, names: string[]): Promise<IconSet | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ICON_TIMEOUT_MS), redirect: "manual" });
    if (response.status === 404) return { prefix, icons: {} };
    const text = response.ok ? await response.text() : "";
    return text && text.length <= BYTES_MAX ? readSet(JSON.parse(text), prefix, names) : null;
  } catch {
    return null;
  }
}

// Only drawing elements are passed on: the API must not be able to run scripts in the shop's pages.
function readSet(given: unknown, prefix: string, names: string[]): IconSet {
  const { icons } = v.parse(v.object({ icons: v.record(v.string(), v.unknown()) }), given);
  const read = names.flatMap((name) => {
    const one = v.safeParse(icon, Object.hasOwn(icons, name) ? icons[name] : undefined);
    return one.success ? [[name, one.output] as const] : [];
  });
  const size = v.safeParse(sizes, given);
  return { prefix, icons: Object.fromEntries(read), ...(size.success ? size.output : {}) };
}

/** The icons, and the names of those that the set lacks. */
function respond(c: Context<ShopEnv>, set: IconSet, names: string[]): Response {
  const missing = names.filter((name) => !Object.hasOwn(set.icons, name));
  const isEmpty = missing.length === names.length;
  c.header("cache-control", `public, max-age=${isEmpty ? MISSING_S : WEEK_S}`);
  return c.json(missing.length > 0 ? { ...set, not_found: missing } : set, isEmpty ? 404 : 200);
}

function refuse(c: Context<ShopEnv>, status: 400 | 404 | 504, message: string): Response {
  c.header("cache-control", "no-store");
  return c.json({ error: message }, status);
}

import type { Context } from "hono";
import { BOX_PRESETS, QUALITIES } from "../../app/config/images";
import { parsePictureSize, type PictureSize } from "../../app/domain/values/image-url";
import type { ShopEnv } from "../platform/hono-env";
import { openEdgeCache } from "../platform/storage";
import { resizeImage, chooseFormat, type ImageFormat } from "./resize";
import { fetchOriginal, readSource, type Refusal } from "./source";
import { refuseFlood } from "../rate-limits/flood-limits";
import { fetchBackend } from "../woocommerce/connection";

const REFUSAL_SECONDS = 60;
const KNOWN =
  `presets: ${Object.keys(BOX_PRESETS).join(", ")}, as /img/{preset}/{density} with density 1 or 2; ` +
  `or a width in pixels, as /img/w/{width}, with q=${QUALITIES.join(", q=")}`;

/** Serves an image of the backend in one of the shop's sizes; allows configured hosts, raster types and preset sizes only. */
export async function serveImage(c: Context<ShopEnv>): Promise<Response> {
  const { imageHosts, isAvifEnabled } = c.get("environment");
  const size = parsePictureSize(c.req.path, c.req.query("q"));
  const source = readSource(c.req.query("src"), imageHosts);
  if (!size) return c.text(`400 ${KNOWN}`, 400);
  if (!source) return c.text("400 src: not a picture of this shop", 400);
  const format = chooseFormat(c.req.header("accept"), isAvifEnabled);
  const cache = openEdgeCache(c.get("environment"));
  const key = cacheKeyOf(source, size, format);
  const cached = await cache.match(key);
  if (cached) return new Response(cached.body, cached);
  // Sources can be invented (`ver`, missing files), and each costs a fetch: only misses are rate limited.
  const refusal = await refuseFlood(c, "FLOOD_READS");
  if (refusal) return refusal;
  const original = await fetchOriginal(fetchBackend(c.env, c.get("environment")), source, imageHosts);
  if (!original.ok) return refuse(original);
  const { body, type, seconds } = await resizeImage(c.env.IMAGES, original, size, format);
  const picture = new Response(body, {
    headers: {
      "content-type": type,
      "cache-control": `public, max-age=${seconds}${seconds >= 31_536_000 ? ", immutable" : ""}`,
      vary: "Accept",
    },
  });
  c.executionCtx.waitUntil(cache.put(key, picture.clone()));
  return picture;
}

// Only what changes the file: other query parameters don't matter, and Cloudflare's cache ignores Vary.
function cacheKeyOf(source: URL, { name }: PictureSize, format: ImageFormat): string {
  return `img/${name}?format=${format.slice("image/".length)}&src=${encodeURIComponent(source.href)}`;
}

function refuse({ status, reason }: Refusal): Response {
  return new Response(`${status} ${reason}`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": status >= 500 ? "no-store" : `public, max-age=${REFUSAL_SECONDS}`,
    },
  });
}

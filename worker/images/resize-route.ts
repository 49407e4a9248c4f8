import type { Context } from "hono";
import { BOX_PRESETS, QUALITIES } from "../../app/config/images";
import { parsePictureSize, type PictureSize } from "../../app/domain/values/image-url";
import type { ShopEnv } from "../platform/hono-env";
import { openDefaultCache } from "../platform/edge-cache";
import { drawPicture, chooseFormat, type PictureFormat } from "./resize";
import { fetchOriginal, readSource, type Refusal } from "./source";
import { refuseFlood } from "../rate-limits/flood-limits";
import { fetchBackend } from "../woocommerce/connection";

const REFUSAL_SECONDS = 60;
const KNOWN =
  `presets: ${Object.keys(BOX_PRESETS).join(", ")}, as /img/{preset}/{density} with density 1 or 2; ` +
  `or a width in pixels, as /img/w/{width}, with q=${QUALITIES.join(", q=")}`;

/** A picture of the backend in one of the shop's sizes: known hosts, raster types and sane sizes only. */
export async function serveImage(c: Context<ShopEnv>): Promise<Response> {
  const { imageHosts, isAvifWanted } = c.get("environment");
  const size = parsePictureSize(c.req.path, c.req.query("q"));
  const source = readSource(c.req.query("src"), imageHosts);
  if (!size) return c.text(`400 ${KNOWN}`, 400);
  if (!source) return c.text("400 src: not a picture of this shop", 400);
  // Our own codecs write no AVIF: one entry then, not the same WebP under two names.
  const format = chooseFormat(c.req.header("accept"), isAvifWanted && c.env.IMAGES !== undefined);
  const cache = openDefaultCache();
  const key = nameEntry(c.req.url, source, size, format);
  const cached = await cache.match(key);
  if (cached) return new Response(cached.body, cached);
  // Sources can be made up (`ver`, what isn't there), and each costs a fetch: counted here, so that a hit costs nothing.
  const refusal = await refuseFlood(c, "FLOOD_IMAGES");
  if (refusal) return refusal;
  const original = await fetchOriginal(fetchBackend(c.env, c.get("environment")), source, imageHosts);
  if (!original.ok) return refuse(original);
  const { body, type, seconds } = await drawPicture(c.env.IMAGES, original, size, format);
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

// Only what changes the file: junk in the address makes no new entry, and Cloudflare's cache knows no Vary.
function nameEntry(url: string, source: URL, { name }: PictureSize, format: PictureFormat): string {
  return `${new URL(url).origin}/img/${name}?format=${format.slice("image/".length)}&src=${encodeURIComponent(source.href)}`;
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

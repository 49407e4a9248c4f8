import type { Context } from "hono";
import { IMAGE_BYTES_MAX, IMAGE_TIMEOUT_MS, PICTURE_PRESETS } from "../app/config/images";
import { parsePictureSize } from "../app/shop/picture-url";
import type { Bindings, ShopEnv } from "./bindings";
import { fetchBackend } from "./services";

const RASTER = /^image\/(jpeg|png|webp|avif)(?![\w.+-])/i;

/** A picture of the backend in one of the shop's sizes: known hosts, raster types and sane sizes only (design §7). */
export async function serveImage(c: Context<ShopEnv>): Promise<Response> {
  const size = parsePictureSize(c.req.param("preset") ?? "", c.req.param("density") ?? "");
  const source = readSource(c.req.query("src"), c.get("environment").imageHosts);
  if (!size) return c.text(`400 presets: ${Object.keys(PICTURE_PRESETS).join(", ")}; densities: 1, 2`, 400);
  if (!source) return c.text("400 src: not a picture of this shop", 400);
  const cache = (caches as unknown as { default: Cache }).default;
  const cached = await cache.match(c.req.url);
  if (cached) return new Response(cached.body, cached);
  const original = await fetchOriginal(fetchBackend(c.env, c.get("environment")), source);
  if (!original) return c.text("404 no such picture", 404, { "cache-control": "public, max-age=60" });
  const { width, height, quality } = PICTURE_PRESETS[size.preset];
  const picture = await resize(c.env.IMAGES, original, {
    width: width * size.density,
    height: height * size.density,
    quality,
  });
  picture.headers.set("cache-control", "public, max-age=31536000, immutable");
  c.executionCtx.waitUntil(cache.put(c.req.url, picture.clone()));
  return picture;
}

function readSource(src: string | undefined, hosts: string[]): URL | null {
  if (!src || !URL.canParse(src)) return null;
  const url = new URL(src);
  return hosts.includes(url.host) && /^https?:$/.test(url.protocol) && !url.username ? url : null;
}

interface Original {
  bytes: ArrayBuffer;
  type: string;
}

async function fetchOriginal(fetcher: typeof fetch, source: URL): Promise<Original | null> {
  try {
    const response = await fetcher(source.href, { redirect: "manual", signal: AbortSignal.timeout(IMAGE_TIMEOUT_MS) });
    const type = response.headers.get("content-type") ?? "";
    const isSane =
      response.ok && RASTER.test(type) && Number(response.headers.get("content-length") ?? 0) <= IMAGE_BYTES_MAX;
    if (!isSane) return null;
    const bytes = await response.arrayBuffer();
    return bytes.byteLength <= IMAGE_BYTES_MAX ? { bytes, type } : null;
  } catch {
    return null;
  }
}

// The original is the last resort: a picture too large is better than none.
async function resize(
  images: Bindings["IMAGES"],
  original: Original,
  size: { width: number; height: number; quality: number },
): Promise<Response> {
  try {
    if (!images) throw new Error("no IMAGES binding");
    const { width, height, quality } = size;
    const transformed = images.input(new Blob([original.bytes]).stream()).transform({ width, height, fit: "cover" });
    const output = await transformed.output({ format: "image/webp", quality });
    const answer = output.response();
    return new Response(answer.body as BodyInit, { headers: { "content-type": "image/webp" } });
  } catch (error) {
    console.error(JSON.stringify({ event: "image-not-resized", message: String(error).slice(0, 200) }));
    return new Response(original.bytes, { headers: { "content-type": original.type } });
  }
}

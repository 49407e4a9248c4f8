import { parseAccept } from "hono/utils/accept";
import { IMAGE_TIMEOUT_MS } from "../../app/config/images";
import type { PictureSize } from "../../app/domain/values/image-url";
import type { Bindings } from "../platform/hono-env";
import { TIMED_OUT, withTimeout } from "../platform/timeout";
import type { Original } from "./source";
import { log } from "../../app/services/log";

export type ImageFormat = "image/avif" | "image/webp" | "image/jpeg";

const SMALLEST_FIRST = ["image/avif", "image/webp"] as const;

/** The smallest format that the Accept header names explicitly: AVIF, WebP, else JPEG, which every browser shows. */
export function chooseFormat(accept = "", canEncodeAvif = true): ImageFormat {
  const accepted = parseAccept(accept.toLowerCase()).filter(({ q }) => q > 0);
  const supported = canEncodeAvif ? SMALLEST_FIRST : SMALLEST_FIRST.slice(1);
  return supported.find((format) => accepted.some(({ type }) => type === format)) ?? "image/jpeg";
}

interface ResizedImage {
  body: BodyInit | null;
  type: string;
  /** How long the image may be cached, in seconds. */
  seconds: number;
}

const YEAR_SECONDS = 31_536_000;

const ORIGINAL_SECONDS = 300;

/** Resizes an image with the Images binding; returns the original if that is missing or fails. */
export async function resizeImage(
  images: Bindings["IMAGES"],
  original: Original,
  size: PictureSize,
  format: ImageFormat,
): Promise<ResizedImage> {
  try {
    if (images) return await resizeWithBinding(images, original, size, format);
  } catch (error) {
    log("image-resize-failed", { error });
  }
  // An oversized image is better than none, but not for long.
  return { body: original.bytes, type: original.type, seconds: ORIGINAL_SECONDS };
}

async function resizeWithBinding(
  images: ImagesBinding,
  original: Original,
  { width, height, quality }: PictureSize,
  format: ImageFormat,
): Promise<ResizedImage> {
  const box = height ? ({ width, height, fit: "cover" } as const) : ({ width, fit: "scale-down" } as const);
  // Transparent areas would become black in a JPEG.
  const background = format === "image/jpeg" ? { background: "#ffffff" } : {};
  const stream = new Blob([original.bytes]).stream();
  const resized = images
    .input(stream)
    .transform(box)
    .output({ format, quality, anim: false, ...background });
  const result = await withTimeout(resized, IMAGE_TIMEOUT_MS);
  if (result === TIMED_OUT) throw new Error("too slow");
  // Cloudflare returns another format than AVIF if the image is too large for it.
  return { body: result.response().body, type: result.contentType(), seconds: YEAR_SECONDS };
}

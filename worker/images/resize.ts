import { IMAGE_TIMEOUT_MS, WASM_PIXELS_MAX } from "../../app/config/images";
import type { PictureSize } from "../../app/domain/values/image-url";
import type { Bindings } from "../platform/hono-env";
import type { Original } from "./source";

export type ImageFormat = "image/avif" | "image/webp" | "image/jpeg";

const SMALLEST_FIRST = ["image/avif", "image/webp"] as const;

/** The smallest format that the Accept header names explicitly: AVIF, WebP, else JPEG, which every browser shows. */
export function chooseFormat(accept = "", canEncodeAvif = true): ImageFormat {
  const accepted = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)))
    .map(([type]) => type);
  const supported = canEncodeAvif ? SMALLEST_FIRST : SMALLEST_FIRST.slice(1);
  return supported.find((format) => accepted.includes(format)) ?? "image/jpeg";
}

interface ResizedImage {
  body: BodyInit;
  type: string;
  /** How long it may be cached. */
  seconds: number;
}

const YEAR_SECONDS = 31_536_000;

const DAY_SECONDS = 86_400;

const ORIGINAL_SECONDS = 300;

/** Resizes an image with the Images binding, or in WASM if that is missing or fails; otherwise returns the original. */
export async function resizeImage(
  images: Bindings["IMAGES"],
  original: Original,
  size: PictureSize,
  format: ImageFormat,
): Promise<ResizedImage> {
  try {
    if (images) return await resizeWithBinding(images, original, size, format);
  } catch (error) {
    logFailure("images-binding", error);
  }
  try {
    if (format !== "image/jpeg" && original.width * original.height <= WASM_PIXELS_MAX) {
      const { resizeToWebp } = await import("./codecs");
      const body = await resizeToWebp(original, size);
      return { body, type: "image/webp", seconds: images ? DAY_SECONDS : YEAR_SECONDS };
    }
  } catch (error) {
    logFailure("wasm", error);
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
  const result = await orTooSlow(resized);
  // Cloudflare returns another format than AVIF if the image is too large for it.
  return { body: result.image() as unknown as BodyInit, type: result.contentType(), seconds: YEAR_SECONDS };
}

function orTooSlow<Value>(promise: Promise<Value>): Promise<Value> {
  const signal = AbortSignal.timeout(IMAGE_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too slow")), { once: true });
  });
  return Promise.race([promise, timeout]);
}

function logFailure(how: string, error: unknown): void {
  console.error(JSON.stringify({ event: "image-resize-failed", how, message: String(error).slice(0, 200) }));
}

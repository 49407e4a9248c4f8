import { IMAGE_TIMEOUT_MS, WASM_PIXELS_MAX } from "../../app/config/images";
import type { PictureSize } from "../../app/domain/values/image-url";
import type { Bindings } from "../platform/hono-env";
import type { Original } from "./source";

export type PictureFormat = "image/avif" | "image/webp" | "image/jpeg";

const SMALLEST_FIRST = ["image/avif", "image/webp"] as const;

/** The smallest format that an Accept header names outright: AVIF, WebP, else JPEG, which everybody can show. */
export function chooseFormat(accept = "", canDrawAvif = true): PictureFormat {
  const wanted = accept
    .toLowerCase()
    .split(",")
    .map((range) => range.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)))
    .map(([type]) => type);
  const drawn = canDrawAvif ? SMALLEST_FIRST : SMALLEST_FIRST.slice(1);
  return drawn.find((format) => wanted.includes(format)) ?? "image/jpeg";
}

interface Drawing {
  body: BodyInit;
  type: string;
  /** How long it may be kept. */
  seconds: number;
}

const YEAR_SECONDS = 31_536_000;

const DAY_SECONDS = 86_400;

const ORIGINAL_SECONDS = 300;

/** A picture in its size by the Images binding; in WASM where that is missing or fails; else the original. */
export async function drawPicture(
  images: Bindings["IMAGES"],
  original: Original,
  size: PictureSize,
  format: PictureFormat,
): Promise<Drawing> {
  try {
    if (images) return await drawByBinding(images, original, size, format);
  } catch (error) {
    logFailure("images-binding", error);
  }
  try {
    if (format !== "image/jpeg" && original.width * original.height <= WASM_PIXELS_MAX) {
      const { drawWebp } = await import("./codecs");
      const body = await drawWebp(original, size);
      return { body, type: "image/webp", seconds: images ? DAY_SECONDS : YEAR_SECONDS };
    }
  } catch (error) {
    logFailure("wasm", error);
  }
  // A picture too large is better than none, but not for long.
  return { body: original.bytes, type: original.type, seconds: ORIGINAL_SECONDS };
}

async function drawByBinding(
  images: ImagesBinding,
  original: Original,
  { width, height, quality }: PictureSize,
  format: PictureFormat,
): Promise<Drawing> {
  const box = height ? ({ width, height, fit: "cover" } as const) : ({ width, fit: "scale-down" } as const);
  // What is transparent would turn black in a JPEG.
  const ground = format === "image/jpeg" ? { background: "#ffffff" } : {};
  const stream = new Blob([original.bytes]).stream();
  const drawing = images
    .input(stream)
    .transform(box)
    .output({ format, quality, anim: false, ...ground });
  const result = await orTooSlow(drawing);
  // Asked for AVIF, Cloudflare answers in another format where the picture is too large for it.
  return { body: result.image() as unknown as BodyInit, type: result.contentType(), seconds: YEAR_SECONDS };
}

function orTooSlow<Value>(promise: Promise<Value>): Promise<Value> {
  const signal = AbortSignal.timeout(IMAGE_TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("too slow")), { once: true });
  });
  return Promise.race([promise, late]);
}

function logFailure(how: string, error: unknown): void {
  console.error(JSON.stringify({ event: "image-not-resized", how, message: String(error).slice(0, 200) }));
}

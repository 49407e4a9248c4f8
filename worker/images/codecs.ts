import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import JPEG_WASM from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?module";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import PNG_WASM from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm?module";
import resize, { initResize } from "@jsquash/resize";
import RESIZE_WASM from "@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm?module";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import WEBP_DECODER_WASM from "@jsquash/webp/codec/dec/webp_dec.wasm?module";
import encodeWebp, { init as initWebpEncoder } from "@jsquash/webp/encode.js";
import WEBP_ENCODER_WASM from "@jsquash/webp/codec/enc/webp_enc_simd.wasm?module";
import type { PictureSize } from "../../app/domain/values/image-url";
import type { Original, RasterType } from "./source";

// The codecs create ImageData, which Workers lack.
globalThis.ImageData ??= class {
  readonly colorSpace = "srgb";
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
} as unknown as typeof ImageData;

const startJpeg = once(() => initJpeg(JPEG_WASM));
const startPng = once(() => initPng(PNG_WASM));
const startWebpDecoder = once(() => initWebpDecoder(WEBP_DECODER_WASM));
const startWebpEncoder = once(() => initWebpEncoder(WEBP_ENCODER_WASM));

const DECODERS: Partial<Record<RasterType, (bytes: ArrayBuffer) => Promise<ImageData>>> = {
  // Applies the EXIF orientation, as the Images binding does.
  "image/jpeg": async (bytes) => (await startJpeg(), decodeJpeg(bytes, { preserveOrientation: true })),
  "image/png": async (bytes) => (await startPng(), decodePng(bytes)),
  "image/webp": async (bytes) => (await startWebpDecoder(), decodeWebp(bytes)),
};

/** Encodes the image as WebP in its size, cropped like the Images binding does; throws if it can't be decoded. */
export async function resizeToWebp({ bytes, type }: Original, size: PictureSize): Promise<ArrayBuffer> {
  const decode = DECODERS[type];
  if (!decode) throw new Error(`no decoder for ${type}`);
  const picture = await decode(bytes.buffer);
  const width = size.height ? size.width : Math.min(size.width, picture.width);
  const height = size.height ?? Math.max(1, Math.round((picture.height * width) / picture.width));
  await initResize(RESIZE_WASM);
  // The library's "contain" crops to the ratio and fills the box.
  const resized = await resize(picture, { width, height, fitMethod: "contain" });
  await startWebpEncoder();
  return encodeWebp(resized, { quality: size.quality });
}

// Each initialization of a codec allocates memory that lives until garbage collection.
function once(start: () => Promise<unknown>): () => Promise<unknown> {
  let started: Promise<unknown> | undefined;
  return () => (started ??= start());
}

import decodeWebp, { init } from "@jsquash/webp/decode.js";
import WEBP_DECODER_WASM from "@jsquash/webp/codec/dec/webp_dec.wasm?module";
import { imageDimensionsFromData } from "image-dimensions";
import { expect, test } from "vitest";
import { parsePictureSize } from "../../app/domain/values/image-url";
import type { Original, RasterType } from "./source";
import { resizeToWebp } from "./codecs";

// 64 x 48 pixels, the left half red, the right half white.
const FLAGS: Partial<Record<RasterType, string>> = {
  "image/png":
    "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAABlBMVEX////QAADYS+ZOAAAACXBIWXMAAAsTAAALEwEAmpwYAAAANElEQVRIie3UsQ0AMAzDMOb/p4tckL2QDvDAwebI1TQgAxnIYJv+QAYykME2/YEMZOAHgwf+TAYBv8P9QQAAAABJRU5ErkJggg==",
  "image/jpeg":
    "/9j/2wBDAA0NDQ0ODQ4QEA4UFhMWFB4bGRkbHi0gIiAiIC1EKjIqKjIqRDxJOzc7STxsVUtLVWx9aWNpfZeHh5e+tb75+f//2wBDAQ0NDQ0ODQ4QEA4UFhMWFB4bGRkbHi0gIiAiIC1EKjIqKjIqRDxJOzc7STxsVUtLVWx9aWNpfZeHh5e+tb75+f//wgARCAAwAEADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcG/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUH/9oADAMBAAIQAxAAAADLCToAF3FbPwIQJOgAXcVs/AhAk6ABdxWz8D//xAAUEAEAAAAAAAAAAAAAAAAAAABQ/9oACAEBAAE/AEP/xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/AE//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAEDAQE/AE//2Q==",
  "image/webp":
    "UklGRlQAAABXRUJQVlA4IEgAAADwAwCdASpAADAAPrVQokwnJKMiKqgA4BaJYwDSYoAAVUYTsX5yLEwAAP7u/5/18AU/Z//9CT/cv9E/AHj6nW/IsDZ1hsgAAAA=",
};
// "Turn me to the right", as a phone held upright writes it.
const TURNED = [255, 225, 0, 34, 69, 120, 105, 102, 0, 0, 73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6];

function readFlag(type: RasterType): Original {
  return makeOriginal(type, readBase64(FLAGS[type]!));
}

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!);
}

function makeOriginal(type: RasterType, bytes: Uint8Array<ArrayBuffer>): Original {
  return { ok: true, bytes, type, width: 64, height: 48 };
}

const sizeOf = (path: string) => parsePictureSize(path, "80")!;

test.each(Object.keys(FLAGS) as RasterType[])(
  "%s is cropped to a box as WebP, red on the left and white on the right",
  async (type) => {
    const resized = await resizeToWebp(readFlag(type), sizeOf("/img/product/1"));
    expect(imageDimensionsFromData(new Uint8Array(resized))).toEqual({ width: 280, height: 315, type: "webp" });
    await init(WEBP_DECODER_WASM);
    const { data } = await decodeWebp(resized);
    const pixel = (x: number) => [...data.subarray((157 * 280 + x) * 4, (157 * 280 + x) * 4 + 3)];
    const [red, green, blue] = pixel(40);
    expect(red).toBeGreaterThan(180);
    expect(green! + blue!).toBeLessThan(60);
    for (const part of pixel(240)) expect(part).toBeGreaterThan(230);
  },
);

test("an image resized by width keeps its ratio and isn't enlarged; the EXIF orientation is applied", async () => {
  const whole = await resizeToWebp(readFlag("image/png"), sizeOf("/img/w/320"));
  expect(imageDimensionsFromData(new Uint8Array(whole))).toMatchObject({ width: 64, height: 48 });
  const jpeg = readBase64(FLAGS["image/jpeg"]!);
  const turned = new Uint8Array([...jpeg.subarray(0, 2), ...TURNED, 0, 0, 0, 0, 0, 0, 0, ...jpeg.subarray(2)]);
  const upright = await resizeToWebp(makeOriginal("image/jpeg", turned), sizeOf("/img/w/320"));
  expect(imageDimensionsFromData(new Uint8Array(upright))).toMatchObject({ width: 48, height: 64 });
});

test.each(Object.keys(FLAGS) as RasterType[])(
  "a truncated or invalid %s is an error or partly decoded, and the next image is decoded normally",
  async (type) => {
    const flag = readFlag(type);
    const before = new Uint8Array(await resizeToWebp(flag, sizeOf("/img/w/320")));
    await expect(resizeToWebp(makeOriginal(type, new Uint8Array(64)), sizeOf("/img/w/320"))).rejects.toBeDefined();
    await resizeToWebp(makeOriginal(type, flag.bytes.slice(0, 70)), sizeOf("/img/w/320")).catch(() => undefined);
    expect(new Uint8Array(await resizeToWebp(readFlag(type), sizeOf("/img/w/320")))).toEqual(before);
  },
);

test("a type without a decoder is an error that says so", async () => {
  const gif = makeOriginal("image/gif", new Uint8Array(64));
  await expect(resizeToWebp(gif, sizeOf("/img/w/320"))).rejects.toThrow("no decoder for image/gif");
});

import { beforeEach, expect, test, vi } from "vitest";
import { WASM_PIXELS_MAX } from "../../app/config/images";
import { PICTURE, startImageRequests } from "../../tests/doubles/platform/image-requests";
import { imageResponse, startPng } from "../../tests/fixtures/raster-files";

// The codecs themselves run only in workerd: tests/built/pages/images.built.test.ts.
const drawWebp = vi.hoisted(() => vi.fn<() => Promise<ArrayBuffer>>());
vi.mock("./codecs", () => ({ drawWebp }));

const images = startImageRequests();

beforeEach(() => {
  drawWebp.mockReset().mockResolvedValue(new TextEncoder().encode("drawn in WASM").buffer);
});

const BROWSER = "image/avif,image/webp,*/*";

test("where the Images binding works, no codec of our own is asked", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER });
  expect(await response.text()).toBe("resized image/avif");
  expect(drawWebp).not.toHaveBeenCalled();
});

test("where it is missing, the picture is drawn in WASM as WebP, and kept for ever", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "none" });
  expect(await response.text()).toBe("drawn in WASM");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  // Who knows no AVIF has the same file.
  await images.ask(PICTURE, { accept: "image/webp", binding: "none" });
  expect([drawWebp.mock.calls.length, images.kept.size]).toEqual([1, 1]);
});

test("where it fails, too, but only for a day: it may work tomorrow, and better", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "fails" });
  expect(await response.text()).toBe("drawn in WASM");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("who can't show WebP gets the original where the binding is missing", async () => {
  const { response } = await images.ask(PICTURE, { accept: "*/*", binding: "none" });
  expect(drawWebp).not.toHaveBeenCalled();
  expect(response.headers.get("content-type")).toBe("image/png");
});

test("what the codecs can't draw, or not in a Worker's memory, stays as it is, and isn't kept for long", async () => {
  drawWebp.mockRejectedValueOnce(new Error("no decoder for image/gif"));
  const original = startPng(WASM_PIXELS_MAX / 10 + 1, 10);
  for (const answer of [undefined, () => imageResponse(original, "image/png")]) {
    images.kept.clear();
    const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "none", answer });
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 8)).toEqual(original.slice(0, 8));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  }
  expect(drawWebp).toHaveBeenCalledTimes(1);
});

test("what is transparent lies on white in a JPEG, and nothing moves", async () => {
  const jpeg = await images.ask(PICTURE, { accept: "*/*" });
  expect(jpeg.drawn).toMatchObject([{ format: "image/jpeg", background: "#ffffff", anim: false }]);
  const webp = await images.ask(PICTURE, { accept: "image/webp" });
  expect(webp.drawn[0]).not.toHaveProperty("background");
});

import { beforeEach, expect, test, vi } from "vitest";
import { WASM_PIXELS_MAX } from "../../app/config/images";
import { PICTURE, startImageRequests } from "../../tests/doubles/platform/image-requests";
import { imageResponse, startPng } from "../../tests/fixtures/raster-files";

// The codecs run only in workerd: codecs.workerd.test.ts and tests/built/pages/images.built.test.ts.
const resizeToWebp = vi.hoisted(() => vi.fn<() => Promise<ArrayBuffer>>());
vi.mock("./codecs", () => ({ resizeToWebp }));

const images = startImageRequests();

beforeEach(() => {
  resizeToWebp.mockReset().mockResolvedValue(new TextEncoder().encode("resized in WASM").buffer);
});

const BROWSER = "image/avif,image/webp,*/*";

test("with a working Images binding the WASM codecs aren't used", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER });
  expect(await response.text()).toBe("resized image/avif");
  expect(resizeToWebp).not.toHaveBeenCalled();
});

test("without the binding the image is resized in WASM as WebP, and cached as immutable", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "none" });
  expect(await response.text()).toBe("resized in WASM");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  // A browser without AVIF support gets the same file.
  await images.ask(PICTURE, { accept: "image/webp", binding: "none" });
  expect([resizeToWebp.mock.calls.length, images.kept.size]).toEqual([1, 1]);
});

test("if the binding fails, the image is resized in WASM and cached for a day only", async () => {
  const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "fails" });
  expect(await response.text()).toBe("resized in WASM");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
});

test("a browser without WebP support gets the original if the binding is missing", async () => {
  const { response } = await images.ask(PICTURE, { accept: "*/*", binding: "none" });
  expect(resizeToWebp).not.toHaveBeenCalled();
  expect(response.headers.get("content-type")).toBe("image/png");
});

test("an image the codecs can't resize is served as the original and cached briefly", async () => {
  resizeToWebp.mockRejectedValueOnce(new Error("no decoder for image/gif"));
  const original = startPng(WASM_PIXELS_MAX / 10 + 1, 10);
  for (const answer of [undefined, () => imageResponse(original, "image/png")]) {
    images.kept.clear();
    const { response } = await images.ask(PICTURE, { accept: BROWSER, binding: "none", answer });
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 8)).toEqual(original.slice(0, 8));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  }
  expect(resizeToWebp).toHaveBeenCalledTimes(1);
});

test("transparency becomes white in a JPEG, and animations are dropped", async () => {
  const jpeg = await images.ask(PICTURE, { accept: "*/*" });
  expect(jpeg.outputs).toMatchObject([{ format: "image/jpeg", background: "#ffffff", anim: false }]);
  const webp = await images.ask(PICTURE, { accept: "image/webp" });
  expect(webp.outputs[0]).not.toHaveProperty("background");
});

import { expect, test } from "vitest";
import { BOX_PRESETS, FLUID_PRESETS, SCREEN_WIDTHS, type PicturePreset } from "../../config/images";
import { parsePictureSize, pictureBox, pictureSources, pictureUrl, pictureUrlOfWidth } from "./image-url";

const SOURCE = "https://wp.test/a b.jpg?ver=1&x=2";
const ENCODED = "https%3A%2F%2Fwp.test%2Fa%20b.jpg%3Fver%3D1%26x%3D2";
const PRESETS = [...Object.keys(BOX_PRESETS), ...Object.keys(FLUID_PRESETS)] as PicturePreset[];

/** What the endpoint renders for each URL of a srcset. */
function renderAll(srcSet: string) {
  return srcSet.split(", ").map((candidate) => {
    const [source = "", descriptor = ""] = candidate.split(" ");
    const url = new URL(source, "https://shop.test");
    expect(url.searchParams.get("src")).toBe(SOURCE);
    return { size: parsePictureSize(url.pathname, url.searchParams.get("q") ?? undefined), descriptor };
  });
}

test("a card's picture is 280 x 315 in quality 80, a thumbnail's quality is 85", () => {
  expect(BOX_PRESETS.product).toEqual({ width: 280, height: 315, quality: 80 });
  expect(BOX_PRESETS.thumbnail.quality).toBe(85);
  expect(parsePictureSize("/img/w/320", undefined)?.quality).toBe(100);
});

test("a box has densities 1 and 2", () => {
  const { src, srcSet, sizes } = pictureSources(SOURCE, "product");
  expect(src).toBe(`/img/product/1?src=${ENCODED}`);
  expect(sizes).toBeUndefined();
  expect(renderAll(srcSet)).toMatchObject([
    { size: { width: 280, height: 315, quality: 80 }, descriptor: "1x" },
    { size: { width: 560, height: 630, quality: 80 }, descriptor: "2x" },
  ]);
});

test("a fluid picture is offered in every screen width, with the share of the screen it takes", () => {
  const { src, srcSet, sizes } = pictureSources(SOURCE, "gallery");
  expect(src).toBe(`/img/w/640?q=80&src=${ENCODED}`);
  expect(sizes).toMatch(/^\(min-width: .*vw$/);
  expect(renderAll(srcSet)).toMatchObject(
    [320, 640, 768, 1024, 1280, 1536].map((width) => ({ size: { width, height: null }, descriptor: `${width}w` })),
  );
});

test("the endpoint accepts every URL the shop writes, for every preset", () => {
  for (const preset of PRESETS)
    for (const { size } of renderAll(pictureSources(SOURCE, preset).srcSet)) expect(size).not.toBeNull();
  for (const width of SCREEN_WIDTHS)
    for (const quality of [80, 85, 100] as const) {
      const { pathname, searchParams } = new URL(pictureUrlOfWidth(SOURCE, width, quality), "https://shop.test");
      expect(parsePictureSize(pathname, searchParams.get("q")!)).toMatchObject({ width, quality });
    }
});

test("an unknown preset is an error that names the known ones", () => {
  for (const preset of ["card", "toString", "__proto__", ""]) {
    expect(() => pictureSources(SOURCE, preset as never)).toThrow(new RegExp(PRESETS.join(", ")));
    expect(() => pictureBox(preset as never)).toThrow(preset);
    expect(() => pictureUrl(SOURCE, preset as never, 1)).toThrow("unknown");
  }
  // A fluid preset has no single URL.
  expect(() => pictureUrl(SOURCE, "gallery" as never, 1)).toThrow("unknown");
});

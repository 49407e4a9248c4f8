import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { INK, lighten } from "./colour.ts";
import { compose, cropOf, draw, type Shift } from "./draw.ts";
import type { Item } from "./item.ts";
import { placeholder } from "./placeholder.ts";
import { HERO_TINT, place, scenes, type Scene } from "./scenes.ts";
import { text } from "./text.ts";

/**
 * Writes files/<name>.webp for every scene, or only for those named on the command line:
 * node demo/pictures/render.ts [name…]
 */

const FILES = fileURLToPath(new URL("./files/", import.meta.url));
const PRODUCT_WIDTH_PX = 1000;
const HERO_WIDTH_PX = 1500;
const FILE_SIZE_MAX = 60_000;
const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
const QUALITIES = [82, 76, 70, 62];

function rasterise(svg: string, width: number): Buffer {
  const fonts = { loadSystemFonts: false };
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: fonts }).render().asPng();
}

/** The best quality that keeps the file small. */
async function writeWebp(name: string, png: Buffer, sizeMax = FILE_SIZE_MAX): Promise<number> {
  for (const quality of QUALITIES) {
    const webp = sharp(png).webp({ quality, alphaQuality: 90, effort: 5 });
    const { data, info } = await webp.toBuffer({ resolveWithObject: true });
    if (info.size <= sizeMax || quality === QUALITIES.at(-1)) {
      writeFileSync(`${FILES}${name}.webp`, data);
      return info.size;
    }
  }
  return 0;
}

/** The shop's own hero, which it has without a backend: AVIF, and WebP for browsers without it. */
async function writeHero(png: Buffer): Promise<void> {
  const avif = sharp(png).avif({ quality: 48, effort: 9 });
  await avif.toFile(`${PUBLIC}hero.avif`);
  await avif.resize(780).toFile(`${PUBLIC}hero-780.avif`);
  await sharp(png).resize(1170).webp({ quality: 66, alphaQuality: 80, effort: 6 }).toFile(`${PUBLIC}hero.webp`);
}

/** A detail is cut from a larger picture: resvg panics on blurs that lie outside its view box. */
async function productPng(item: Item, shift?: Shift): Promise<Buffer> {
  const crop = cropOf(item);
  const svg = draw(item, shift);
  if (!crop) return rasterise(svg, PRODUCT_WIDTH_PX);
  const [left, top, width] = crop;
  const scale = PRODUCT_WIDTH_PX / width;
  return sharp(rasterise(svg, Math.ceil(PRODUCT_WIDTH_PX * scale)))
    .extract({ left: Math.floor(left * scale), top: Math.floor(top * scale), width: 1000, height: 1125 })
    .png()
    .toBuffer();
}

function heroSvg(): string {
  const items = [place("plate", -90, -160, 1.02), place("whey", 290, 40, 0.98), place("kettle", -60, 310, 0.74)];
  return compose(items, { width: 1330, height: 1080, tint: HERO_TINT, hasStage: false });
}

function siteImageSvg(): string {
  const items = [place("plate", 500, -112, 0.6), place("whey", 724, 2, 0.58), place("kettle", 524, 166, 0.44)];
  const ground = { width: 1200, height: 630, tint: HERO_TINT, hasStage: true };
  return compose(items, ground, () => text("Сила", { size: 300, x: 76, y: 410, anchor: "start", fill: INK }));
}

async function render(name: string, scene: Scene): Promise<number> {
  switch (scene.type) {
    case "product":
      return writeWebp(name, await productPng(scene.item, scene.shift));
    case "composition": {
      const { items, width, height, tint } = scene;
      return writeWebp(name, rasterise(compose(items, { width, height, tint, hasStage: true }), PRODUCT_WIDTH_PX));
    }
    case "hero": {
      const png = rasterise(heroSvg(), HERO_WIDTH_PX);
      await writeHero(png);
      return writeWebp(name, png, 140_000);
    }
    case "siteImage":
      return writeWebp(name, rasterise(siteImageSvg(), 1200));
    case "placeholder": {
      const svg = placeholder(lighten(HERO_TINT, 0.02, 0.6));
      const jpeg = await sharp(rasterise(svg, PRODUCT_WIDTH_PX))
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(`${FILES}${name}.jpg`);
      return jpeg.size;
    }
  }
}

mkdirSync(FILES, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in scenes));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(", ")}`);

let total = 0;
const names = wanted.length > 0 ? wanted : Object.keys(scenes);
for (const name of names) {
  const size = await render(name, scenes[name]!);
  total += size;
  if (size > FILE_SIZE_MAX) console.warn(`${name}: ${size} bytes`);
}
console.log(`${names.length} pictures, ${Math.round(total / 1024)} KiB`);

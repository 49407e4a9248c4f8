import {
  BOX_PRESETS,
  DENSITIES,
  FLUID_PRESETS,
  QUALITIES,
  SCREEN_WIDTHS,
  type BoxPreset,
  type Density,
  type FluidPreset,
  type PicturePreset,
  type Quality,
} from "../../config/images";

/** The requested size, in pixels of the file. */
export interface PictureSize {
  width: number;
  /** null for the picture's own ratio, never larger than the original. */
  height: number | null;
  quality: number;
  /** Canonical name of this size, for the cache key. */
  name: string;
}

/** Attributes of a responsive <img>. */
interface PictureSources {
  src: string;
  srcSet: string;
  sizes?: string;
}

/** URL of a backend image cropped to a box preset; throws on an unknown preset. */
export function pictureUrl(sourceUrl: string, preset: BoxPreset, density: Density): string {
  if (!Object.hasOwn(BOX_PRESETS, preset)) throw unknownPreset(preset);
  return `/img/${preset}/${density}?src=${encodeURIComponent(sourceUrl)}`;
}

/** URL of an uncropped picture at least this wide, in pixels: the endpoint uses the next larger screen width. */
export function pictureUrlOfWidth(sourceUrl: string, width: number, quality: Quality): string {
  return `/img/w/${width}?q=${quality}&src=${encodeURIComponent(sourceUrl)}`;
}

/** The sources of a picture: by density for a box, by width for a fluid preset; throws on an unknown preset. */
export function pictureSources(sourceUrl: string, preset: PicturePreset): PictureSources {
  if (!isFluid(preset)) {
    const files = DENSITIES.map((density) => `${pictureUrl(sourceUrl, preset, density)} ${density}x`);
    return { src: pictureUrl(sourceUrl, preset, 1), srcSet: files.join(", ") };
  }
  const { width, quality, sizes } = FLUID_PRESETS[preset];
  const files = SCREEN_WIDTHS.map((one) => `${pictureUrlOfWidth(sourceUrl, one, quality)} ${one}w`);
  return { src: pictureUrlOfWidth(sourceUrl, nextScreenWidth(width), quality), srcSet: files.join(", "), sizes };
}

/** Width and height of a preset's box, in CSS pixels; throws on an unknown preset. */
export function pictureBox(preset: PicturePreset): { width: number; height: number } {
  if (isFluid(preset)) return FLUID_PRESETS[preset];
  if (!Object.hasOwn(BOX_PRESETS, preset)) throw unknownPreset(preset);
  return BOX_PRESETS[preset];
}

/** Parses the size from the path of an image request and its `q`; null for anything the shop doesn't render. */
export function parsePictureSize(path: string, quality: string | undefined): PictureSize | null {
  const [, first = "", second = ""] = /^\/img\/([a-z]{1,20})\/(\d{1,5})$/.exec(path) ?? [];
  if (first === "w") return parseWidth(Number(second), quality);
  const density = DENSITIES.find((one) => String(one) === second);
  if (!density || !Object.hasOwn(BOX_PRESETS, first)) return null;
  const { width, height, quality: ofBox } = BOX_PRESETS[first as BoxPreset];
  return { width: width * density, height: height * density, quality: ofBox, name: `${first}/${density}` };
}

function parseWidth(width: number, quality: string | undefined): PictureSize | null {
  const known = quality === undefined ? QUALITIES[0] : QUALITIES.find((one) => String(one) === quality);
  if (!known || width < 1) return null;
  const renderedWidth = nextScreenWidth(width);
  return { width: renderedWidth, height: null, quality: known, name: `w/${renderedWidth}/${known}` };
}

function nextScreenWidth(width: number): number {
  return SCREEN_WIDTHS.find((one) => one >= width) ?? SCREEN_WIDTHS.at(-1)!;
}

function isFluid(preset: PicturePreset): preset is FluidPreset {
  return Object.hasOwn(FLUID_PRESETS, preset);
}

function unknownPreset(preset: string): Error {
  const known = [...Object.keys(BOX_PRESETS), ...Object.keys(FLUID_PRESETS)];
  return new Error(`image preset ${JSON.stringify(preset)} is unknown; there are ${known.join(", ")}`);
}

import { PICTURE_PRESETS, type Density, type PicturePreset } from "../config/images";

/** Address of a picture in one of the shop's sizes, for an image of the backend. */
export function pictureUrl(sourceUrl: string, preset: PicturePreset, density: Density): string {
  return `/img/${preset}/${density}?src=${encodeURIComponent(sourceUrl)}`;
}

/** Preset and density of an image request; null for anything that the shop doesn't draw. */
export function parsePictureSize(preset: string, density: string): { preset: PicturePreset; density: Density } | null {
  if (!Object.hasOwn(PICTURE_PRESETS, preset) || !/^[12]$/.test(density)) return null;
  return { preset: preset as PicturePreset, density: Number(density) as Density };
}

/** Sizes that the shop draws, in CSS pixels (specification §9); the endpoint serves each at densities 1 and 2. */
export const PICTURE_PRESETS = {
  card: { width: 280, height: 315, quality: 80 },
  thumbnail: { width: 112, height: 126, quality: 85 },
  tile: { width: 312, height: 351, quality: 80 },
  product: { width: 640, height: 720, quality: 80 },
} as const;

export type PicturePreset = keyof typeof PICTURE_PRESETS;

export const DENSITIES = [1, 2] as const;
export type Density = (typeof DENSITIES)[number];

export const PLACEHOLDER_PICTURE = "/placeholder.jpg";
export const IMAGE_BYTES_MAX = 10_000_000;
export const IMAGE_TIMEOUT_MS = 5000;

/** Boxes of a fixed size, in CSS pixels; the endpoint serves each at densities 1 and 2. */
export const BOX_PRESETS = {
  product: { width: 280, height: 315, quality: 80 },
  thumbnail: { width: 112, height: 126, quality: 85 },
  tile: { width: 312, height: 351, quality: 80 },
  /** Link previews; only density 1 is used. */
  share: { width: 1200, height: 630, quality: 80 },
} as const;

/** Boxes that grow with the screen: their ratio, and the share of the screen they take. */
export const FLUID_PRESETS = {
  gallery: {
    width: 640,
    height: 720,
    quality: 80,
    sizes: "(min-width: 1360px) 710px, (min-width: 1024px) 51vw, (min-width: 768px) 46vw, 100vw",
  },
  /** Twice the screen's width, for the zoomed picture. */
  zoom: {
    width: 1536,
    height: 1728,
    quality: 85,
    sizes: "200vw",
  },
  /** The pictures of the home page; their widths are those of its columns in app/styles/screens/home.css. */
  hero: {
    width: 1500,
    height: 1218,
    quality: 80,
    sizes: "(min-width: 1344px) 821px, (min-width: 768px) calc(58.4vw + 36px), 100vw",
  },
  /** A picture within a text. */
  article: {
    width: 760,
    height: 507,
    quality: 80,
    sizes: "(min-width: 808px) 760px, 92vw",
  },
  /** The picture above a post. */
  cover: {
    width: 1280,
    height: 720,
    quality: 80,
    sizes: "(min-width: 1344px) 1280px, 94vw",
  },
  /** A picture in a list of posts. */
  post: {
    width: 408,
    height: 272,
    quality: 80,
    sizes: "(min-width: 1344px) 408px, (min-width: 768px) 31vw, 92vw",
  },
} as const;

export type BoxPreset = keyof typeof BOX_PRESETS;
export type FluidPreset = keyof typeof FLUID_PRESETS;
export type PicturePreset = BoxPreset | FluidPreset;

export const DENSITIES = [1, 2] as const;
export type Density = (typeof DENSITIES)[number];

/** xs, sm, md, lg, xl, xxl: the only widths that the endpoint renders outside of the boxes. */
export const SCREEN_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;

/** Qualities that a URL with a width may request; the first is the default. */
export const QUALITIES = [100, 85, 80] as const;
export type Quality = (typeof QUALITIES)[number];

export const PLACEHOLDER_PICTURE = "/placeholder.jpg";

export const IMAGE_BYTES_MAX = 10_000_000;
export const IMAGE_PIXELS_MAX = 50_000_000;
export const IMAGE_TIMEOUT_MS = 5000;
export const IMAGE_REDIRECTS_MAX = 2;

/** Colours are mixed and lightened in OKLab, where equal steps look equal. */

type Triple = [number, number, number];

export const INK = "#17150f";
export const PAPER = "#fbf7ef";
export const YELLOW = "#ffc71f";
/** Shadows are warm, never black. */
export const SHADOW = "#1d140c";
export const CONTACT = "#120c06";

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

export function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16))) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(toHex).join("")}`;
}

function toHex(linear: number): string {
  const value = Math.min(1, Math.max(0, toGamma(Math.max(0, linear))));
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, "0");
}

export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Lighter for a positive step, darker for a negative one; `chroma` scales the colourfulness. */
export function lighten(hex: string, step: number, chroma = 1): string {
  const [lightness, a, b] = toLab(hex);
  return fromLab([Math.min(0.99, Math.max(0.02, lightness + step)), a * chroma, b * chroma]);
}

export function lightness(hex: string): number {
  return toLab(hex)[0];
}

export function isDark(hex: string): boolean {
  return lightness(hex) < 0.4;
}

/** The text colour that reads on this ground. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.66 ? INK : PAPER;
}

import { CONTACT, lighten, mix, SHADOW } from "./colour.ts";
import { blur, down, ellipse, filled, group, radialAcross } from "./svg.ts";

/** Ground and wall in one tint, lit from the upper left. */
export function stage(tint: string, width = 1000, height = 1125): string {
  const dark = mix(tint, "#2a2118", 0.16);
  const light = lighten(tint, 0.045);
  const long = Math.max(width, height);
  const layer = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const wall = down([0, lighten(tint, -0.012)], [0.62, tint], [0.78, lighten(tint, 0.022)], [1, lighten(tint, -0.03)]);
  const glow = radialAcross([width * 0.33, height * 0.32, long * 0.64], [0, light, 0.95], [1, light, 0]);
  const corners = radialAcross(
    [width * 0.47, height * 0.46, long * 0.8],
    [0, dark, 0],
    [0.7, dark, 0],
    [1, dark, 0.32],
  );
  return layer(wall) + layer(glow) + layer(corners);
}

/** Shadow of something round that stands at (cx, y): far, near and contact. */
export function groundShadow(cx: number, y: number, rx: number, tint: string, strength = 1): string {
  const dark = mix(tint, SHADOW, 0.82);
  const paint = (deviation: number, opacity: number) =>
    `filter="${blur(deviation)}" opacity="${(opacity * strength).toFixed(2)}"`;
  return group(
    ellipse(cx + rx * 0.42, y + rx * 0.05, rx * 1.18, rx * 0.2, dark, paint(38, 0.26)) +
      ellipse(cx + rx * 0.14, y + rx * 0.02, rx * 1.06, rx * 0.13, dark, paint(18, 0.36)) +
      ellipse(cx, y - rx * 0.004, rx * 0.985, rx * 0.085, CONTACT, paint(7, 0.6)),
  );
}

/** Shadow of something flat that lies on the ground. */
export function lyingShadow(silhouette: string): string {
  return (
    filled(silhouette, SHADOW, `transform="translate(26 34)" opacity=".3" filter="${blur(30)}"`) +
    filled(silhouette, SHADOW, `transform="translate(6 10)" opacity=".28" filter="${blur(8)}"`)
  );
}

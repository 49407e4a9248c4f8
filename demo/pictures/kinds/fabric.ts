import { isDark, lighten, lightness, mix } from "../colour.ts";
import { lyingShadow } from "../stage.ts";
import { clip, filled, group, soft, stroked } from "../svg.ts";

/** A soft line on cloth: path, light or dark, width, spread, opacity. */
export type Fold = [path: string, tone: "light" | "dark", width: number, spread: number, opacity: number];

/** A piece of cloth that lies flat: shadow, colour, its own light and the folds inside its outline. */
export function fabric(silhouette: string, colour: string, light: string, folds: Fold[], inside = ""): string {
  return lyingShadow(silhouette) + cloth(silhouette, colour, light, folds, inside);
}

export function cloth(silhouette: string, colour: string, light: string, folds: Fold[], inside = ""): string {
  // Folds vanish on dark cloth unless they are stronger there.
  const strength = lightness(colour) < 0.35 ? 1.5 : 1;
  const lines = folds.map(([path, tone, width, spread, opacity]) =>
    soft(path, tone === "light" ? "#fff" : "#000", width, spread, opacity * strength),
  );
  return (
    filled(silhouette, colour) +
    group(filled(silhouette, light) + inside + lines.join(""), `clip-path="${clip(silhouette)}"`)
  );
}

/** A seam or hem a shade off the cloth. */
export function seam(path: string, colour: string, width = 2.5, isStitched = true): string {
  const extra = isStitched ? 'stroke-dasharray="7 5"' : "";
  return stroked(path, trim(colour, 0.08), width, extra);
}

/** A shade off the cloth that shows on light and dark. */
export function trim(colour: string, step: number): string {
  return lighten(colour, isDark(colour) ? step : -step);
}

/** Mirrors a path drawn for the left half at x = 500. */
export function mirrored(markup: string): string {
  return group(markup, 'transform="translate(1000 0) scale(-1 1)"');
}

export function lining(colour: string): string {
  return mix(colour, "#1d140c", 0.34);
}

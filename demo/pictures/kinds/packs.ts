import { lighten, SHADOW } from "../colour.ts";
import { LABEL_SYSTEM, type Draw } from "../item.ts";
import { blur, down, ellipse, filled, group, rectangle } from "../svg.ts";
import { pack } from "./pack.ts";

export const jar: Draw = (item, tint) =>
  pack(item, tint, {
    radius: 258,
    top: 372,
    bottom: 920,
    lidRadius: 214,
    lidTop: 196,
    shoulder: 56,
    labelTop: 418,
    labelBottom: 868,
  });

export const tub: Draw = (item, tint) =>
  pack(item, tint, {
    radius: 238,
    top: 500,
    bottom: 900,
    lidRadius: 226,
    lidTop: 366,
    shoulder: 22,
    labelTop: 526,
    labelBottom: 872,
    flatness: [0.12, 0.17],
  });

export const caps: Draw = (item, tint) => {
  const bottle = pack(item, tint, {
    cx: 470,
    radius: 176,
    top: 420,
    bottom: 880,
    lidRadius: 128,
    lidTop: 268,
    shoulder: 58,
    labelTop: 480,
    labelBottom: 846,
    flatness: [0.12, 0.18],
    ...(LABEL_SYSTEM[item.brand] === "block" ? { shell: lighten(item.color, -0.2) } : {}),
  });
  const colour = lighten(item.color, 0.02);
  return (
    bottle +
    capsule(690, 905, -16, 0.92, colour) +
    capsule(790, 940, 24, 0.98, colour) +
    capsule(672, 962, 8, 1.05, colour)
  );
};

function capsule(x: number, y: number, turn: number, scale: number, colour: string): string {
  const light = down([0, "#fff", 0.45], [0.32, "#fff", 0.12], [0.6, "#000", 0.04], [1, "#000", 0.34]);
  return group(
    ellipse(4, 22, 52, 10, SHADOW, `opacity=".4" filter="${blur(5)}"`) +
      filled("M0 -19H-32A19 19 0 0 0 -32 19H0Z", colour) +
      filled("M0 -21H30A21 21 0 0 1 30 21H0Z", "#fdf6e6") +
      rectangle(-52, -21, 104, 42, light, 'rx="21"') +
      rectangle(-40, -14, 74, 7, "#fff", 'rx="3.5" opacity=".7"'),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
  );
}

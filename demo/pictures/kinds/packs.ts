import { lighten, SHADOW } from "../colour.ts";
import { LABEL_SYSTEM, type Draw } from "../item.ts";
import { blur, down, ellipse, filled, group, radial, rectangle } from "../svg.ts";
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
  const colour = item.accent ?? lighten(item.color, 0.02);
  const one = { softgel, tablet }[item.style ?? ""] ?? capsule;
  return bottle + one(690, 905, -16, 0.92, colour) + one(790, 940, 24, 0.98, colour) + one(672, 962, 8, 1.05, colour);
};

/** A jar of glass that shows what is in it: `accent`. */
export const glass: Draw = (item, tint) => {
  const inside = item.accent ?? "#b9803f";
  const jar = pack(item, tint, {
    radius: 222,
    top: 420,
    bottom: 905,
    lidRadius: 200,
    lidTop: 290,
    shoulder: 44,
    labelTop: 530,
    labelBottom: 812,
    flatness: [0.11, 0.16],
    shell: inside,
    lid: item.style === "dark-lid" ? "#26231d" : "#c9a548",
  });
  const glint = (x: number, y: number, width: number, height: number, opacity: number) =>
    rectangle(x, y, width, height, "#fff", `rx="${width / 2}" opacity="${opacity}" filter="${blur(5)}"`);
  return (
    jar +
    ellipse(500, 462, 196, 16, lighten(inside, 0.1), `opacity=".55" filter="${blur(4)}"`) +
    glint(312, 470, 22, 60, 0.7) +
    glint(312, 838, 22, 64, 0.55) +
    glint(664, 470, 12, 60, 0.4)
  );
};

function softgel(x: number, y: number, turn: number, scale: number, colour: string): string {
  const body = radial([0.36, 0.28, 0.85], [0, lighten(colour, 0.2)], [0.5, colour], [1, lighten(colour, -0.18)]);
  return group(
    ellipse(6, 24, 50, 11, SHADOW, `opacity=".35" filter="${blur(5)}"`) +
      ellipse(0, 0, 52, 27, body) +
      ellipse(6, 12, 34, 9, "#fff", `opacity=".3" filter="${blur(3)}"`) +
      ellipse(-16, -12, 17, 6, "#fff", 'opacity=".8"'),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
  );
}

function tablet(x: number, y: number, turn: number, scale: number, colour: string): string {
  return group(
    ellipse(5, 22, 46, 14, SHADOW, `opacity=".4" filter="${blur(5)}"`) +
      ellipse(0, 8, 44, 26, lighten(colour, -0.12)) +
      ellipse(0, -2, 44, 26, colour) +
      ellipse(0, -2, 44, 26, down([0, "#fff", 0.45], [1, "#000", 0.08])) +
      rectangle(-36, -4, 72, 4, "#000", 'rx="2" opacity=".16"'),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`,
  );
}

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

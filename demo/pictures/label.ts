import { INK, inkOn, lighten, lightness, PAPER } from "./colour.ts";
import { flavourArt } from "./flavour.ts";
import { LABEL_SYSTEM, linesOf, shortBrand, type Item } from "./item.ts";
import type { Surface } from "./surface.ts";
import type { Point } from "./svg.ts";

/** The front of a pack. Each brand has a label system of its own. */
export function label(face: Surface, item: Item): string {
  return SYSTEMS[LABEL_SYSTEM[item.brand]](face, item, face.halfWidth * 1.32);
}

type LabelSystem = (face: Surface, item: Item, textWidth: number) => string;

const SYSTEMS: Record<(typeof LABEL_SYSTEM)[keyof typeof LABEL_SYSTEM], LabelSystem> = {
  block: blockLabel,
  mountains: mountainsLabel,
  black: blackLabel,
  disc: discLabel,
  kraft: kraftLabel,
  wave: waveLabel,
};

function ground(face: Surface, from: number, to: number, fill: string): string {
  const reach = face.halfWidth * 1.5;
  return face.patch(-reach, reach, face.at(from), face.at(to), fill);
}

function art(face: Surface, item: Item, u: number, share: number, scale: number): string {
  const [x, y] = face.bend(u, face.at(share));
  return flavourArt(item.flavour, x, y, face.height * scale);
}

function hasArt(item: Item): boolean {
  return flavourArt(item.flavour, 0, 0, 1) !== "";
}

/** The colour all over, the name large and left. */
function blockLabel(face: Surface, item: Item, textWidth: number): string {
  const { height } = face;
  const fill = inkOn(item.color);
  const start = { x: -textWidth / 2, anchor: "start", fill } as const;
  const names = linesOf(item.name).map((line, i) =>
    face.text(line, {
      ...start,
      face: "extraBold",
      size: height * 0.128,
      y: face.at(0.535 + i * 0.118),
      maxWidth: hasArt(item) ? textWidth * 0.86 : textWidth,
    }),
  );
  return (
    ground(face, 0, 1, item.color) +
    ground(face, 0.715, 1, lighten(item.color, lightness(item.color) > 0.5 ? -0.13 : 0.09)) +
    face.text(shortBrand(item), {
      ...start,
      size: height * 0.4,
      x: -textWidth / 2 - face.halfWidth * 0.02,
      y: face.at(0.36),
      maxWidth: textWidth * 1.04,
    }) +
    face.patch(-textWidth / 2, textWidth / 2, face.at(0.42), face.at(0.428), fill, 'opacity=".85"') +
    names.join("") +
    face.text(item.flavour ?? "", {
      ...start,
      face: "condensed",
      size: height * 0.082,
      y: face.at(0.82),
      maxWidth: textWidth * 0.66,
    }) +
    face.text(item.weight ?? "", {
      ...start,
      face: "extraBold",
      size: height * 0.094,
      y: face.at(0.94),
      maxWidth: textWidth * 0.45,
    }) +
    face.text(item.note ?? "", {
      face: "condensed",
      size: height * 0.05,
      x: textWidth / 2,
      y: face.at(0.94),
      anchor: "end",
      fill,
      maxWidth: textWidth * 0.48,
    }) +
    art(face, item, textWidth * 0.37, 0.735, 0.0027)
  );
}

/** Two ridges in the colour on cream. */
function mountainsLabel(face: Surface, item: Item, textWidth: number): string {
  const { halfWidth, height } = face;
  const fill = inkOn(item.color);
  const [first = "", second = ""] = item.brand.split(" ");
  const names = linesOf(item.name);
  const isTall = names.length > 1;
  const ridge = (points: [number, number][], colour: string) =>
    face.shape(
      points.map(([u, share]): Point => [halfWidth * u, face.at(share)]),
      colour,
    );
  const far: [number, number][] = [
    [-1.5, 0.98],
    [-1.5, 0.62],
    [-0.72, 0.36],
    [-0.34, 0.52],
    [0.2, 0.24],
    [0.8, 0.56],
    [1.5, 0.42],
    [1.5, 0.98],
  ];
  const near: [number, number][] = [
    [-1.5, 1],
    [-1.5, 0.78],
    [-0.5, 0.5],
    [0, 0.62],
    [0.62, 0.42],
    [1.5, 0.72],
    [1.5, 1],
  ];
  const titles = names.map((line, i) =>
    face.text(line, {
      size: height * (isTall ? 0.14 : 0.17),
      y: face.at((isTall ? 0.66 : 0.72) + i * 0.13),
      fill,
      maxWidth: textWidth * 1.02,
    }),
  );
  const foot = [item.weight, item.note].filter(Boolean).join("  ·  ");
  return (
    ground(face, 0, 1, "#f6f1e6") +
    ridge(far, lighten(item.color, 0.1, 0.8)) +
    ridge(near, item.color) +
    face.text(first, {
      face: "black",
      size: height * 0.105,
      y: face.at(0.14),
      fill: INK,
      track: 0.02,
      maxWidth: textWidth,
    }) +
    face.text(second, { face: "medium", size: height * 0.05, y: face.at(0.2), fill: INK, track: 0.22 }) +
    titles.join("") +
    face.text(item.flavour ?? "", {
      face: "condensed",
      size: height * 0.078,
      y: face.at(isTall ? 0.87 : 0.83),
      fill,
      maxWidth: textWidth * 0.8,
    }) +
    face.text(foot, { face: "condensed", size: height * 0.05, y: face.at(0.945), fill, maxWidth: textWidth }) +
    art(face, item, halfWidth * 0.02, 0.4, 0.0026)
  );
}

/** Black, one huge word. */
function blackLabel(face: Surface, item: Item, textWidth: number): string {
  const { height } = face;
  const [big = "", small = ""] = linesOf(item.name);
  // A dark colour wouldn't read as text on the black.
  const light = lightness(item.color) < 0.48 ? lighten(item.color, 0.3) : item.color;
  const start = { x: -textWidth / 2, anchor: "start" } as const;
  const note = hasArt(item) ? "" : (item.note ?? "");
  return (
    ground(face, 0, 1, "#1d1b17") +
    ground(face, 0, 0.14, item.color) +
    face.text(item.brand, {
      face: "black",
      size: height * 0.085,
      y: face.at(0.1),
      fill: inkOn(item.color),
      track: 0.3,
      maxWidth: textWidth,
    }) +
    face.text(big, { size: height * 0.34, y: face.at(0.49), fill: PAPER, maxWidth: textWidth * 1.06 }) +
    face.text(small, {
      face: "extraBold",
      size: height * 0.12,
      y: face.at(0.675),
      fill: light,
      maxWidth: textWidth,
    }) +
    face.patch(-textWidth / 2, textWidth / 2, face.at(0.72), face.at(0.726), PAPER, 'opacity=".4"') +
    face.text(item.flavour ?? "", {
      ...start,
      face: "condensed",
      size: height * 0.08,
      y: face.at(0.82),
      fill: PAPER,
      maxWidth: textWidth * 0.66,
    }) +
    face.text(item.weight ?? "", {
      ...start,
      face: "extraBold",
      size: height * 0.085,
      y: face.at(0.93),
      fill: light,
    }) +
    face.text(note, {
      face: "condensed",
      size: height * 0.05,
      x: textWidth / 2,
      y: face.at(0.93),
      anchor: "end",
      fill: PAPER,
      maxWidth: textWidth * 0.5,
    }) +
    art(face, item, textWidth * 0.37, 0.855, 0.0026)
  );
}

/** Cream with a disc and a foot in the colour. */
function discLabel(face: Surface, item: Item, textWidth: number): string {
  const { halfWidth, height } = face;
  const start = { x: -textWidth / 2, anchor: "start", maxWidth: textWidth } as const;
  const disc = (radius: number, colour: string) => face.disc(halfWidth * 0.34, face.at(0.3), height * radius, colour);
  const names = linesOf(item.name);
  const top = names.length > 1 ? 0.685 : 0.73;
  const titles = names.map((line, i) =>
    face.text(line, { ...start, size: height * 0.125, y: face.at(top + i * 0.115), fill: INK }),
  );
  const foot = [item.flavour, item.weight].filter(Boolean).join(" · ");
  return (
    ground(face, 0, 1, "#f4efe4") +
    disc(0.3, item.color) +
    disc(0.21, lighten(item.color, 0.08)) +
    disc(0.075, "#f4efe4") +
    face.text(item.brand, { ...start, size: height * 0.15, y: face.at(0.16), fill: INK, maxWidth: textWidth * 0.6 }) +
    titles.join("") +
    ground(face, 0.85, 1, item.color) +
    face.text(foot, {
      ...start,
      face: "condensed",
      size: height * 0.076,
      y: face.at(0.95),
      fill: inkOn(item.color),
    }) +
    art(face, item, halfWidth * 0.34, 0.3, 0.003)
  );
}

/** Wrapping paper with a stamp; the foot in the colour. */
function kraftLabel(face: Surface, item: Item, textWidth: number): string {
  const { halfWidth, height } = face;
  const middle = { fill: "#2c2013", maxWidth: textWidth } as const;
  const names = linesOf(item.name);
  const isTall = names.length > 1;
  const titles = names.map((line, i) =>
    face.text(line, { ...middle, size: height * 0.15, y: face.at((isTall ? 0.57 : 0.63) + i * 0.135) }),
  );
  const foot = [item.weight, item.note].filter(Boolean).join("  ·  ");
  return (
    ground(face, 0, 1, "#c8a578") +
    ground(face, 0.03, 0.036, "#2c2013") +
    ground(face, 0.2, 0.206, "#2c2013") +
    face.text(item.brand, { ...middle, face: "black", size: height * 0.1, y: face.at(0.155), track: 0.04 }) +
    face.disc(halfWidth * 0.02, face.at(0.33), height * 0.105, item.color) +
    face.disc(halfWidth * 0.02, face.at(0.33), height * 0.092, "#efe0c4") +
    (hasArt(item)
      ? art(face, item, halfWidth * 0.02, 0.33, 0.0014)
      : face.disc(halfWidth * 0.02, face.at(0.33), height * 0.07, item.color)) +
    titles.join("") +
    ground(face, 0.76, 1, item.color) +
    face.text(item.flavour ?? "", {
      face: "extraBold",
      size: height * 0.085,
      y: face.at(0.855),
      fill: inkOn(item.color),
      maxWidth: textWidth,
    }) +
    face.text(foot, {
      face: "condensed",
      size: height * (item.flavour ? 0.058 : 0.075),
      y: face.at(item.flavour ? 0.94 : 0.9),
      fill: inkOn(item.color),
      maxWidth: textWidth,
    })
  );
}

/** White over two waves in the colour. */
function waveLabel(face: Surface, item: Item, textWidth: number): string {
  const { halfWidth, height } = face;
  const fill = inkOn(item.color);
  const start = { x: -textWidth / 2, anchor: "start", maxWidth: textWidth } as const;
  const crest = (share: number, swing: number, phase: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const u = -1.5 + i / 8;
      return [halfWidth * u, face.at(share + swing * Math.sin(u * 2.4 + phase))];
    });
  const wave = (share: number, swing: number, phase: number, colour: string) =>
    face.shape([...crest(share, swing, phase), [halfWidth * 1.5, face.at(1)], [-halfWidth * 1.5, face.at(1)]], colour);
  const names = linesOf(item.name);
  const titles = names.map((line, i) =>
    face.text(line, { ...start, size: height * 0.14, y: face.at(0.3 + i * 0.13), fill: INK }),
  );
  return (
    ground(face, 0, 1, "#fbfaf6") +
    wave(0.5, 0.06, 0.4, lighten(item.color, 0.16, 0.7)) +
    wave(0.6, 0.07, 1.9, item.color) +
    face.text(item.brand, {
      ...start,
      face: "black",
      size: height * 0.085,
      y: face.at(0.13),
      fill: lighten(item.color, -0.08),
      track: 0.08,
    }) +
    titles.join("") +
    face.text(item.flavour ?? "", {
      ...start,
      face: "extraBold",
      size: height * 0.09,
      y: face.at(0.845),
      fill,
      maxWidth: textWidth * 0.64,
    }) +
    face.text([item.weight, hasArt(item) ? "" : item.note].filter(Boolean).join("  ·  "), {
      ...start,
      face: "condensed",
      size: height * 0.062,
      y: face.at(0.935),
      fill,
      maxWidth: textWidth * (hasArt(item) ? 0.6 : 1),
    }) +
    art(face, item, textWidth * 0.33, 0.74, 0.0026)
  );
}

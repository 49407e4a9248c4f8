import { INK, inkOn, lighten } from "../colour.ts";
import { flavourArt } from "../flavour.ts";
import { linesOf, type Draw } from "../item.ts";
import { groundShadow } from "../stage.ts";
import { cylinder, cylinderLight, cylinderPath, surface } from "../surface.ts";
import { across, blur, clip, ellipse, filled, group, rectangle, stroked } from "../svg.ts";
import { pack } from "./pack.ts";

/** Turned forms by style; without one it is the bottle of a ready drink. */
const FORMS = {
  drink: {
    radius: 140,
    top: 420,
    bottom: 925,
    lidRadius: 66,
    lidTop: 196,
    shoulder: 130,
    labelTop: 500,
    labelBottom: 860,
  },
  /** A white bottle that keeps the light out. */
  milk: {
    radius: 150,
    top: 400,
    bottom: 925,
    lidRadius: 84,
    lidTop: 222,
    shoulder: 96,
    labelTop: 440,
    labelBottom: 880,
  },
  /** Brown glass for liquids that are poured by the spoon. */
  brown: {
    radius: 156,
    top: 410,
    bottom: 920,
    lidRadius: 70,
    lidTop: 206,
    shoulder: 124,
    labelTop: 490,
    labelBottom: 860,
  },
  shot: {
    radius: 150,
    top: 540,
    bottom: 900,
    lidRadius: 92,
    lidTop: 396,
    shoulder: 72,
    labelTop: 570,
    labelBottom: 870,
  },
  dropper: {
    radius: 142,
    top: 560,
    bottom: 910,
    lidRadius: 62,
    lidTop: 396,
    shoulder: 76,
    labelTop: 600,
    labelBottom: 870,
  },
};

const SHELLS = { milk: "#f5f1e8", brown: "#4a2a14", dropper: "#4a2a14" };

export const bottle: Draw = (item, tint) => {
  const style = (item.style ?? "drink") as keyof typeof FORMS;
  const form = FORMS[style];
  const shell = { ...SHELLS, drink: item.accent, shot: item.accent }[style] ?? lighten(item.color, 0.12, 0.7);
  const isDark = style === "brown" || style === "dropper";
  const standing = pack(item, tint, {
    ...form,
    flatness: [0.1, 0.15],
    shell,
    ...(isDark ? { lid: "#1f1d19" } : {}),
  });
  return style === "dropper" ? bulb() + standing : standing;
};

function bulb(): string {
  const rubber = "M468 402Q462 330 470 300Q480 262 500 260Q520 262 530 300Q538 330 532 402Z";
  return filled(rubber, "#2b2824") + filled(rubber, cylinderLight(462, 538, 0.8, 1.3));
}

const RADIUS = 146;
const CAN =
  "M386 262L614 262Q620 292 646 316L646 882Q644 908 612 938Q500 962 388 938Q356 908 354 882L354 316Q380 292 386 262Z";

/** A slim can of 330 ml. */
export const can: Draw = (item, tint) => {
  const face = surface(cylinder(500, RADIUS, 20), RADIUS, 330, 880);
  const fill = inkOn(item.color);
  const inside = `clip-path="${clip(CAN)}"`;
  const stripe = lighten(item.color, 0.12, 0.85);
  const names = linesOf(item.name).map((line, i) =>
    face.text(line, { size: 92, y: 476 + i * 82, fill, maxWidth: 216 }),
  );
  const slant = face.shape(
    [
      [-RADIUS * 1.5, 720],
      [RADIUS * 1.5, 590],
      [RADIUS * 1.5, 770],
      [-RADIUS * 1.5, 900],
    ],
    stripe,
  );
  return (
    groundShadow(500, 944, 138, tint) +
    filled(CAN, item.color) +
    group(
      slant +
        face.patch(-240, 240, 300, 330, INK, 'opacity=".16"') +
        face.text(item.brand, { face: "black", size: 44, y: 388, fill, track: 0.06, maxWidth: 200 }) +
        names.join("") +
        flavourArt(item.flavour, 500, 706, 1.5) +
        face.text(item.flavour ?? "", { face: "extraBold", size: 46, y: 824, fill, maxWidth: 210 }) +
        face.text(item.weight ?? "", { face: "condensed", size: 32, y: 872, fill, maxWidth: 200 }) +
        rectangle(354, 900, 300, 60, "#c3c6c8"),
      inside,
    ) +
    filled(CAN, cylinderLight(354, 646, 1.05, 1.25)) +
    rectangle(404, 330, 20, 540, "#fff", `rx="10" opacity=".4" filter="${blur(6)}"`) +
    filled(cylinderPath(500, 116, 250, 266, 17, 19), "#b4b8ba") +
    filled(cylinderPath(500, 116, 250, 266, 17, 19), cylinderLight(384, 616)) +
    ellipse(500, 250, 116, 17, "#d7dadb") +
    ellipse(500, 251, 102, 13, "#a6aaac") +
    ellipse(500, 251, 102, 13, across([0, "#fff", 0.5], [1, "#000", 0.22])) +
    ellipse(518, 250, 30, 6, "#dfe2e3") +
    stroked("M384 250A116 17 0 0 0 616 250", "#fff", 2.5, 'opacity=".5"')
  );
};

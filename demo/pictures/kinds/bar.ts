import { CONTACT, INK, inkOn, PAPER } from "../colour.ts";
import { flavourArt } from "../flavour.ts";
import { linesOf, shortBrand, type Draw, type Item } from "../item.ts";
import {
  across,
  blur,
  clip,
  diagonal,
  down,
  ellipse,
  filled,
  group,
  linear,
  rectangle,
  soft,
  stroked,
} from "../svg.ts";
import { text } from "../text.ts";

const WRAPPER =
  "M-372 -92Q-366 -100 -350 -98Q-200 -118 0 -116Q200 -118 350 -98Q366 -100 372 -92L364 0L372 92Q366 100 350 98" +
  "Q200 118 0 116Q-200 118 -350 98Q-366 100 -372 92L-364 0Z";

/** Two wrapped bars and a piece cut off; style "wafer" shows layers in the piece. */
export const bar: Draw = (item) => {
  const wrapped = wrapper(item);
  const lay = (x: number, y: number) =>
    group(
      filled(WRAPPER, CONTACT, `transform="translate(22 40)" opacity=".34" filter="${blur(18)}"`) +
        filled(WRAPPER, CONTACT, `transform="translate(4 12)" opacity=".4" filter="${blur(6)}"`) +
        wrapped,
      `transform="translate(${x} ${y}) rotate(-24) scale(1.06)"`,
    );
  return lay(500, 420) + lay(470, 640) + group(piece(item), 'transform="translate(690 880) rotate(-8)"');
};

function wrapper(item: Item): string {
  const fill = inkOn(item.color);
  const names = linesOf(item.name);
  const isTall = names.length > 1;
  const foot = [item.flavour, item.weight].filter(Boolean).join(" · ");
  const titles = names.map((line, i) =>
    text(line, {
      size: isTall ? 84 : 110,
      x: -128,
      y: (isTall ? -14 : 22) + i * 74,
      anchor: "start",
      fill,
      maxWidth: 300,
    }),
  );
  const foil = down(
    [0, "#000", 0.3],
    [0.12, "#fff", 0.08],
    [0.26, "#fff", 0.42],
    [0.36, "#fff", 0.14],
    [0.55, "#000", 0],
    [0.8, "#000", 0.2],
    [1, "#000", 0.46],
  );
  const crimps = [-350, -340, -330, -320, 320, 330, 340, 350].map((x) => {
    const lean = x < 0 ? 3 : -3;
    return (
      stroked(`M${x} -104L${x + lean} 104`, "#000", 3, 'opacity=".26"') +
      stroked(`M${x + 3} -104L${x + lean + 3} 104`, "#fff", 2, 'opacity=".22"')
    );
  });
  return (
    filled(WRAPPER, item.color) +
    group(
      filled("M-380 -130H-150L-210 130H-380Z", INK) +
        text(shortBrand(item), { size: 128, x: -338, y: 44, anchor: "start", fill: PAPER, maxWidth: 136 }) +
        titles.join("") +
        text(foot, { face: "condensed", size: 30, x: -128, y: 98, anchor: "start", fill, maxWidth: 300 }) +
        flavourArt(item.flavour, 258, 4, 1.25) +
        rectangle(-380, -120, 760, 240, foil) +
        crimps.join("") +
        soft("M-306 -90C-270 -40 -290 30 -300 92", "#000", 12, 7, 0.26) +
        soft("M300 -94C272 -30 296 20 298 90", "#000", 12, 7, 0.26) +
        soft("M-290 -80C-240 -50 -200 -72 -150 -60", "#fff", 7, 4, 0.4) +
        soft("M280 -78C240 -44 200 -66 150 -54", "#fff", 7, 4, 0.34),
      `clip-path="${clip(WRAPPER)}"`,
    )
  );
}

const CUT = "M62 -34L158 -46L158 60Q154 80 130 82L66 84Z";

function piece(item: Item): string {
  const inside = item.style === "wafer" ? waferLayers() : nougat(item.flavour);
  return (
    filled(
      "M-150 40L150 40L150 96Q0 128 -150 96Z",
      CONTACT,
      `opacity=".5" filter="${blur(16)}" transform="translate(14 14)"`,
    ) +
    filled(
      "M-152 -50Q-150 -78 -120 -80L120 -86Q156 -84 158 -54L160 60Q158 84 130 86L-126 92Q-154 88 -154 64Z",
      linear([0, 0, 0.3, 1], [0, "#7a4a2c"], [0.5, "#5b331c"], [1, "#351a0d"]),
    ) +
    filled(
      "M-152 -50Q-150 -78 -120 -80L120 -86Q156 -84 158 -54C110 -40 60 -46 10 -40C-50 -34 -110 -46 -152 -50Z",
      diagonal([0, "#9c6a45"], [1, "#6d4026"]),
    ) +
    inside +
    filled(CUT, across([0, "#000", 0.22], [0.3, "#000", 0], [1, "#000", 0.2])) +
    soft("M-120 -66C-60 -72 20 -74 110 -76", "#fff", 7, 4, 0.4) +
    stroked("M-130 -20C-90 -8 -50 -24 10 -14M-130 30C-80 40 -40 24 20 34", "#8f5c3a", 7, 'opacity=".55"')
  );
}

function nougat(flavour = ""): string {
  const colours: Record<string, string> = { Ягода: "#f0b9b0", Ванилия: "#f2dfb2", Боровинка: "#c99bb0" };
  const nuts: [number, number, number][] = [
    [80, 20, 10],
    [112, 44, 12],
    [138, 14, 8],
    [92, 62, 7],
    [126, 68, 9],
    [146, 40, 6],
  ];
  return (
    filled(CUT, colours[flavour] ?? "#b98552") +
    filled("M62 -34L158 -46L158 -14C124 -8 96 -4 62 -2Z", "#d98b2b") +
    nuts
      .map(([x, y, r]) => ellipse(x, y, r, r * 0.8, "#f3dcae") + ellipse(x + 2, y + 2, r * 0.5, r * 0.4, "#c99a5b"))
      .join("")
  );
}

function waferLayers(): string {
  const layers = [0, 1, 2, 3, 4].map((i) => {
    const y = -28 + i * 22;
    return stroked(`M64 ${y + 6}L158 ${y - 6}`, i % 2 ? "#e9cf9c" : "#f2dfb6", 9);
  });
  return filled(CUT, "#8f5f38") + layers.join("");
}

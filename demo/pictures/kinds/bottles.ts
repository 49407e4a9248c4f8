import { INK, inkOn, lighten, mix, PAPER } from "../colour.ts";
import { flavourArt } from "../flavour.ts";
import { linesOf, shortBrand, type Draw } from "../item.ts";
import { groundShadow } from "../stage.ts";
import { cylinder, cylinderLight, cylinderPath, surface } from "../surface.ts";
import { across, blur, clip, down, ellipse, filled, group, rectangle, repeat, round, soft, stroked } from "../svg.ts";
import { text, type Bend } from "../text.ts";
import { screwLid } from "./pack.ts";

const CX = 500;
const BLACK = "#1f1d19";

/* Shaker: a tapered, translucent cup. */
const CUP_TOP = 420;
const CUP_FOOT = 930;
const CUP_TOP_RADIUS = 178;
const CUP_FOOT_RADIUS = 138;
const CUP = "M322 420L362 914Q364 944 403.4 948Q500 960 596.6 948Q636 944 638 914L678 420Z";

function cupRadius(y: number): number {
  return CUP_TOP_RADIUS + ((CUP_FOOT_RADIUS - CUP_TOP_RADIUS) * (y - CUP_TOP)) / (CUP_FOOT - CUP_TOP);
}

const onCup: Bend = (u, y) => {
  const radius = cupRadius(y);
  const angle = Math.max(-1.57, Math.min(1.57, u / radius));
  return [CX + radius * Math.sin(angle), y + 22 * Math.cos(angle)];
};

export const shaker: Draw = (item, tint) => {
  const inside = `clip-path="${clip(CUP)}"`;
  const glints =
    soft("M372 450L400 910", "#fff", 22, 6, 0.5) +
    soft("M650 450L617 900", "#fff", 8, 3, 0.45) +
    rectangle(300, 890, 400, 80, down([0, "#000", 0], [1, "#000", 0.34]));
  return (
    groundShadow(CX, CUP_FOOT + 14, 150, tint) +
    filled(CUP, mix(item.color, "#ffffff", 0.72), 'opacity=".94"') +
    group(drink(item.flavour), inside) +
    group(scale(shortBrand(item)), inside) +
    filled(CUP, cylinderLight(CX - CUP_TOP_RADIUS, CX + CUP_TOP_RADIUS, 0.66, 1.2)) +
    group(glints, inside) +
    shakerLid(item.color)
  );
};

function drink(flavour = ""): string {
  const colours: Record<string, string> = { Ягода: "#f1a9a4", Ванилия: "#f3e2bd" };
  const liquid = mix(colours[flavour] ?? "#a97b58", "#ffffff", 0.08);
  const face = surface(onCup, 168, 470, 880);
  const bubbles: [number, number][] = [
    [-60, 604],
    [20, 626],
    [74, 610],
    [-18, 612],
    [-100, 616],
  ];
  const wires = repeat(
    5,
    (i) =>
      `<ellipse cx="534" cy="852" rx="58" ry="${18 + i * 10}" transform="rotate(${i * 36 + 12} 534 852)" ` +
      `fill="none" stroke="#e9edef" stroke-opacity=".5" stroke-width="5"/>`,
  );
  return (
    face.patch(-300, 300, 610, 990, liquid) +
    ellipse(CX, 614, cupRadius(612), 22, lighten(liquid, 0.06)) +
    ellipse(CX, 614, cupRadius(612), 22, across([0, "#fff", 0.3], [1, "#000", 0.1])) +
    bubbles.map(([x, y], i) => ellipse(CX + x, y, 9 - i, 5, "#fff", 'opacity=".5"')).join("") +
    wires
  );
}

function scale(brand: string): string {
  const face = surface(onCup, 168, 470, 880);
  const marks = repeat(7, (i) => {
    const y = 520 + i * 52;
    const mark = face.patch(64, i % 2 ? 88 : 112, y, y + 4, INK, 'opacity=".6"');
    if (i % 2) return mark;
    const amount = String(600 - i * 75);
    return (
      mark + face.text(amount, { face: "bold", size: 25, x: 120, y: y + 11, anchor: "start", fill: INK, opacity: 0.66 })
    );
  });
  return marks + group(text(brand, { size: 190, fill: INK }), 'transform="translate(492 716) rotate(-90)"');
}

function shakerLid(colour: string): string {
  const collar = cylinderPath(CX, 190, 322, 424, 22, 26);
  const dome = "M316 322C324 286 380 268 500 266C620 268 676 286 684 322A186 22 0 0 1 316 322Z";
  const spout = cylinderPath(CX - 66, 52, 214, 286, 9, 12);
  const ribs = repeat(36, (i) => {
    const angle = -1.57 + (3.14 * (i + 2)) / 40;
    const x = round(CX + 190 * Math.sin(angle));
    return `M${x} ${round(346 + 22 * Math.cos(angle))}L${x} ${round(408 + 26 * Math.cos(angle))}`;
  });
  return (
    filled(collar, BLACK) +
    filled(collar, cylinderLight(CX - 190, CX + 190, 0.9, 0.9)) +
    `<path d="${ribs}" stroke="#000" stroke-opacity=".4" stroke-width="4"/>` +
    filled(dome, lighten(BLACK, 0.05)) +
    filled(dome, cylinderLight(CX - 184, CX + 184, 0.8, 0.9)) +
    filled(spout, colour) +
    filled(spout, cylinderLight(CX - 118, CX - 14)) +
    ellipse(CX - 66, 214, 52, 10, lighten(colour, 0.1)) +
    stroked("M516 280C530 196 628 190 640 288", "#141210", 26) +
    stroked("M514 276C530 190 626 184 636 280", "#fff", 5, 'opacity=".3"')
  );
}

const FLASK_RADIUS = 142;
const FLASK =
  "M416 318C416 356 358 372 358 446L358 910Q358 940 400.6 946Q500 960 599.4 946Q642 940 642 910L642 446" +
  "C642 372 584 356 584 318Z";

export const flask: Draw = (item, tint) => {
  const face = surface(cylinder(CX, FLASK_RADIUS, 22), FLASK_RADIUS, 440, 880);
  const inside = `clip-path="${clip(FLASK)}"`;
  const fill = inkOn(item.color);
  const neckShade = down([0, "#000", 0.3], [0.4, "#000", 0.02], [0.7, "#fff", 0.14], [1, "#fff", 0]);
  const word = text(shortBrand(item), { size: 250, fill, maxWidth: 380 });
  return (
    groundShadow(CX, 942, 140, tint) +
    filled(FLASK, item.color) +
    group(rectangle(300, 884, 400, 120, "#b9bcbd") + face.patch(-240, 240, 860, 864, "#000", 'opacity=".3"'), inside) +
    group(word, 'transform="translate(558 640) rotate(-90) scale(1 .92)"') +
    face.text(item.weight ?? "", { face: "condensed", size: 30, y: 846, fill, opacity: 0.85 }) +
    filled(FLASK, cylinderLight(CX - FLASK_RADIUS, CX + FLASK_RADIUS, 1.1)) +
    group(
      rectangle(412, 400, 26, 500, "#fff", `rx="13" opacity=".42" filter="${blur(6)}"`) +
        rectangle(300, 300, 400, 150, neckShade) +
        rectangle(300, 870, 400, 90, down([0, "#000", 0], [1, "#000", 0.4])),
      inside,
    ) +
    stroked("M434 250C408 130 592 130 566 250", "#1b1916", 30) +
    stroked("M426 240C412 140 520 122 550 176", "#fff", 5, 'opacity=".28"') +
    screwLid({ cx: CX, radius: 92, top: 232, bottom: 306, sags: [11, 14], colour: BLACK })
  );
};

/** A tube of fizzing tablets, one of which lies in front. */
export const tube: Draw = (item, tint) => {
  const radius = 112;
  const cx = 450;
  const side = cylinderPath(cx, radius, 330, 920, 14, 20);
  const cap = cylinderPath(cx, radius + 6, 216, 336, 14, 15);
  const face = surface(cylinder(cx, radius, 17), radius, 380, 880);
  const fill = inkOn(item.color);
  const names = linesOf(item.name).map((line, i) =>
    group(
      text(line, { size: 96, anchor: "start", fill: INK, maxWidth: 300 }),
      `transform="translate(${cx + 22 + i * 70} 690) rotate(-90)"`,
    ),
  );
  const light = cylinderLight(cx - radius, cx + radius);
  const tablet = (x: number, y: number) =>
    ellipse(x + 12, y + 28, 92, 26, "#1d140c", `opacity=".4" filter="${blur(10)}"`) +
    filled(cylinderPath(x, 84, y - 14, y + 14, 30, 30), lighten(item.color, 0.12, 0.7)) +
    filled(cylinderPath(x, 84, y - 14, y + 14, 30, 30), cylinderLight(x - 84, x + 84, 0.5, 0.5)) +
    ellipse(x, y - 14, 84, 30, lighten(item.color, 0.2, 0.6)) +
    ellipse(x, y - 14, 84, 30, across([0, "#fff", 0.5], [1, "#000", 0.1])) +
    stroked(`M${x - 60} ${y - 14}L${x + 60} ${y - 14}`, "#000", 4, 'opacity=".18"');
  return (
    groundShadow(cx, 926, radius * 1.05, tint) +
    filled(side, "#f4efe4") +
    face.patch(-radius * 1.6, radius * 1.6, 700, 940, item.color) +
    names.join("") +
    group(
      text(shortBrand(item), { face: "black", size: 44, anchor: "start", fill: INK }),
      `transform="translate(${cx - 56} 690) rotate(-90)"`,
    ) +
    face.text(item.flavour ?? "", { face: "condensed", size: 34, y: 862, fill, maxWidth: 170 }) +
    face.text(item.weight ?? "", { face: "condensed", size: 28, y: 898, fill, maxWidth: 170 }) +
    flavourArt(item.flavour, cx, 778, 0.8) +
    filled(side, light) +
    soft(`M${cx - 66} 360L${cx - 66} 890`, "#fff", 16, 5, 0.4) +
    filled(cap, item.color) +
    filled(cap, cylinderLight(cx - radius - 6, cx + radius + 6)) +
    ellipse(cx, 216, radius + 6, 14, lighten(item.color, 0.1)) +
    stroked(`M${cx - radius - 6} 330A${radius + 6} 15 0 0 0 ${cx + radius + 6} 330`, PAPER, 2, 'opacity=".3"') +
    tablet(690, 930) +
    group(tablet(0, 0), 'transform="translate(800 860) scale(.9)"')
  );
};

import { backLabel } from "../back-label.ts";
import { INK, inkOn, lighten, mix, PAPER, SHADOW } from "../colour.ts";
import { flavourArt } from "../flavour.ts";
import { LABEL_SYSTEM, linesOf, shortBrand, type Draw, type Item } from "../item.ts";
import { label } from "../label.ts";
import { groundShadow } from "../stage.ts";
import { surface } from "../surface.ts";
import { blur, clip, down, ellipse, filled, group, linearAcross, rectangle, repeat, soft, stroked } from "../svg.ts";
import { text, type Bend } from "../text.ts";

const POUCH =
  "M232 236Q500 226 768 236L776 300Q764 380 772 560Q782 760 766 888Q758 934 700 944Q500 972 300 944" +
  "Q242 934 234 888Q218 760 228 560Q236 380 224 300Z";

/** The bag bulges: its lines sag more towards the foot. */
const onPouch: Bend = (u, y) => {
  const share = (y - 240) / 700;
  return [500 + u * (1 - 0.02 * Math.cos(share * 3)), y + 16 * Math.cos(u / 190) * share];
};

export const pouch: Draw = (item, tint) => {
  const face = surface(onPouch, 262, 330, 930);
  const inside = `clip-path="${clip(POUCH)}"`;
  const light = linearAcross(
    [225, 0, 776, 0],
    [0, "#000", 0.34],
    [0.05, "#000", 0.16],
    [0.11, "#fff", 0.12],
    [0.2, "#fff", 0.26],
    [0.32, "#fff", 0.06],
    [0.5, "#000", 0],
    [0.74, "#000", 0.1],
    [0.89, "#000", 0.26],
    [0.95, "#000", 0.14],
    [1, "#000", 0.36],
  );
  return (
    groundShadow(500, 936, 268, tint) +
    filled(POUCH, filmOf(item)) +
    group(item.view === "back" ? backLabel(face, item) : label(face, item), inside) +
    filled(POUCH, light) +
    group(seal() + creases() + rectangle(200, 880, 600, 100, down([0, "#000", 0], [1, "#000", 0.38])), inside) +
    ellipse(500, 276, 20, 9, mix(tint, "#000000", 0.2)) +
    stroked("M232 236Q500 226 768 236", "#fff", 3, 'opacity=".5"')
  );
};

function filmOf(item: Item): string {
  const films = {
    block: item.color,
    black: "#1d1b17",
    mountains: "#f6f1e6",
    disc: "#f6f1e6",
    kraft: "#c8a578",
    wave: "#f7f7f4",
  };
  return films[LABEL_SYSTEM[item.brand]];
}

function seal(): string {
  return (
    filled("M234 300Q500 292 768 300L768 236L232 236Z", "#000", 'opacity=".1"') +
    repeat(9, (i) => {
      const y = 244 + i * 6.5;
      return stroked(`M226 ${y}Q500 ${y - 8} 774 ${y}`, "#fff", 1.4, 'opacity=".2"');
    }) +
    stroked("M228 326Q500 318 772 326", "#000", 4, 'opacity=".28"') +
    stroked("M228 331Q500 323 772 331", "#fff", 2.5, 'opacity=".4"')
  );
}

function creases(): string {
  return (
    ellipse(500, 600, 170, 300, "#fff", `opacity=".1" filter="${blur(38)}"`) +
    soft("M262 350C300 430 286 520 300 640", "#fff", 16, 9, 0.22) +
    soft("M738 350C700 440 716 520 706 620", "#000", 16, 10, 0.2) +
    soft("M252 860C330 800 380 880 500 872C620 880 690 800 748 860", "#000", 13, 9, 0.2) +
    soft("M258 872C336 816 380 894 500 886", "#fff", 6, 4, 0.26) +
    soft("M420 332C432 380 420 400 440 450", "#fff", 8, 6, 0.2) +
    soft("M600 332C588 372 606 410 590 460", "#000", 9, 6, 0.13)
  );
}

const SACHET = "M-176 -300H176L168 -262V262L176 300H-176L-168 262V-262Z";

/** A flat single dose, lying. */
export const sachet: Draw = (item) => {
  const fill = inkOn(item.color);
  const crimps = [-294, -284, -274, 274, 284, 294].map((y) => stroked(`M-172 ${y}H172`, "#000", 3, 'opacity=".22"'));
  const print =
    text(shortBrand(item), { size: 180, x: -136, y: -60, anchor: "start", fill, maxWidth: 272 }) +
    linesOf(item.name)
      .map((line, i) => text(line, { face: "extraBold", size: 58, x: -136, y: 20 + i * 54, anchor: "start", fill }))
      .join("") +
    text(item.flavour ?? "", { face: "condensed", size: 38, x: -136, y: 150, anchor: "start", fill }) +
    text(item.weight ?? "", { face: "extraBold", size: 54, x: -136, y: 228, anchor: "start", fill }) +
    flavourArt(item.flavour, 86, 180, 1.1);
  const film = linearAcross(
    [-176, -200, 176, 200],
    [0, "#fff", 0.2],
    [0.3, "#fff", 0.28],
    [0.42, "#fff", 0],
    [0.7, "#000", 0.06],
    [1, "#000", 0.32],
  );
  const front =
    filled(SACHET, item.color) +
    group(
      filled("M-180 84H180V310H-180Z", lighten(item.color, 0.07)) +
        print +
        filled(SACHET, film) +
        crimps.join("") +
        soft("M-140 -230C-60 -180 60 -240 150 -200", "#fff", 12, 8, 0.3) +
        soft("M-150 250C-70 200 40 260 150 210", "#000", 14, 9, 0.3),
      `clip-path="${clip(SACHET)}"`,
    );
  const lying = (x: number, y: number, turn: number) =>
    group(
      filled(SACHET, SHADOW, `transform="translate(20 34)" opacity=".36" filter="${blur(18)}"`) +
        filled(SACHET, SHADOW, `transform="translate(5 10)" opacity=".36" filter="${blur(5)}"`) +
        front,
      `transform="translate(${x} ${y}) rotate(${turn}) scale(1.16)"`,
    );
  return lying(560, 560, 16) + lying(440, 590, -9);
};

/** A display carton, seen from its corner, with bars in it; style "closed" has its lid down. */
export const carton: Draw = (item, tint) => {
  const fill = inkOn(item.color);
  const front = "M170 560L620 640L620 930L170 838Z";
  const side = "M620 640L850 560L850 836L620 930Z";
  const lid = "M170 560L392 486L850 560L620 640Z";
  const flap = "M392 486L850 560L850 300L392 240Z";
  const onFront: Bend = (x, y) => [170 + x * 0.978, 560 + x * 0.178 + y];
  const onFlap: Bend = (x, y) => [392 + x * 0.98, 240 + x * 0.131 + y];
  const onLid: Bend = (x, y) => [210 + x * 0.978 - y * 1.05, 562 + x * 0.178 + y * 0.36];
  const barEnds = repeat(6, (i) => {
    const x = 226 + i * 66;
    const y = 536 + i * 11.5;
    return (
      filled(`M${x} ${y}l52 9l190 -66l-52 -8Z`, lighten(item.color, i % 2 ? 0.02 : 0.06)) +
      filled(`M${x} ${y}l52 9l0 44l-52 -9Z`, INK) +
      stroked(`M${x + 52} ${y + 9}l190 -66`, "#000", 3, 'opacity=".3"') +
      stroked(`M${x + 8} ${y - 2}l188 -63`, "#fff", 4, 'opacity=".35"')
    );
  });
  return (
    groundShadow(520, 890, 340, tint, 1.1) +
    (item.style === "closed"
      ? filled(lid, lighten(item.color, 0.06)) +
        filled(lid, linearAcross([170, 0, 850, 0], [0, "#fff", 0.1], [1, "#000", 0.14])) +
        text(shortBrand(item), {
          size: 110,
          x: 40,
          y: -34,
          anchor: "start",
          fill: inkOn(lighten(item.color, 0.06)),
          bend: onLid,
        })
      : filled(flap, item.color) +
        filled(flap, down([0, "#fff", 0.1], [1, "#000", 0.3])) +
        text(shortBrand(item), { size: 170, x: 30, y: 170, anchor: "start", fill, bend: onFlap, maxWidth: 400 }) +
        filled(lid, "#2a1a10") +
        barEnds) +
    filled(front, item.color) +
    filled(front, linearAcross([170, 0, 620, 0], [0, "#fff", 0.16], [1, "#000", 0.08])) +
    linesOf(item.name)
      .map((line, i) =>
        text(line, { size: 104, x: 30, y: 120 + i * 88, anchor: "start", fill, bend: onFront, maxWidth: 270 }),
      )
      .join("") +
    text(item.weight ?? "", { face: "extraBold", size: 50, x: 30, y: 262, anchor: "start", fill, bend: onFront }) +
    flavourArt(item.flavour, 540, 850, 1.2) +
    filled(side, lighten(item.color, -0.12)) +
    filled(side, linearAcross([620, 0, 850, 0], [0, "#000", 0.1], [1, "#000", 0.36])) +
    stroked("M620 640V930", "#fff", 3, 'opacity=".25"') +
    stroked("M170 560L620 640L850 560", PAPER, 3, 'opacity=".3"')
  );
};

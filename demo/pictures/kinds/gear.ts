import { CONTACT, inkOn, lighten, mix, PAPER, SHADOW } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { groundShadow, lyingShadow } from "../stage.ts";
import { blur, clip, diagonal, down, ellipse, filled, group, linearAcross, repeat, soft, stroked } from "../svg.ts";
import { text, type Bend } from "../text.ts";
import { cloth, type Fold } from "./fabric.ts";

/** A skipping rope in loose loops, handles in front; style "laces" has locks instead. */
export const rope: Draw = (item) => {
  const loops =
    "M330 800C180 640 150 380 330 290C520 210 760 330 770 520C776 690 560 740 430 660C300 570 340 400 500 390" +
    "C660 384 720 520 640 620C580 700 620 760 690 800";
  const handle = (x: number, y: number, turn: number) =>
    group(
      filled(
        "M-34 -150Q0 -162 34 -150L40 150Q0 166 -40 150Z",
        SHADOW,
        `transform="translate(18 22)" opacity=".4" filter="${blur(12)}"`,
      ) +
        filled("M-16 -196H16L20 -140H-20Z", "#9da1a3") +
        filled(
          "M-16 -196H16L20 -140H-20Z",
          linearAcross([-20, 0, 20, 0], [0, "#000", 0.4], [0.35, "#fff", 0.6], [1, "#000", 0.4]),
        ) +
        filled("M-34 -150Q0 -162 34 -150L40 150Q0 166 -40 150Z", "#26231f") +
        repeat(9, (i) =>
          stroked(`M-34 ${-110 + i * 24}Q0 ${-102 + i * 24} 34 ${-110 + i * 24}`, "#000", 5, 'opacity=".5"'),
        ) +
        filled("M-36 96Q0 106 37 96L40 150Q0 166 -40 150Z", item.color) +
        filled(
          "M-34 -150Q0 -162 34 -150L40 150Q0 166 -40 150Z",
          linearAcross([-40, 0, 40, 0], [0, "#000", 0.4], [0.28, "#fff", 0.34], [0.5, "#fff", 0], [1, "#000", 0.5]),
        ) +
        group(text(shortBrand(item), { size: 46, fill: PAPER, y: 16, opacity: 0.9 }), 'transform="rotate(-90)"'),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  return (
    stroked(loops, SHADOW, 20, `opacity=".36" filter="${blur(10)}" transform="translate(14 24)"`) +
    stroked(loops, lighten(item.color, -0.16), 19) +
    stroked(loops, item.color, 15, 'transform="translate(-1 -2)"') +
    stroked(loops, "#fff", 4, 'opacity=".45" transform="translate(-3 -5)"') +
    (item.style === "laces"
      ? tag(330, 806, -34, item.color) + tag(690, 806, 30, item.color)
      : handle(300, 820, -28) + handle(716, 830, 24))
  );
};

/** The lock of an elastic lace. */
function tag(x: number, y: number, turn: number, colour: string): string {
  const body = "M-30 -44Q0 -56 30 -44L36 70Q0 86 -36 70Z";
  return group(
    filled(body, SHADOW, `transform="translate(12 16)" opacity=".4" filter="${blur(9)}"`) +
      filled(body, "#26231f") +
      filled(body, linearAcross([-36, 0, 36, 0], [0, "#000", 0.4], [0.3, "#fff", 0.34], [1, "#000", 0.5])) +
      ellipse(0, 12, 14, 14, colour),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

const BLOCK_TOP = "M190 560L560 480L838 600L470 694Z";
const BLOCK_FRONT = "M190 560L470 694L470 880L190 736Z";
const BLOCK_SIDE = "M470 694L838 600L838 776L470 880Z";

/** A cork block with rounded edges. */
export const block: Draw = (item, tint) => {
  const { color } = item;
  const grain = (path: string, dark: number) =>
    group(
      repeat(130, (i) => {
        const x = 190 + ((i * 173) % 650);
        const y = 480 + ((i * 97) % 400);
        const tone = i % 3 ? lighten(color, -0.16) : lighten(color, 0.1);
        return ellipse(
          x,
          y,
          5 + (i % 5) * 2.4,
          3 + (i % 3) * 1.6,
          tone,
          `opacity="${dark}" transform="rotate(${(i * 47) % 180} ${x} ${y})"`,
        );
      }),
      `clip-path="${clip(path)}"`,
    );
  const onSide: Bend = (x, y) => [470 + x, 694 - x * 0.2554 + y];
  const round = (path: string, fill: string) =>
    filled(path, fill, `stroke="${fill}" stroke-width="16" stroke-linejoin="round"`);
  return (
    filled(
      "M190 736L470 880L838 776L600 700Z",
      mix(tint, SHADOW, 0.85),
      `opacity=".4" filter="${blur(28)}" transform="translate(56 30)"`,
    ) +
    filled(
      "M190 736L470 880L838 776L600 700Z",
      CONTACT,
      `opacity=".6" filter="${blur(9)}" transform="translate(2 16)"`,
    ) +
    round(BLOCK_FRONT, lighten(color, -0.05)) +
    round(BLOCK_SIDE, lighten(color, -0.15)) +
    round(BLOCK_TOP, lighten(color, 0.06)) +
    grain(BLOCK_FRONT, 0.5) +
    grain(BLOCK_SIDE, 0.4) +
    grain(BLOCK_TOP, 0.5) +
    filled(BLOCK_TOP, diagonal([0, "#fff", 0.26], [1, "#fff", 0])) +
    filled(BLOCK_SIDE, linearAcross([470, 0, 838, 0], [0, "#000", 0.05], [1, "#000", 0.3])) +
    soft("M184 556L470 690L840 596", "#fff", 6, 2, 0.4) +
    text(shortBrand(item), {
      size: 120,
      x: 60,
      y: 136,
      anchor: "start",
      fill: "#4a2f18",
      opacity: 0.8,
      maxWidth: 260,
      bend: onSide,
    })
  );
};

const BAG =
  "M150 520C150 440 210 404 300 400L700 400C790 404 850 440 850 520L860 800C860 850 830 872 780 874L220 874" +
  "C170 872 140 850 140 800Z";

/** A gym bag with two handles, seen from the long side. */
export const bag: Draw = (item, tint) => {
  const { color } = item;
  const dark = lighten(color, -0.12);
  const folds: Fold[] = [
    ["M210 470C190 560 200 680 190 840", "light", 30, 18, 0.2],
    ["M300 420C320 500 300 560 316 640", "dark", 18, 12, 0.2],
    ["M800 470C824 580 800 700 820 850", "dark", 40, 18, 0.34],
    ["M400 780C480 810 560 800 640 780", "dark", 18, 12, 0.2],
    ["M240 420C400 400 600 400 760 420", "light", 16, 10, 0.24],
  ];
  const light = linearAcross([150, 400, 850, 880], [0, "#fff", 0.18], [0.4, "#fff", 0], [1, "#000", 0.3]);
  const pocket = "M330 590H670Q690 590 690 610V770Q690 794 666 794H334Q310 794 310 770V610Q310 590 330 590Z";
  const inside =
    filled("M120 790H880V900H120Z", "#1f1d19") +
    filled("M120 400H300C270 540 270 720 280 880H120Z", dark) +
    filled(pocket, lighten(color, 0.05)) +
    stroked(pocket, "#000", 3, 'opacity=".3"') +
    stroked("M330 622H670", "#14120f", 12) +
    stroked("M330 622H670", "#8d9092", 4, 'stroke-dasharray="5 5"');
  const handle = "M340 870V470C340 300 400 236 500 236C600 236 660 300 660 470V870";
  return (
    groundShadow(500, 868, 350, tint, 1.1) +
    stroked("M372 430C372 300 420 262 500 262C580 262 628 300 628 430", "#15130f", 26, 'opacity=".8"') +
    cloth(BAG, color, light, folds, inside) +
    stroked("M230 436C400 414 600 414 770 436", "#14120f", 14) +
    stroked("M230 436C400 414 600 414 770 436", "#9a9d9f", 4, 'stroke-dasharray="5 5"') +
    stroked(handle, "#000", 34, `opacity=".3" filter="${blur(6)}" transform="translate(8 8)"`) +
    stroked(handle, "#26231f", 32) +
    stroked(handle, "#fff", 2, 'opacity=".35" stroke-dasharray="8 6" transform="translate(-9 0)"') +
    stroked(handle, "#fff", 2, 'opacity=".2" stroke-dasharray="8 6" transform="translate(9 0)"') +
    filled("M430 216H570Q584 216 584 232V268Q584 284 570 284H430Q416 284 416 268V232Q416 216 430 216Z", "#171511") +
    filled(
      "M430 216H570Q584 216 584 232V268Q584 284 570 284H430Q416 284 416 268V232Q416 216 430 216Z",
      down([0, "#fff", 0.28], [1, "#000", 0.2]),
    ) +
    text(shortBrand(item), { size: 120, x: 500, y: 748, fill: inkOn(color) })
  );
};

const COVER = "M250 190H742Q760 190 760 208V916Q760 934 742 934H250Z";

/** Printed matter. Styles: "diary" with a spiral, "tablet" for a downloaded book. */
export const booklet: Draw = (item) => {
  const isTablet = item.style === "tablet";
  const fill = inkOn(item.color);
  const names = (item.name ?? "").split("|");
  const cover =
    filled(COVER, item.color) +
    group(
      filled("M240 640L420 500L540 590L680 440L780 560V950H240Z", lighten(item.color, -0.1)) +
        filled("M240 760L380 660L560 780L780 640V950H240Z", lighten(item.color, -0.18)) +
        text(shortBrand(item), { size: 92, x: 320, y: 300, anchor: "start", fill }) +
        names
          .map((line, i) => text(line, { size: 150, x: 320, y: 440 + i * 128, anchor: "start", fill, maxWidth: 400 }))
          .join("") +
        text(item.note ?? "", {
          face: "condensed",
          size: 40,
          x: 320,
          y: 886,
          anchor: "start",
          fill: PAPER,
          maxWidth: 400,
        }),
      `clip-path="${clip(COVER)}"`,
    ) +
    filled(COVER, diagonal([0, "#fff", 0.22], [0.4, "#fff", 0], [1, "#000", 0.22]));
  return group(
    lyingShadow(isTablet ? "M214 150H796V974H214Z" : COVER) + (isTablet ? tablet(cover) : diary(cover, item.color)),
    'transform="rotate(-5 500 560)"',
  );
};

function diary(cover: string, colour: string): string {
  const pages = repeat(5, (i) =>
    filled(`M260 ${196 + i * 2}H${766 + i * 3}V${936 + i * 4}H260Z`, i % 2 ? "#e9e2d2" : "#fbf6ea"),
  );
  const rings = repeat(22, (i) => {
    const y = 218 + i * 32;
    return (
      ellipse(282, y, 8, 8, "#1b1916", 'opacity=".8"') +
      stroked(`M282 ${y}C236 ${y - 16} 222 ${y + 6} 252 ${y + 12}`, "#6d7173", 8) +
      stroked(`M280 ${y - 2}C238 ${y - 16} 226 ${y + 2} 250 ${y + 8}`, "#e3e6e7", 3)
    );
  });
  return (
    pages + cover + stroked("M700 190V934", lighten(colour, -0.3), 16) + soft("M697 196V930", "#fff", 3, 1, 0.4) + rings
  );
}

function tablet(cover: string): string {
  const body = "M236 140H778Q806 140 806 168V958Q806 986 778 986H236Q208 986 208 958V168Q208 140 236 140Z";
  return (
    filled(body, "#1c1a16") +
    filled(body, diagonal([0, "#fff", 0.24], [0.3, "#fff", 0.02], [1, "#000", 0.3])) +
    group(cover, 'transform="translate(2 1)"') +
    filled("M250 190H560L250 760Z", "#fff", 'opacity=".09"') +
    stroked(body, "#fff", 2, 'opacity=".3"') +
    ellipse(507, 962, 9, 9, "#3a3732")
  );
}

/** Plastic cards, fanned out. */
export const card: Draw = (item) => {
  const shape = "M-300 -190H300Q324 -190 324 -166V166Q324 190 300 190H-300Q-324 190 -324 166V-166Q-324 -190 -300 -190Z";
  const one = (x: number, y: number, turn: number, colour: string, print: string) =>
    group(
      filled(shape, SHADOW, `transform="translate(18 30)" opacity=".36" filter="${blur(18)}"`) +
        filled(shape, SHADOW, `transform="translate(4 9)" opacity=".36" filter="${blur(4)}"`) +
        filled(shape, colour) +
        group(print, `clip-path="${clip(shape)}"`) +
        filled(shape, diagonal([0, "#fff", 0.28], [0.45, "#fff", 0.02], [1, "#000", 0.22])) +
        stroked(shape, "#fff", 2, 'opacity=".35"'),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(1.12)"`,
    );
  const fill = inkOn(item.color);
  const label = item.labels?.[0] ?? "10";
  const isLong = label.length > 3;
  const front =
    filled("M-340 60L-120 -80L40 30L200 -110L340 0V200H-340Z", lighten(item.color, -0.1)) +
    text(label, { size: isLong ? 190 : 300, x: -280, y: 90, anchor: "start", fill, maxWidth: 540 }) +
    text(item.name ?? "", { face: "extraBold", size: 66, x: 280, y: -90, anchor: "end", fill, maxWidth: 330 }) +
    repeat(10, (i) => ellipse(-270 + i * 60, 148, 18, 18, "none", `stroke="${fill}" stroke-width="4"`));
  const back = filled("M-340 -130H340V-60H-340Z", "#14120f") + filled("M-280 20H120V70H-280Z", PAPER, 'opacity=".85"');
  return one(520, 430, 14, "#2a2722", back) + one(490, 640, -9, item.color, front);
};

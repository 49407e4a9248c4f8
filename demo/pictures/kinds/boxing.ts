import { inkOn, lighten, SHADOW } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { blur, clip, ellipse, filled, group, linearAcross, radialAcross, repeat, soft, stroked } from "../svg.ts";
import { text } from "../text.ts";

const FIST =
  "M-150 60C-176 -20 -190 -130 -150 -220C-110 -300 10 -330 90 -290C160 -254 190 -170 180 -80C172 -10 150 40 138 90L-140 90Z";
const THUMB =
  "M-140 70C-190 40 -216 -40 -196 -110C-184 -150 -140 -158 -116 -124C-92 -84 -96 -20 -70 20C-80 60 -110 80 -140 70Z";
const CUFF = "M-150 84C-60 64 70 64 146 84L166 296C80 322 -80 322 -168 296Z";
const TARGET =
  "M-190 -250C-120 -300 120 -300 190 -250C230 -120 230 120 190 250C120 300 -120 300 -190 250C-230 120 -230 -120 -190 -250Z";

/** A pair of boxing gloves; style "pads" is a pair of focus mitts. */
export const boxing: Draw = (item) => {
  const one = item.style === "pads" ? mitt : glove;
  return (
    group(one(item, true), 'transform="translate(650 520) rotate(13) scale(-1.12 1.12)"') +
    group(one(item, false), 'transform="translate(350 580) rotate(-9) scale(1.16)"')
  );
};

function shadowOf(...paths: string[]): string {
  return group(
    paths.map((path) => filled(path, SHADOW)).join(""),
    `transform="translate(24 30)" opacity=".42" filter="${blur(20)}"`,
  );
}

function leather(path: string, colour: string, cx: number, cy: number, reach: number): string {
  return (
    filled(path, colour) +
    filled(
      path,
      radialAcross([cx, cy, reach], [0, "#fff", 0.42], [0.3, "#fff", 0.1], [0.62, "#000", 0.06], [1, "#000", 0.5]),
    )
  );
}

function glove(item: Item, isMirrored: boolean): string {
  const { color } = item;
  const accent = item.accent ?? "#f4efe4";
  const word = text(shortBrand(item), { size: 92, fill: inkOn(accent), maxWidth: 220 });
  const stitches = (path: string) => stroked(path, lighten(color, -0.2), 4, 'stroke-dasharray="10 6" opacity=".8"');
  return (
    shadowOf(FIST, THUMB, CUFF) +
    leather(CUFF, lighten(color, -0.05), -60, 140, 320) +
    filled("M-158 150C-70 132 80 132 152 150L162 250C80 272 -80 272 -164 250Z", accent) +
    filled(
      "M-158 150C-70 132 80 132 152 150L162 250C80 272 -80 272 -164 250Z",
      linearAcross([-160, 0, 160, 0], [0, "#000", 0.2], [0.3, "#fff", 0.2], [1, "#000", 0.3]),
    ) +
    group(word, `transform="translate(0 232)${isMirrored ? " scale(-1 1)" : ""}"`) +
    leather(FIST, color, -40, -170, 330) +
    group(
      soft("M-120 30C-40 0 60 0 150 40", "#000", 26, 14, 0.4) +
        soft("M-70 -250C0 -290 80 -270 120 -210", "#fff", 22, 12, 0.35) +
        soft("M-90 -60C-60 -120 40 -130 130 -90", "#000", 12, 8, 0.26),
      `clip-path="${clip(FIST)}"`,
    ) +
    stitches("M-126 60C-50 36 60 36 132 60") +
    leather(THUMB, lighten(color, 0.015), -160, -70, 170) +
    soft("M-118 -110C-92 -70 -96 -10 -74 26", "#000", 10, 6, 0.5) +
    repeat(3, (i) => ellipse(40 + i * 26, -30 + i * 6, 5, 5, "#000", 'opacity=".35"'))
  );
}

function mitt(item: Item, isMirrored: boolean): string {
  const { color } = item;
  const accent = item.accent ?? "#f4efe4";
  const word = text(shortBrand(item), { size: 84, fill: inkOn(color), y: -170, maxWidth: 240 });
  return (
    shadowOf(TARGET) +
    leather(TARGET, color, -80, -160, 420) +
    stroked(
      "M-166 -226C-100 -268 100 -268 166 -226C200 -110 200 110 166 226C100 268 -100 268 -166 226C-200 110 -200 -110 -166 -226Z",
      accent,
      7,
      'opacity=".8"',
    ) +
    ellipse(0, 20, 96, 96, accent) +
    ellipse(0, 20, 64, 64, color) +
    ellipse(0, 20, 28, 28, accent) +
    ellipse(-50, -110, 60, 40, "#fff", `opacity=".16" filter="${blur(16)}"`) +
    group(word, isMirrored ? 'transform="scale(-1 1)"' : "")
  );
}

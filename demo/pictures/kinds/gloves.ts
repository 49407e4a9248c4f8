import { inkOn, lighten, SHADOW, YELLOW } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { across, blur, clip, diagonal, down, ellipse, filled, group, linear, repeat, soft, stroked } from "../svg.ts";
import { text } from "../text.ts";

/** Back of a left hand, the fingers cut at the second joint. x and y of the open end, turn, half width. */
const FINGERS: [x: number, y: number, turn: number, halfWidth: number][] = [
  [-104, -104, -9, 34],
  [-34, -140, -3, 36],
  [38, -130, 3, 36],
  [104, -86, 10, 32],
];
const HAND =
  "M-136 -10C-122 -40 -70 -52 0 -54C70 -52 118 -34 130 0C138 60 126 150 126 210C126 250 128 280 130 300" +
  "L-136 300C-140 250 -146 180 -150 110C-152 60 -146 20 -136 -10Z";
const THUMB = "M122 96C150 50 178 22 204 34C226 46 222 82 204 112C184 146 160 176 122 206Z";
const CUFF = "M-142 286C-60 270 60 270 134 288L142 396C60 414 -60 414 -148 396Z";
const STRAP = "M-20 300C40 296 100 300 150 310L154 378C100 388 40 390 -20 384Z";

export const gloves: Draw = (item) =>
  pair(item, "translate(650 490) rotate(9) scale(1.1)", false) +
  pair(item, "translate(340 515) rotate(-9) scale(-1.12 1.12)", true);

function pair(item: Item, transform: string, isMirrored: boolean): string {
  const shadow = `transform="translate(20 28)" opacity=".4" filter="${blur(18)}"`;
  const silhouette = filled(HAND, SHADOW) + filled(CUFF, SHADOW) + FINGERS.map(fingerShadow).join("");
  return group(group(silhouette, shadow) + hand(item) + cuff(item, isMirrored), `transform="${transform}"`);
}

function fingerPath(halfWidth: number): string {
  return `M${-halfWidth} 0L${-halfWidth - 3} 110L${halfWidth + 3} 110L${halfWidth} 0Z`;
}

function fingerShadow([x, y, turn, halfWidth]: (typeof FINGERS)[number]): string {
  return group(filled(fingerPath(halfWidth), SHADOW), `transform="translate(${x} ${y}) rotate(${turn})"`);
}

/** A short sleeve with a hem, open at the tip: the lining shows as an ellipse. */
function finger([x, y, turn, halfWidth]: (typeof FINGERS)[number], colour: string): string {
  const sleeve = fingerPath(halfWidth);
  const light = across([0, "#000", 0.3], [0.25, "#fff", 0.22], [0.55, "#fff", 0], [1, "#000", 0.42]);
  const hem = `M${-halfWidth - 1} 16Q0 30 ${halfWidth + 1} 16`;
  return group(
    filled(sleeve, colour) +
      filled(sleeve, light) +
      ellipse(0, 0, halfWidth, 12, lighten(colour, 0.12)) +
      ellipse(0, 1, halfWidth - 5, 8.5, "#0d0b09") +
      ellipse(0, 4, halfWidth - 8, 5, lighten(colour, 0.04)) +
      stroked(hem, lighten(colour, 0.16), 2.4, 'stroke-dasharray="6 5" opacity=".8"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

function hand(item: Item): string {
  const { color } = item;
  const light = across(
    [0, "#000", 0.34],
    [0.14, "#fff", 0.08],
    [0.3, "#fff", 0.22],
    [0.5, "#000", 0],
    [0.8, "#000", 0.16],
    [1, "#000", 0.42],
  );
  const mesh = repeat(84, (i) => {
    const row = Math.floor(i / 12);
    return ellipse(-104 + (i % 12) * 19 + (row % 2) * 9, 76 + row * 17, 3.6, 3.6, "#000", 'opacity=".42"');
  });
  const knuckles = FINGERS.map(([x]) => ellipse(x * 0.98, 6, 27, 20, lighten(color, 0.1), 'opacity=".9"'));
  const gaps = [-70, 2, 72].map((x, i) => soft(`M${x} ${[-60, -62, -48][i]}L${x} -10`, "#000", 7, 3, 0.6));
  const panel = "M-170 52C-60 30 60 30 160 56V200C60 176 -60 176 -170 200Z";
  return (
    filled(THUMB, lighten(color, -0.05)) +
    filled(THUMB, diagonal([0, "#fff", 0.18], [1, "#000", 0.35])) +
    ellipse(206, 48, 26, 17, "#0d0b09", 'transform="rotate(40 206 48)"') +
    ellipse(204, 50, 21, 12, lighten(color, 0.05), 'transform="rotate(40 206 48)"') +
    FINGERS.map((one) => finger(one, color)).join("") +
    filled(HAND, color) +
    group(
      filled(HAND, light) +
        filled(panel, lighten(color, 0.08)) +
        mesh +
        knuckles.join("") +
        gaps.join("") +
        stroked("M-156 54C-60 32 60 32 146 58M-156 198C-60 174 60 174 140 198", item.accent ?? YELLOW, 3.4) +
        soft("M-112 250C-92 220 -100 200 -106 180", "#fff", 16, 8, 0.2),
      `clip-path="${clip(HAND)}"`,
    )
  );
}

function cuff(item: Item, isMirrored: boolean): string {
  const accent = item.accent ?? YELLOW;
  const word = text(shortBrand(item), { size: 58, fill: inkOn(accent) });
  return (
    filled(CUFF, "#201e1a") +
    filled(CUFF, across([0, "#000", 0.3], [0.28, "#fff", 0.2], [0.5, "#fff", 0], [1, "#000", 0.5])) +
    stroked(
      "M-134 300C-60 286 60 286 126 300M-138 384C-60 400 60 400 134 384",
      "#fff",
      2,
      'opacity=".25" stroke-dasharray="7 6"',
    ) +
    filled(STRAP, accent) +
    filled(STRAP, linear([0, 0, 0.2, 1], [0, "#fff", 0.3], [0.3, "#fff", 0], [1, "#000", 0.3])) +
    filled(STRAP, down([0, "#fff", 0.12], [1, "#000", 0.12])) +
    group(word, `transform="translate(62 362)${isMirrored ? " scale(-1 1)" : ""}"`)
  );
}

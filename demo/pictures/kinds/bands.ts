import { INK, inkOn, lighten, SHADOW } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { blur, group, soft, stroked } from "../svg.ts";
import { text } from "../text.ts";

interface Loop {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  thickness: number;
  turn: number;
}

const LONG: Loop[] = [
  { x: 690, y: 560, halfWidth: 58, halfHeight: 380, thickness: 92, turn: 9 },
  { x: 560, y: 560, halfWidth: 64, halfHeight: 392, thickness: 74, turn: 3 },
  { x: 420, y: 566, halfWidth: 64, halfHeight: 392, thickness: 54, turn: -4 },
  { x: 290, y: 580, halfWidth: 62, halfHeight: 372, thickness: 36, turn: -10 },
];
const SHORT: Loop[] = [
  { x: 700, y: 560, halfWidth: 74, halfHeight: 290, thickness: 104, turn: 10 },
  { x: 500, y: 590, halfWidth: 74, halfHeight: 290, thickness: 104, turn: 0 },
  { x: 300, y: 570, halfWidth: 74, halfHeight: 290, thickness: 104, turn: -10 },
];

/** Style "mini": three wide loops of cloth, otherwise four long ones of rubber; widest first. */
export const bands: Draw = (item) => {
  const isMini = item.style === "mini";
  const colours = item.colors ?? [INK, lighten(item.color, -0.14), item.color, lighten(item.color, 0.16)];
  const labels = item.labels ?? ["40–55 кг", "25–40 кг", "15–25 кг", "5–15 кг"];
  return (isMini ? SHORT : LONG)
    .map((loop, i) => drawLoop(loop, colours[i]!, labels[i]!, shortBrand(item), isMini))
    .join("");
};

function drawLoop(loop: Loop, colour: string, print: string, brand: string, isCloth: boolean): string {
  const { x, y, halfWidth: w, halfHeight: h, thickness } = loop;
  const straight = h - w;
  const path = `M${-w} ${-straight}A${w} ${w} 0 0 1 ${w} ${-straight}L${w} ${straight}A${w} ${w} 0 0 1 ${-w} ${straight}Z`;
  const upright = (at: number, inset = 0) => `M${at} ${-straight + inset}L${at} ${straight - inset}`;
  const fill = inkOn(colour);
  const lengthwise = (line: string, at: number, from: number, size: number) =>
    group(
      text(line, { size, y: size * 0.34, fill, opacity: 0.92 }),
      `transform="translate(${at} ${from}) rotate(-90)"`,
    );
  const weave = [-0.3, -0.1, 0.1, 0.3].map((share) =>
    stroked(path, "#000", 1.6, `opacity=".16" stroke-dasharray="5 6" transform="translate(${thickness * share} 0)"`),
  );
  return group(
    stroked(path, SHADOW, thickness, `transform="translate(18 26)" opacity=".34" filter="${blur(14)}"`) +
      stroked(path, lighten(colour, -0.16), thickness) +
      stroked(path, colour, thickness * 0.9, 'transform="translate(-2 -2)"') +
      soft(path, lighten(colour, 0.09), thickness * 0.34, 5, 0.65) +
      (isCloth ? weave.join("") : "") +
      soft(upright(-w - thickness * 0.26), "#fff", thickness * 0.1, 2, 0.4) +
      soft(upright(w + thickness * 0.34), "#000", thickness * 0.14, 3, 0.3) +
      soft(upright(-w + thickness * 0.45, 30), "#000", thickness * 0.1, 3, 0.3) +
      lengthwise(print, -w, 40, thickness * (isCloth ? 0.5 : 0.64)) +
      lengthwise(brand, w, -40, thickness * (isCloth ? 0.5 : 0.62)),
    `transform="translate(${x} ${y}) rotate(${loop.turn})"`,
  );
}

import { inkOn, lighten, mix } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { groundShadow } from "../stage.ts";
import { diagonal, ellipse, linear } from "../svg.ts";
import { text, type Bend } from "../text.ts";

const CX = 500;
const CY = 590;
const RADIUS = 318;

export const plate: Draw = (item, tint) => {
  const { color } = item;
  const disc = (share: number, fill: string, extra = "") =>
    ellipse(CX, CY, RADIUS * share, RADIUS * share, fill, extra);
  const depth = 46;
  return (
    groundShadow(CX + 20, CY + RADIUS + 2, 200, tint, 1.1) +
    ellipse(CX + depth, CY, RADIUS, RADIUS, lighten(color, -0.16, 0.6)) +
    ellipse(CX + depth, CY, RADIUS, RADIUS, linear([0, 0, 1, 0.4], [0, "#000", 0.1], [1, "#000", 0.5])) +
    disc(1, color) +
    disc(1, diagonal([0, "#fff", 0.26], [0.45, "#fff", 0], [1, "#000", 0.34])) +
    disc(0.86, "none", 'stroke="#000" stroke-opacity=".22" stroke-width="6"') +
    disc(0.855, "none", 'stroke="#fff" stroke-opacity=".25" stroke-width="3" transform="translate(-2 -3)"') +
    disc(0.4, "#c9cbcc") +
    disc(0.4, diagonal([0, "#fff", 0.7], [0.4, "#fff", 0], [0.6, "#000", 0.1], [1, "#000", 0.5])) +
    disc(0.3, diagonal([0, "#8a8d8f"], [1, "#dfe1e2"])) +
    disc(0.13, "#14120f") +
    ellipse(CX + 5, CY + 4, RADIUS * 0.11, RADIUS * 0.11, mix(tint, "#000000", 0.25)) +
    text(shortBrand(item), { size: 130, fill: inkOn(color), bend: onCircle(RADIUS * 0.54, 0, 1) }) +
    text(item.weight ?? "20 кг", { size: 130, fill: inkOn(color), bend: onCircle(RADIUS * 0.76, Math.PI, -1) })
  );
};

/** Text around the hub; -1 runs the other way, so that it reads upright at the foot. */
function onCircle(radius: number, middle: number, direction: 1 | -1): Bend {
  return (x, y) => {
    const angle = middle + (x / radius) * direction;
    const reach = radius - y * direction;
    return [CX + Math.sin(angle) * reach, CY - Math.cos(angle) * reach];
  };
}

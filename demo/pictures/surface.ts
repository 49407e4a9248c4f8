import { filled, linearAcross, polygon, round, type Point } from "./svg.ts";
import { text, type Bend, type TextOptions } from "./text.ts";

/** The curved area that carries a label: u runs along it in pixels from its middle, y goes down. */
export interface Surface {
  bend: Bend;
  halfWidth: number;
  top: number;
  bottom: number;
  height: number;
  /** Share of the height -> y. */
  at(share: number): number;
  patch(u1: number, u2: number, y1: number, y2: number, fill: string, extra?: string): string;
  shape(corners: Point[], fill: string, extra?: string): string;
  disc(u: number, y: number, radius: number, fill: string, extra?: string): string;
  text(line: string, options: TextOptions): string;
}

const PATCH_STEPS = 28;
const EDGE_STEPS = 10;
const DISC_STEPS = 64;

export function surface(bend: Bend, halfWidth: number, top: number, bottom: number): Surface {
  const height = bottom - top;
  return {
    bend,
    halfWidth,
    top,
    bottom,
    height,
    at: (share) => top + height * share,
    patch(u1, u2, y1, y2, fill, extra) {
      const along = (y: number) =>
        Array.from({ length: PATCH_STEPS + 1 }, (_, i) => bend(u1 + ((u2 - u1) * i) / PATCH_STEPS, y));
      return filled(polygon([...along(y1), ...along(y2).reverse()]), fill, extra);
    },
    shape(corners, fill, extra) {
      const points = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % corners.length]!;
        return Array.from({ length: EDGE_STEPS }, (_, i) => {
          const share = i / EDGE_STEPS;
          return bend(corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share);
        });
      });
      return filled(polygon(points), fill, extra);
    },
    disc(u, y, radius, fill, extra) {
      const points = Array.from({ length: DISC_STEPS }, (_, i) => {
        const angle = (i / DISC_STEPS) * 2 * Math.PI;
        return bend(u + radius * Math.cos(angle), y + radius * Math.sin(angle));
      });
      return filled(polygon(points), fill, extra);
    },
    text: (line, options) => text(line, { ...options, bend }),
  };
}

/** A standing cylinder seen slightly from above: `sag` is how far the front hangs below the sides. */
export function cylinder(cx: number, radius: number, sag: number | ((y: number) => number)): Bend {
  return (u, y) => {
    const angle = Math.max(-1.57, Math.min(1.57, u / radius));
    const depth = typeof sag === "function" ? sag(y) : sag;
    return [cx + radius * Math.sin(angle), y + depth * Math.cos(angle)];
  };
}

export function cylinderPath(cx: number, radius: number, y1: number, y2: number, sag1: number, sag2: number): string {
  return (
    `M${cx - radius} ${y1}A${radius} ${sag1} 0 0 0 ${cx + radius} ${y1}` +
    `L${cx + radius} ${y2}A${radius} ${sag2} 0 0 1 ${cx - radius} ${y2}Z`
  );
}

/** Light over a cylinder: key from the left, rim on the right. */
export function cylinderLight(x1: number, x2: number, depth = 1, gloss = 1): string {
  return linearAcross(
    [round(x1), 0, round(x2), 0],
    [0, "#000", round3(0.42 * depth)],
    [0.05, "#000", round3(0.26 * depth)],
    [0.13, "#000", round3(0.06 * depth)],
    [0.2, "#fff", round3(0.2 * gloss)],
    [0.27, "#fff", round3(0.26 * gloss)],
    [0.36, "#fff", round3(0.08 * gloss)],
    [0.5, "#000", 0.02],
    [0.68, "#000", round3(0.12 * depth)],
    [0.84, "#000", round3(0.32 * depth)],
    [0.93, "#000", round3(0.44 * depth)],
    [0.97, "#000", round3(0.3 * depth)],
    [1, "#000", round3(0.4 * depth)],
  );
}

function round3(value: number): number {
  return Number(value.toFixed(3));
}

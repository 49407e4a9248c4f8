import { expect, test } from "vitest";
import { glyphOf } from "./lettering";
import { drawText, fillBox, type Canvas } from "./rasterise";

const make = (width: number, height: number): Canvas => {
  const canvas = { data: new Uint8ClampedArray(width * height * 4), width, height };
  fillBox(canvas, [0, 0, width, height], [255, 255, 255]);
  return canvas;
};
const inkOf = ({ data }: Canvas) => {
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) ink += (255 - data[at]!) / 255;
  return ink;
};

/** Area of an outline of straight lines and curves, by the shoelace formula over many points. */
function areaOf(letter: string, size: number): number {
  const scale = size / 1000;
  let [area, pen, start] = [0, [0, 0], [0, 0]];
  for (const [, command, numbers = ""] of glyphOf(letter)![1].matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const flat = numbers.split(" ").map(Number);
    const end = command === "Z" ? start : flat.slice(-2);
    if (command === "M") start = end;
    else
      for (let step = 1; step <= 40; step++) {
        const t = step / 40;
        const at = (u: number, axis: number) =>
          command === "Q"
            ? (1 - u) ** 2 * pen[axis]! + 2 * (1 - u) * u * flat[axis]! + u ** 2 * end[axis]!
            : pen[axis]! + (end[axis]! - pen[axis]!) * u;
        const [x0, y0, x1, y1] = [at(t - 1 / 40, 0), at(t - 1 / 40, 1), at(t, 0), at(t, 1)];
        area += (x0 * y1 - x1 * y0) / 2;
      }
    pen = end;
  }
  return Math.abs(area) * scale ** 2;
}

test("a letter covers as much of the canvas as its outline holds, its holes left out", () => {
  for (const letter of "Овк8%/") {
    const canvas = make(160, 160);
    drawText(canvas, letter, 120, [20.3, 120.7], [0, 0, 0]);
    expect(inkOf(canvas) / areaOf(letter, 120), letter).toBeCloseTo(1, 1);
  }
});

test("what lies off the canvas is cut, and nothing is written beside it", () => {
  const canvas = make(40, 40);
  drawText(canvas, "Щ", 200, [-30, 60], [0, 0, 0]);
  drawText(canvas, "Щ", 20, [500, 500], [0, 0, 0]);
  expect(canvas.data).toHaveLength(40 * 40 * 4);
  expect(inkOf(canvas)).toBeGreaterThan(0);
});

import { glyphOf, scaleOf } from "./lettering";

/** Pixels of a picture, four bytes each. */
export interface Canvas {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export type Colour = readonly [red: number, green: number, blue: number];

const CURVE_STEPS = 6;

export function fillBox({ data, width }: Canvas, [x, y, w, h]: number[], colour: Colour): void {
  for (let row = y!; row < y! + h!; row++)
    for (let column = x!; column < x! + w!; column++) data.set([...colour, 255], (row * width + column) * 4);
}

/** Puts a picture into another, at a place where it fits. */
export function putPicture(canvas: Canvas, picture: Canvas, x: number, y: number): void {
  for (let row = 0; row < picture.height; row++) {
    const from = row * picture.width * 4;
    canvas.data.set(picture.data.subarray(from, from + picture.width * 4), ((y + row) * canvas.width + x) * 4);
  }
}

/** Draws a line of text, its baseline at `y`, with smooth edges. What lies off the canvas is cut. */
export function drawText(canvas: Canvas, text: string, size: number, [x, y]: [number, number], colour: Colour): void {
  const scale = scaleOf(size);
  let pen = x;
  for (const letter of text) {
    const glyph = glyphOf(letter);
    if (!glyph) continue;
    const [advance, outline] = glyph;
    if (outline) drawOutline(canvas, outline, [pen, y, scale], colour);
    pen += advance * scale;
  }
}

/**
 * Each edge leaves in every pixel that it crosses how much of the row lies to its right; summed from left to right that is
 * how far a pixel is covered.
 */
function drawOutline(canvas: Canvas, outline: string, place: number[], colour: Colour): void {
  const points = flatten(outline, place);
  const xs = points.flatMap(([from, , to]) => [from!, to!]);
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(canvas.width, Math.ceil(Math.max(...xs)) + 1);
  const ys = points.flatMap(([, from, , to]) => [from!, to!]);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...ys)));
  const width = right - left;
  if (width <= 0 || bottom <= top) return;
  const sums = new Float32Array((width + 1) * (bottom - top));
  for (const [x0, y0, x1, y1] of points) addEdge(sums, width + 1, [x0! - left, y0! - top, x1! - left, y1! - top]);
  for (let row = 0; row < bottom - top; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += sums[row * (width + 1) + column]!;
      const cover = Math.min(1, Math.abs(sum));
      if (cover > 0.004) blend(canvas.data, ((top + row) * canvas.width + left + column) * 4, colour, cover);
    }
  }
}

function blend(data: Uint8ClampedArray, at: number, colour: Colour, cover: number): void {
  for (let part = 0; part < 3; part++) data[at + part] = data[at + part]! + (colour[part]! - data[at + part]!) * cover;
}

function addEdge(sums: Float32Array, stride: number, [x0, y0, x1, y1]: [number, number, number, number]): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  const last = Math.min(Math.ceil(bottomY), sums.length / stride);
  for (let row = Math.max(0, Math.floor(topY)); row < last; row++) {
    const [from, to] = [Math.max(topY, row), Math.min(bottomY, row + 1)];
    // In pieces no wider than a pixel, each taken at its middle.
    const pieces = Math.max(1, Math.ceil(Math.abs(slope * (to - from))));
    const height = ((to - from) / pieces) * direction;
    for (let piece = 0; piece < pieces; piece++) {
      const y = from + ((to - from) * (piece + 0.5)) / pieces;
      const middle = Math.min(Math.max(topX + slope * (y - topY), 0), stride - 2);
      const column = Math.floor(middle);
      const right = (middle - column) * height;
      sums[row * stride + column]! += height - right;
      sums[row * stride + column + 1]! += right;
    }
  }
}

/** The edges of an outline, its curves as short straight lines, in pixels with y downwards. */
function flatten(outline: string, [x, y, scale]: number[]): number[][] {
  const edges: number[][] = [];
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command, numbers = ""] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const flat = numbers
      .split(" ")
      .map((value, index) => (index % 2 ? y! - Number(value) * scale! : x! + Number(value) * scale!));
    const end = command === "Z" ? start! : flat.slice(-2);
    if (command === "M") start = end;
    else if (command === "Q") {
      let before = pen!;
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const at = [0, 1].map(
          (axis) => (1 - t) ** 2 * pen![axis]! + 2 * (1 - t) * t * flat[axis]! + t ** 2 * end[axis]!,
        );
        edges.push([...before, ...at]);
        before = at;
      }
    } else edges.push([...pen!, ...end]);
    pen = end;
  }
  return edges;
}

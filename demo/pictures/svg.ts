/** Small SVG builder. Gradients, blurs and clips collect in the drawing that is under way. */

export type Point = [number, number];
/** Offset, colour, opacity. */
type Stop = [number, string, number?];

let definitions: string[] = [];
let lastId = 0;

/** Runs `build` with an empty set of definitions and returns its markup with them in front. */
export function drawWithDefinitions(build: () => string): string {
  definitions = [];
  lastId = 0;
  const body = build();
  return `<defs>${definitions.join("")}</defs>${body}`;
}

function define(prefix: string, make: (id: string) => string): string {
  lastId += 1;
  const id = prefix + lastId.toString(36);
  definitions.push(make(id));
  return `url(#${id})`;
}

export function round(value: number): number {
  return Number(value.toFixed(1));
}

function round2(value: number): number {
  return Number(value.toFixed(2));
}

function stopsOf(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

type Line = [x1: number, y1: number, x2: number, y2: number];

/** The line runs in the box of the painted shape, where 1 is its width or height. */
export function linear(line: Line, ...stops: Stop[]): string {
  return defineLinear(line, "", stops);
}

/** The line runs in the coordinates of the drawing. */
export function linearAcross(line: Line, ...stops: Stop[]): string {
  return defineLinear(line, ' gradientUnits="userSpaceOnUse"', stops);
}

function defineLinear([x1, y1, x2, y2]: Line, units: string, stops: Stop[]): string {
  const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return define("g", (id) => `<linearGradient id="${id}" ${ends}${units}>${stopsOf(stops)}</linearGradient>`);
}

export function down(...stops: Stop[]): string {
  return linear([0, 0, 0, 1], ...stops);
}

export function across(...stops: Stop[]): string {
  return linear([0, 0, 1, 0], ...stops);
}

export function diagonal(...stops: Stop[]): string {
  return linear([0, 0, 1, 1], ...stops);
}

export function radial([cx, cy, r]: [number, number, number], ...stops: Stop[]): string {
  return defineRadial(cx, cy, r, "", stops);
}

export function radialAcross([cx, cy, r]: [number, number, number], ...stops: Stop[]): string {
  return defineRadial(cx, cy, r, ' gradientUnits="userSpaceOnUse"', stops);
}

function defineRadial(cx: number, cy: number, r: number, units: string, stops: Stop[]): string {
  return define(
    "r",
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${units}>${stopsOf(stops)}</radialGradient>`,
  );
}

export function blur(deviation: number): string {
  const id = `b${String(deviation).replace(".", "_")}`;
  if (!definitions.some((one) => one.includes(`id="${id}"`))) {
    definitions.push(
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">` +
        `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }
  return `url(#${id})`;
}

export function clip(path: string): string {
  return define("c", (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
}

export function filled(path: string, fill: string, extra = ""): string {
  return `<path d="${path}" fill="${fill}" ${extra}/>`;
}

export function stroked(path: string, colour: string, width: number, extra = ""): string {
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  );
}

/** A soft stroke: fold, crease or glint. */
export function soft(path: string, colour: string, width: number, spread: number, opacity: number): string {
  return stroked(path, colour, width, `opacity="${round2(opacity)}" filter="${blur(spread)}"`);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, extra = ""): string {
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${box} fill="${fill}" ${extra}/>`;
}

export function group(inner: string, extra = ""): string {
  return `<g ${extra}>${inner}</g>`;
}

export function polygon(points: (Point | [number, number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function polyline(points: (Point | [number, number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

/** `count` pieces of markup or path data, joined. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join("");
}

/** `count` points of a closed curve; the angle runs from 0 to 2π. */
export function around<Made>(count: number, make: (angle: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make((index / count) * 2 * Math.PI));
}

import { CONTACT, mix, SHADOW } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { camera, face, LEATHER, normalise, paint, shade, type Camera, type Face, type Vector } from "../mesh.ts";
import { around, blur, ellipse, filled, polygon, polyline, stroked, type Point } from "../svg.ts";
import { text } from "../text.ts";

const THREAD = "#f2d9a8";
const HALF_HEIGHT = 74;
const THICKNESS = 11;
const STEPS = 150;
const START = -0.35;
const END = 2 * Math.PI + 0.62;

export const belt: Draw = (item, tint) => {
  const view = camera(0, 0.5, 500, 620, 1.5);
  const dark = mix(tint, SHADOW, 0.85);
  const foot = polygon(around(80, (angle) => view.project(pointAt(angle, -HALF_HEIGHT, 6))));
  const onFront = (u: number, y: number): Point => flat(view, u / 200 + 2 * Math.PI, -y);
  return (
    filled(foot, dark, `opacity=".4" filter="${blur(30)}" transform="translate(50 26)"`) +
    stroked(foot, CONTACT, 26, `opacity=".7" filter="${blur(9)}" transform="translate(0 4)"`) +
    paint([...sides(view, item.color), ...topEdge(view)]) +
    stitching(view) +
    text(shortBrand(item), { size: 128, x: -150, y: 44, fill: THREAD, opacity: 0.95, bend: onFront }) +
    holes(view) +
    buckle(view)
  );
};

/** The belt winds outwards, so that the end lies over the beginning. */
function pointAt(angle: number, y: number, off = 0): Vector {
  const radius = 190 + (angle / (2 * Math.PI)) * 13 + off;
  return [Math.sin(angle) * radius * 1.1, y, Math.cos(angle) * radius * 0.82];
}

function flat(view: Camera, angle: number, y: number, off = THICKNESS + 1): Point {
  const [px, py] = view.project(pointAt(angle, y, off));
  return [px, py];
}

function sides(view: Camera, colour: string): Face[] {
  const rows = 6;
  const faces: Face[] = [];
  for (const off of [0, THICKNESS]) {
    for (let i = 0; i < STEPS; i += 1) {
      const from = START + ((END - START) * i) / STEPS;
      const to = START + ((END - START) * (i + 1)) / STEPS;
      for (let row = 0; row < rows; row += 1) {
        const y1 = -HALF_HEIGHT + (2 * HALF_HEIGHT * row) / rows;
        const y2 = -HALF_HEIGHT + (2 * HALF_HEIGHT * (row + 1)) / rows;
        const middle = (from + to) / 2;
        const bulge = ((row + 0.5) / rows - 0.5) * (off ? 0.34 : -0.2);
        const normal = view.turn(normalise([Math.sin(middle) / 1.1, bulge, Math.cos(middle) / 0.82]));
        const isOuter = normal[2] > 0;
        if (isOuter !== off > 0) continue;
        const corners = [pointAt(from, y1, off), pointAt(to, y1, off), pointAt(to, y2, off), pointAt(from, y2, off)];
        const fill = isOuter
          ? shade(colour, normal, LEATHER)
          : shade(mix(colour, "#8a6a48", 0.45), [-normal[0], -normal[1], -normal[2]], {
              ...LEATHER,
              ambient: 0.36,
              specular: 0.05,
            });
        faces.push({ ...face(view, corners, fill), depth: view.project(corners[0]!)[2] });
      }
    }
  }
  return faces;
}

function topEdge(view: Camera): Face[] {
  const fill = shade("#b08a5e", view.turn([0, 1, 0]), { specular: 0, ambient: 0.5 });
  return Array.from({ length: STEPS }, (_, i) => {
    const from = START + ((END - START) * i) / STEPS;
    const to = START + ((END - START) * (i + 1.1)) / STEPS;
    const corners = [
      pointAt(from, HALF_HEIGHT),
      pointAt(to, HALF_HEIGHT),
      pointAt(to, HALF_HEIGHT, THICKNESS),
      pointAt(from, HALF_HEIGHT, THICKNESS),
    ];
    return { ...face(view, corners, fill), depth: view.project(corners[0]!)[2] + 3 };
  });
}

function stitching(view: Camera): string {
  const seam = (from: number, length: number, y: number) =>
    stroked(
      polyline(Array.from({ length: 71 }, (_, i) => flat(view, from + (i / 70) * length, y))),
      THREAD,
      3,
      'stroke-dasharray="9 7" opacity=".75"',
    );
  return [-HALF_HEIGHT + 10, HALF_HEIGHT - 10]
    .map((y) => seam(0.75, 0.9, y) + seam(-1.5 + 2 * Math.PI, 2.06, y))
    .join("");
}

function holes(view: Camera): string {
  let art = "";
  for (let i = 0; i < 3; i += 1) {
    for (const y of [-22, 22]) {
      const [x, top] = flat(view, 2 * Math.PI + 0.02 + i * 0.1, y);
      art +=
        ellipse(x, top, 6, 7, "#0e0c0a") +
        ellipse(x - 1, top - 1, 9, 10, "none", 'stroke="#cfd1d2" stroke-width="2.6"');
    }
  }
  return art;
}

function buckle(view: Camera): string {
  const [x, y] = flat(view, 2 * Math.PI + 0.42, 0, 14);
  const at = `transform="translate(${x} ${y})`;
  const frame = "M-62 -96H44Q58 -96 58 -82V70Q58 84 44 84H-62Q-76 84 -76 70V-82Q-76 -96 -62 -96Z";
  const prongs = [-34, 26].map(
    (top) =>
      stroked(`M52 ${top}L-66 ${top - 3}`, "#6f7274", 13, `${at}"`) +
      stroked(`M52 ${top - 3}L-66 ${top - 6}`, "#e8eaeb", 5, `${at}"`),
  );
  return (
    stroked(frame, "#000", 20, `opacity=".4" filter="${blur(6)}" ${at} translate(8 10)"`) +
    stroked(frame, "#8d9092", 18, `${at}"`) +
    stroked(frame, "#d9dbdc", 10, `${at} translate(-2 -2)"`) +
    stroked(frame, "#fff", 3, `opacity=".9" ${at} translate(-4 -5)"`) +
    prongs.join("")
  );
}

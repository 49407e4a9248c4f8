import { CONTACT, mix, SHADOW } from "../colour.ts";
import { camera, face, normalise, paint, shade, type Camera, type Face, type Material, type Vector } from "../mesh.ts";
import { blur, filled, polygon, type Point } from "../svg.ts";
import { text, type TextOptions } from "../text.ts";

/** Building set for frames and machines: straight pieces of any section, put together in centimeters, y = 0 the floor. */

export interface Piece {
  from: Vector;
  to: Vector;
  /** Outline across the piece; the first number runs sideways, the second upwards. */
  section: Point[];
  colour: string;
  material: Material;
  /** Moves the piece nearer in the order of painting, for what lies close upon another. */
  lift?: number;
  /** Without ends: a stretch of a ring. */
  isOpen?: boolean;
}

/** Words on a flat face: where its middle is and which way its lines and letters run. */
interface Print {
  line: string;
  at: Vector;
  right: Vector;
  up: Vector;
  size: number;
  fill: string;
  maxWidth?: number;
}

export const PAINTED: Material = { specular: 0.28, shininess: 14, ambient: 0.46, rim: 0.3 };
export const POLISHED: Material = { specular: 0.8, shininess: 12, ambient: 0.38, rim: 0.5 };

const STEP = 5;
const TUBE_SIDES = 16;
/** Below this height a corner darkens the floor. */
const NEAR = 7;

export function beam(
  from: Vector,
  to: Vector,
  width: number,
  height: number,
  colour: string,
  material = PAINTED,
): Piece {
  const w = width / 2;
  const h = height / 2;
  const section: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  return { from, to, section: cutEdges(section), colour, material };
}

export function tube(from: Vector, to: Vector, radius: number, colour: string, material: Material = POLISHED): Piece {
  const sides = radius > 8 ? 56 : TUBE_SIDES;
  const section = Array.from({ length: sides }, (_, i): Point => {
    const angle = (i / sides) * 2 * Math.PI;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return { from, to, section, colour, material };
}

/** A bent tube: one piece a stretch. */
export function bent(points: Vector[], radius: number, colour: string, material: Material = POLISHED): Piece[] {
  return points.slice(1).map((point, i) => tube(points[i]!, point, radius, colour, material));
}

/** A box by its middle and its measures. */
export function box([x, y, z]: Vector, [dx, dy, dz]: Vector, colour: string, material = PAINTED): Piece {
  return beam([x - dx / 2, y, z], [x + dx / 2, y, z], dz, dy, colour, material);
}

export function over(piece: Piece, lift = 4): Piece {
  return { ...piece, lift };
}

/** The same piece on the other side of the middle. */
export function bothSides(make: (z: number) => Piece[], z: number): Piece[] {
  return [...make(-z), ...make(z)];
}

export interface Solid {
  pieces: Piece[];
  prints?: Print[];
  yaw?: number;
  pitch?: number;
}

const FRAME = { left: 110, right: 880, top: 170, bottom: 960 };

export function drawSolid({ pieces, prints = [], yaw = -0.62, pitch = 0.3 }: Solid, tint: string): string {
  const view = fit(pieces, yaw, pitch);
  return (
    floorShadow(view, pieces, tint) +
    paint(pieces.flatMap((piece) => facesOf(view, piece))) +
    prints.map((one) => print(view, one)).join("")
  );
}

/** The largest scale at which everything stands inside the frame, low rather than high. */
function fit(pieces: Piece[], yaw: number, pitch: number): Camera {
  const unit = camera(yaw, pitch, 0, 0, 1);
  const corners = pieces.flatMap((piece) => ends(piece).flat()).map(unit.project);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((FRAME.right - FRAME.left) / (right - left), (FRAME.bottom - FRAME.top) / (bottom - top));
  const cx = (FRAME.left + FRAME.right) / 2 - ((left + right) / 2) * scale;
  const height = (bottom - top) * scale;
  const slack = FRAME.bottom - FRAME.top - height;
  return camera(yaw, pitch, cx, FRAME.bottom - slack * 0.42 - bottom * scale, scale);
}

function facesOf(view: Camera, piece: Piece): Face[] {
  const { from, to, section, colour, material, lift = 0 } = piece;
  const [side, upward, along] = axesOf(piece);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const steps = Math.max(1, Math.min(60, Math.ceil(length / STEP)));
  const at = (share: number, [u, v]: Point): Vector =>
    [0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share + side[i]! * u + upward[i]! * v) as Vector;
  const faces: Face[] = [];
  section.forEach((corner, i) => {
    const next = section[(i + 1) % section.length]!;
    const [nu, nv] = [next[1] - corner[1], corner[0] - next[0]];
    const turned = view.turn(normalise([0, 1, 2].map((k) => side[k]! * nu + upward[k]! * nv) as Vector));
    if (turned[2] <= 0) return;
    const fill = shade(colour, turned, material);
    for (let step = 0; step < steps; step += 1) {
      const [a, b] = [step / steps, (step + 1) / steps];
      faces.push(face(view, [at(a, corner), at(b, corner), at(b, next), at(a, next)], fill));
    }
  });
  for (const [share, sign] of [
    [0, -1],
    [1, 1],
  ] as const) {
    const turned = view.turn(along.map((value) => value * sign) as Vector);
    if (piece.isOpen || turned[2] <= 0) continue;
    const cap = face(
      view,
      section.map((corner) => at(share, corner)),
      shade(colour, turned, material),
    );
    faces.push({ ...cap, depth: cap.depth + 0.05 });
  }
  return lift ? faces.map((one) => ({ ...one, depth: one.depth + lift })) : faces;
}

function axesOf({ from, to }: Piece): [side: Vector, upward: Vector, along: Vector] {
  const along = normalise([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const hint: Vector = Math.abs(along[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0];
  const side = normalise(cross(along, hint));
  return [side, cross(side, along), along];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Corners at both ends. */
function ends(piece: Piece): [Vector[], Vector[]] {
  const [side, upward] = axesOf(piece);
  const place = (end: Vector) =>
    piece.section.map(([u, v]) => [0, 1, 2].map((i) => end[i]! + side[i]! * u + upward[i]! * v) as Vector);
  return [place(piece.from), place(piece.to)];
}

/** Long edges are cut, so that large faces sort well by their depth. */
function cutEdges(section: Point[]): Point[] {
  return section.flatMap((corner, i) => {
    const next = section[(i + 1) % section.length]!;
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / (STEP * 1.6)));
    return Array.from({ length: count }, (_, k): Point => [
      corner[0] + ((next[0] - corner[0]) * k) / count,
      corner[1] + ((next[1] - corner[1]) * k) / count,
    ]);
  });
}

/** Every piece throws its outline straight down; what stands on the floor darkens it. */
function floorShadow(view: Camera, pieces: Piece[], tint: string): string {
  const dark = mix(tint, SHADOW, 0.85);
  const outline = (piece: Piece, isNear: boolean) => {
    const corners = ends(piece)
      .flat()
      .filter(([, y]) => !isNear || y < NEAR);
    return corners.length > 2 ? polygon(hull(corners.map(([x, , z]) => view.project([x, 0, z])))) : "";
  };
  const paths = (isNear: boolean) => pieces.map((piece) => outline(piece, isNear)).join("");
  return (
    filled(paths(false), dark, `opacity=".3" filter="${blur(22)}" transform="translate(28 14)"`) +
    filled(paths(true), CONTACT, `opacity=".55" filter="${blur(7)}" transform="translate(4 5)"`)
  );
}

/** The convex outline, by the monotone chain. */
function hull(points: Vector[]): Point[] {
  const sorted = points.map(([x, y]): Point => [x, y]).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (ordered: Point[]) =>
    ordered.reduce<Point[]>((kept, point) => {
      while (kept.length > 1 && turnsRight(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
      return [...kept, point];
    }, []);
  return [...chain(sorted).slice(0, -1), ...chain(sorted.toReversed()).slice(0, -1)];
}

function turnsRight(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}

function print(view: Camera, { line, at, right, up, size, fill, maxWidth }: Print): string {
  const options: TextOptions = { size, fill, y: size * 0.34, opacity: 0.94 };
  if (maxWidth !== undefined) options.maxWidth = maxWidth;
  const bend = (x: number, y: number): Point => {
    const [px, py] = view.project([0, 1, 2].map((i) => at[i]! + right[i]! * x - up[i]! * y) as Vector);
    return [px, py];
  };
  return text(line, { ...options, bend });
}

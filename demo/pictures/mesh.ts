import { fromLab, toLab } from "./colour.ts";
import { polygon, type Point } from "./svg.ts";

/** A small solid renderer: orthographic camera, Blinn-Phong light a face, painter's order. */

export type Vector = [x: number, y: number, z: number];

export interface Camera {
  /** Space -> picture; the third number is the depth, larger is nearer. */
  project(point: Vector): Vector;
  /** Turns a direction into the camera's system. */
  turn(direction: Vector): Vector;
}

export interface Material {
  specular?: number;
  shininess?: number;
  ambient?: number;
  rim?: number;
}

export interface Face {
  depth: number;
  corners: Vector[];
  fill: string;
}

export const CAST_IRON: Material = { specular: 0.3, shininess: 16, ambient: 0.44, rim: 0.5 };
export const RUBBER: Material = { specular: 0.26, shininess: 12, ambient: 0.5, rim: 0.42 };
export const CHROME: Material = { specular: 0.9, shininess: 10, ambient: 0.34, rim: 0.6 };
export const FOAM: Material = { specular: 0.05, shininess: 8, ambient: 0.55, rim: 0.16 };
export const LEATHER: Material = { specular: 0.22, shininess: 14, ambient: 0.46, rim: 0.34 };

export function camera(yaw: number, pitch: number, cx: number, cy: number, scale: number): Camera {
  const turn = ([x, y, z]: Vector): Vector => {
    const turnedX = x * Math.cos(yaw) + z * Math.sin(yaw);
    const turnedZ = -x * Math.sin(yaw) + z * Math.cos(yaw);
    return [turnedX, y * Math.cos(pitch) - turnedZ * Math.sin(pitch), y * Math.sin(pitch) + turnedZ * Math.cos(pitch)];
  };
  return {
    turn,
    project(point) {
      const [x, y, z] = turn(point);
      return [cx + x * scale, cy - y * scale, z];
    },
  };
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function normalise(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

const KEY_LIGHT = normalise([-0.55, 0.75, 0.62]);
const RIM_LIGHT = normalise([0.9, 0.25, -0.15]);
const FILL_LIGHT = normalise([0.5, 0.1, 0.8]);
const HALFWAY = normalise([KEY_LIGHT[0], KEY_LIGHT[1], KEY_LIGHT[2] + 1]);

/** The colour of a face whose normal is given in the camera's system. */
export function shade(colour: string, normal: Vector, material: Material = {}): string {
  const { specular = 0.35, shininess = 26, ambient = 0.38, rim = 0.22 } = material;
  const key = Math.max(0, dot(normal, KEY_LIGHT));
  const fill = Math.max(0, dot(normal, FILL_LIGHT));
  const glint = Math.max(0, dot(normal, HALFWAY)) ** shininess * specular;
  const edge = Math.max(0, dot(normal, RIM_LIGHT)) ** 3 * rim;
  const [lightness, a, b] = toLab(colour);
  const lit = ambient + 0.62 * key + 0.14 * fill;
  const chroma = (lit * 0.9 + 0.1) * (1 - glint);
  return fromLab([Math.min(0.985, lightness * lit + glint * 0.62 + edge * 0.5), a * chroma, b * chroma]);
}

interface Lathe {
  /** Distance along the axis and radius there. */
  profile: Point[];
  axis: "x" | "y";
  /** 6 makes a hexagon with flat sides. */
  sides?: number;
  phase?: number;
  colour: string | ((segment: number, side: number) => string);
  material: Material;
  /** Moves the axis. */
  offset?: Vector;
}

/** A solid of revolution; only the faces turned to the camera. */
export function lathe(view: Camera, { profile, axis, sides = 72, phase = 0, colour, material, offset }: Lathe): Face[] {
  const [dx, dy, dz] = offset ?? [0, 0, 0];
  const place = (along: number, radius: number, angle: number): Vector =>
    axis === "x"
      ? [along + dx, Math.cos(angle) * radius + dy, Math.sin(angle) * radius + dz]
      : [Math.sin(angle) * radius + dx, along + dy, Math.cos(angle) * radius + dz];
  const faces: Face[] = [];
  for (let segment = 0; segment < profile.length - 1; segment += 1) {
    const [a1, r1] = profile[segment]!;
    const [a2, r2] = profile[segment + 1]!;
    for (let side = 0; side < sides; side += 1) {
      const from = phase + (side / sides) * 2 * Math.PI;
      const to = phase + ((side + 1) / sides) * 2 * Math.PI;
      const middle = (from + to) / 2;
      const out = Math.abs(a2 - a1);
      const slope = a2 >= a1 ? r1 - r2 : r2 - r1;
      const normal: Vector =
        axis === "x"
          ? [slope, out * Math.cos(middle), out * Math.sin(middle)]
          : [out * Math.sin(middle), slope, out * Math.cos(middle)];
      const turned = view.turn(normalise(normal));
      if (turned[2] <= 0) continue;
      const corners = [place(a1, r1, from), place(a2, r2, from), place(a2, r2, to), place(a1, r1, to)];
      const paint = typeof colour === "string" ? colour : colour(segment, side);
      faces.push(face(view, corners, shade(paint, turned, material)));
    }
  }
  return faces;
}

export function face(view: Camera, corners: Vector[], fill: string): Face {
  const projected = corners.map(view.project);
  const depth = projected.reduce((sum, corner) => sum + corner[2], 0) / projected.length;
  return { depth, corners: projected, fill };
}

/** A flat disc across the x axis, for the end of a lathe. */
export function endDisc(view: Camera, x: number, radius: number, sides = 80): string {
  return polygon(
    Array.from({ length: sides }, (_, i) => {
      const angle = (i / sides) * 2 * Math.PI;
      return view.project([x, Math.cos(angle) * radius, Math.sin(angle) * radius]);
    }),
  );
}

/** Far faces first. The hairline stroke closes the seams between neighbours. */
export function paint(faces: Face[]): string {
  return [...faces]
    .sort((a, b) => a.depth - b.depth)
    .map(({ corners, fill }) => {
      const path = polygon(corners);
      return `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/>`;
    })
    .join("");
}

/** A straight profile with rounded ends, cut into enough segments to shade well. */
export function ball(radius: number, segments = 46): Point[] {
  return Array.from({ length: segments + 1 }, (_, i) => {
    const angle = (i / segments) * Math.PI;
    return [-Math.cos(angle) * radius, Math.max(0.1, Math.sin(angle) * radius)];
  });
}

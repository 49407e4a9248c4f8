import { inkOn } from "../colour.ts";
import type { Draw, Item } from "../item.ts";
import {
  camera,
  CAST_IRON,
  face,
  lathe,
  normalise,
  paint,
  shade,
  type Camera,
  type Face,
  type Vector,
} from "../mesh.ts";
import { groundShadow } from "../stage.ts";
import { surface } from "../surface.ts";
import { around, blur, ellipse, radial, type Point } from "../svg.ts";

const IRON = "#2c2a26";
const RADIUS = 232;
const FOOT_Y = -RADIUS * 0.8;
const ARCH_STEPS = 60;
const CENTRE_Y = 690;

export const kettlebell: Draw = (item, tint) => {
  const view = camera(0, 0.2, 500, CENTRE_Y, 1);
  const handle = archHandle(view, item.color);
  const body = lathe(view, { profile: bodyProfile(), axis: "y", sides: 96, colour: IRON, material: CAST_IRON });
  const footY = view.project([0, FOOT_Y, 0])[1];
  return (
    groundShadow(500, footY + 18, 210, tint, 1.1) +
    paint(handle.filter(({ depth }) => depth < 0)) +
    paint(body) +
    paint(handle.filter(({ depth }) => depth >= 0)) +
    sign(item) +
    ellipse(390, 580, 46, 26, "#fff", `opacity=".28" filter="${blur(16)}" transform="rotate(-34 390 580)"`)
  );
};

/** A ball cut flat where it stands. */
function bodyProfile(): Point[] {
  const steps = 46;
  const arc = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = Math.PI - (i / steps) * Math.PI;
    return [Math.cos(angle) * RADIUS, Math.max(0.1, Math.sin(angle) * RADIUS)];
  });
  return [[FOOT_Y, RADIUS * 0.6], ...arc.filter(([y]) => y > FOOT_Y)];
}

function archHandle(view: Camera, colour: string): Face[] {
  const path = Array.from({ length: ARCH_STEPS + 1 }, (_, i): Vector => {
    const angle = Math.PI * (1 - i / ARCH_STEPS);
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const x = Math.sign(cos) * Math.abs(cos) ** 0.62 * 168 * (1 - 0.18 * (1 - sin));
    return [x, 150 + Math.abs(sin) ** 0.62 * 240, 0];
  });
  const rings = path.map((centre, i) => ringAround(path, centre, i));
  const faces: Face[] = [];
  for (let i = 0; i < ARCH_STEPS; i += 1) {
    const isMarked = (i > 7 && i < 13) || (i > ARCH_STEPS - 14 && i < ARCH_STEPS - 8);
    rings[i]!.forEach(({ point, normal }, j, ring) => {
      const next = (j + 1) % ring.length;
      const turned = view.turn(normalise(normal));
      if (turned[2] <= 0) return;
      const above = rings[i + 1]!;
      const corners = [point, above[j]!.point, above[next]!.point, ring[next]!.point];
      faces.push(face(view, corners, shade(isMarked ? colour : IRON, turned, { ...CAST_IRON, shininess: 18 })));
    });
  }
  return faces;
}

/** The bar thickens towards the ball. */
function ringAround(path: Vector[], centre: Vector, index: number) {
  const before = path[Math.max(0, index - 1)]!;
  const after = path[Math.min(ARCH_STEPS, index + 1)]!;
  const along = normalise([after[0] - before[0], after[1] - before[1], 0]);
  const toEnd = Math.min(index, ARCH_STEPS - index) / ARCH_STEPS;
  const radius = 42 + (16 * Math.max(0, 0.16 - toEnd)) / 0.16;
  return around(28, (angle) => {
    const normal: Vector = [-along[1] * Math.cos(angle), along[0] * Math.cos(angle), Math.sin(angle)];
    const point = centre.map((value, axis) => value + radius * normal[axis]!) as Vector;
    return { point, normal };
  });
}

function sign(item: Item): string {
  const bend = (u: number, y: number): Point => [
    500 + RADIUS * Math.sin(u / RADIUS),
    CENTRE_Y + RADIUS * Math.sin(y / RADIUS),
  ];
  const front = surface(bend, RADIUS, 0, 1);
  const amount = (item.weight ?? "16 кг").replace(" кг", "");
  const fill = inkOn(item.color);
  return (
    front.disc(0, 34, 118, item.color) +
    front.disc(0, 34, 118, radial([0.3, 0.2, 0.9], [0, "#fff", 0.28], [0.5, "#fff", 0], [1, "#000", 0.34])) +
    front.text(amount, { size: 178, y: 78, fill, maxWidth: 170 }) +
    front.text("кг", { face: "extraBold", size: 48, y: 124, fill })
  );
}

import { CONTACT, inkOn, lighten, mix, SHADOW } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { camera, endDisc, FOAM, lathe, paint, RUBBER, type Camera } from "../mesh.ts";
import { blur, diagonal, ellipse, filled, polygon, polyline, round, stroked, type Point } from "../svg.ts";
import { text } from "../text.ts";

/** Things that lie as a roll: mat, towel and massage roller. */

const RADIUS = 104;
const HALF_LENGTH = 250;
const TURNS = 4.4;
const STRAP_X = 128;
/** The printed word sits on the side that faces the viewer. */
const PRINT_ANGLE = 1.02;

export const mat: Draw = (item, tint) => {
  const view = camera(0.62, 0.36, 500, 640, 1.5);
  return (
    shadow(view, tint) +
    body(view, item.color) +
    texture(view) +
    spiralEnd(view, item.color) +
    straps(view) +
    carryingLoop(view) +
    print(view, item, 96)
  );
};

export const towel: Draw = (item, tint) => {
  const view = camera(0.62, 0.36, 500, 640, 1.5);
  const stripes = [150, 172, 194].map((x) => band(view, x, 5, RADIUS + 1, item.accent ?? lighten(item.color, 0.16)));
  return (
    shadow(view, tint) +
    body(view, item.color) +
    texture(view) +
    stripes.join("") +
    spiralEnd(view, item.color) +
    print(view, item, 84)
  );
};

export const roller: Draw = (item, tint) => {
  const view = camera(0.7, 0.36, 500, 640, 1.62);
  const length = 210;
  const groove = lighten(item.color, -0.13);
  const profile = Array.from({ length: 43 }, (_, i): Point => {
    const isGroove = i % 6 === 3;
    return [-length + i * 10, isGroove ? RADIUS - 7 : RADIUS + 3];
  });
  const colour = (segment: number, side: number) =>
    segment % 6 === 2 || segment % 6 === 3 || side % 9 === 0 ? groove : item.color;
  const end = view.turn([1, 0, 0])[2] > 0 ? length : -length;
  const hollow = endDisc(view, end, 66);
  return (
    shadow(view, tint) +
    paint(lathe(view, { profile, axis: "x", sides: 90, colour, material: { ...FOAM, specular: 0.12 } })) +
    filled(endDisc(view, end, RADIUS + 2), lighten(item.color, -0.06)) +
    filled(endDisc(view, end, RADIUS + 2), diagonal([0, "#fff", 0.2], [1, "#000", 0.25])) +
    filled(endDisc(view, end, 74), "#1d1b17") +
    filled(hollow, mix(tint, "#2a2118", 0.62)) +
    filled(hollow, diagonal([0, "#000", 0.55], [0.6, "#000", 0.1], [1, "#fff", 0.16])) +
    stroked(endDisc(view, end, 70), "#fff", 2, 'opacity=".22"')
  );
};

function shadow(view: Camera, tint: string): string {
  const foot = (z1: number, z2: number, reach: number) =>
    polygon([
      view.project([-HALF_LENGTH, -RADIUS, z1]),
      view.project([HALF_LENGTH + reach, -RADIUS, z1]),
      view.project([HALF_LENGTH + reach, -RADIUS, z2]),
      view.project([-HALF_LENGTH, -RADIUS, z2]),
    ]);
  const dark = mix(tint, SHADOW, 0.85);
  return (
    filled(foot(-90, 90, 10), dark, `opacity=".36" filter="${blur(30)}" transform="translate(44 22)"`) +
    filled(foot(-30, 40, 0), CONTACT, `opacity=".7" filter="${blur(11)}"`)
  );
}

function body(view: Camera, colour: string): string {
  const profile: Point[] = [
    [-HALF_LENGTH, RADIUS],
    [HALF_LENGTH, RADIUS],
  ];
  return paint(lathe(view, { profile, axis: "x", sides: 120, colour, material: FOAM }));
}

function texture(view: Camera): string {
  let path = "";
  for (let i = 0; i < 60; i += 1) {
    const angle = (i / 60) * 2 * Math.PI;
    if (view.turn([0, Math.cos(angle), Math.sin(angle)])[2] < 0.04) continue;
    const from = onRoll(view, -HALF_LENGTH, angle);
    const to = onRoll(view, HALF_LENGTH, angle);
    path += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  }
  return `<path d="${path}" stroke="#000" stroke-opacity=".1" stroke-width="1.4" stroke-dasharray="3 4"/>`;
}

function onRoll(view: Camera, x: number, angle: number, radius = RADIUS): Point {
  const [px, py] = view.project([x, Math.cos(angle) * radius, Math.sin(angle) * radius]);
  return [px, py];
}

function spiralEnd(view: Camera, colour: string): string {
  const end = view.turn([1, 0, 0])[2] > 0 ? HALF_LENGTH : -HALF_LENGTH;
  const disc = endDisc(view, end, RADIUS);
  const spiral = polyline(
    Array.from({ length: 301 }, (_, i) => {
      const turns = (i / 300) * TURNS;
      const radius = RADIUS - (TURNS - turns) * 17;
      return onRoll(view, end, turns * 2 * Math.PI + 2.2, radius);
    }),
  );
  const [cx, cy] = view.project([end, 0, 0]);
  return (
    filled(disc, lighten(colour, -0.07)) +
    filled(disc, diagonal([0, "#fff", 0.16], [1, "#000", 0.22])) +
    stroked(spiral, "#000", 5.5, 'opacity=".5"') +
    stroked(spiral, "#fff", 2, 'opacity=".3" transform="translate(-3 -3)"') +
    ellipse(cx, cy, 20, 30, "#000", `opacity=".5" filter="${blur(6)}"`)
  );
}

function band(view: Camera, x: number, halfWidth: number, radius: number, colour: string): string {
  const profile: Point[] = [
    [x - halfWidth, radius],
    [x + halfWidth, radius],
  ];
  return paint(lathe(view, { profile, axis: "x", sides: 120, colour, material: { ...RUBBER, rim: 0.3 } }));
}

function straps(view: Camera): string {
  return [-STRAP_X, STRAP_X].map((x) => band(view, x, 20, RADIUS + 4, "#2a2824")).join("");
}

function carryingLoop(view: Camera): string {
  const [x1, y1] = onRoll(view, -STRAP_X, 0.5);
  const [x2, y2] = onRoll(view, STRAP_X, 0.5);
  const path =
    `M${round(x1)} ${round(y1)}C${round(x1 + 20)} ${round(y1 - 190)} ` +
    `${round(x2 - 40)} ${round(y2 - 190)} ${round(x2)} ${round(y2)}`;
  return (
    stroked(path, CONTACT, 26, `opacity=".3" filter="${blur(8)}" transform="translate(14 34)"`) +
    stroked(path, "#26241f", 30) +
    stroked(path, "#fff", 3, 'opacity=".28" transform="translate(-7 -8)"') +
    stroked(path, "#fff", 1.6, 'opacity=".4" stroke-dasharray="7 6" transform="translate(8 6)"')
  );
}

function print(view: Camera, item: Item, size: number): string {
  const bend = (x: number, y: number) => onRoll(view, x, PRINT_ANGLE + y / RADIUS);
  return text(shortBrand(item), { size, y: 30, fill: inkOn(item.color), opacity: 0.9, bend });
}

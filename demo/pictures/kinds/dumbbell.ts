import { CONTACT, inkOn, mix, SHADOW } from "../colour.ts";
import type { Draw, Item } from "../item.ts";
import { camera, CHROME, endDisc, lathe, paint, RUBBER, shade, type Camera, type Face, type Vector } from "../mesh.ts";
import { around, blur, diagonal, filled, polygon, round, type Point } from "../svg.ts";
import { text } from "../text.ts";

const HEAD_RADIUS = 104;
const HEAD: Point[] = [
  [80, 0.7],
  [90, 0.95],
  [100, 1],
  [206, 1],
  [218, 0.95],
  [228, 0.74],
];
const HANDLE: Point[] = [
  [-84, 19],
  [-60, 20],
  [-30, 23],
  [0, 25],
  [30, 23],
  [60, 20],
  [84, 19],
];

/** Style "neoprene": the whole dumbbell has the colour; otherwise black rubber with a coloured end. */
export const dumbbell: Draw = (item, tint) => {
  const view = camera(-0.98, 0.36, 470, 600, 1.86);
  const isNeoprene = item.style === "neoprene";
  const rubber = isNeoprene ? item.color : "#2f2d29";
  const material = isNeoprene ? { ...RUBBER, specular: 0.12, rim: 0.2 } : RUBBER;
  const handle = lathe(view, {
    profile: HANDLE,
    axis: "x",
    colour: isNeoprene ? item.color : "#b8babb",
    material: isNeoprene ? material : CHROME,
  });
  return (
    shadow(view, tint) +
    paint(head(view, -1, rubber, material)) +
    paint(handle) +
    (isNeoprene ? "" : knurl(view)) +
    paint(head(view, 1, rubber, material)) +
    endFace(view, item)
  );
};

function head(view: Camera, side: 1 | -1, colour: string, material: typeof RUBBER): Face[] {
  const profile = HEAD.map(([x, share]): Point => [side * x, share * HEAD_RADIUS]);
  if (side < 0) profile.reverse();
  const faces = lathe(view, { profile, axis: "x", sides: 6, phase: Math.PI / 6, colour, material });
  const caps: [x: number, share: number, direction: Vector][] = [
    [side * 228, 0.74, [side, 0, 0]],
    [side * 80, 0.7, [-side, 0, 0]],
  ];
  for (const [x, share, direction] of caps) {
    const normal = view.turn(direction);
    if (normal[2] <= 0) continue;
    const corners = around(6, (angle) =>
      view.project([
        x,
        Math.cos(angle + Math.PI / 6) * HEAD_RADIUS * share,
        Math.sin(angle + Math.PI / 6) * HEAD_RADIUS * share,
      ]),
    );
    faces.push({ depth: view.project([x, 0, 0])[2] + 0.1, corners, fill: shade(colour, normal, material) });
  }
  return faces;
}

function shadow(view: Camera, tint: string): string {
  const floorY = -HEAD_RADIUS * 0.87;
  const foot = (x1: number, x2: number, depth: number) =>
    polygon(
      [
        [x1, -depth],
        [x2, -depth],
        [x2, depth],
        [x1, depth],
      ].map(([x, z]) => view.project([x!, floorY, z!])),
    );
  const dark = mix(tint, SHADOW, 0.85);
  const feet = foot(-228, -80, 60) + foot(80, 228, 60);
  return (
    filled(foot(-250, 250, 90), dark, `opacity=".32" filter="${blur(36)}" transform="translate(46 26)"`) +
    filled(feet, dark, `opacity=".5" filter="${blur(18)}" transform="translate(16 10)"`) +
    filled(feet, CONTACT, `opacity=".75" filter="${blur(6)}"`)
  );
}

function knurl(view: Camera): string {
  let path = "";
  for (let i = 0; i < 30; i += 1) {
    const x = -52 + i * 3.6;
    for (let j = 0; j < 11; j += 1) {
      const angle = -0.35 + j * 0.22;
      const from = view.project([x, Math.cos(angle + 0.1) * 25, Math.sin(angle + 0.1) * 25]);
      const to = view.project([x + 3.4, Math.cos(angle + 0.28) * 25, Math.sin(angle + 0.28) * 25]);
      path += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
    }
  }
  return `<path d="${path}" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/>`;
}

function endFace(view: Camera, item: Item): string {
  const x = 228.5;
  const bend = (u: number, y: number): Point => {
    const [px, py] = view.project([x, -y, -u]);
    return [px, py];
  };
  const amount = (item.weight ?? "").replace(" кг", "");
  const ring = endDisc(view, x, 60);
  const fill = inkOn(item.color);
  return (
    filled(ring, item.color) +
    filled(ring, diagonal([0, "#fff", 0.3], [0.5, "#fff", 0], [1, "#000", 0.25])) +
    text(amount, { size: 84, y: 8, fill, maxWidth: 88, bend }) +
    text("кг", { face: "extraBold", size: 30, y: 44, fill, bend })
  );
}

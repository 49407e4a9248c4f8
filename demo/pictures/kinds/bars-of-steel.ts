import { CONTACT, INK, mix, PAPER, SHADOW } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { camera, CHROME, endDisc, lathe, paint, RUBBER, type Camera, type Material } from "../mesh.ts";
import { blur, diagonal, filled, polyline, stroked, type Point } from "../svg.ts";
import { text } from "../text.ts";

type Segment = [x1: number, x2: number, radius: number, colour: string, material: Material];

const STEEL = "#aeb2b4";
const BRUSHED: Material = { ...CHROME, specular: 0.7, ambient: 0.4 };

/** One profile with steps, so that the shoulders between two diameters are faces too. */
function rod(view: Camera, segments: Segment[]): string {
  const faces = segments.flatMap(([x1, x2, radius, colour, material], index) => {
    const before = segments[index - 1]?.[2] ?? 0;
    const after = segments[index + 1]?.[2] ?? 0;
    const profile: Point[] = [
      [x1, Math.min(before, radius)],
      [x1, radius],
      [x2, radius],
      [x2, Math.min(after, radius)],
    ];
    return lathe(view, { profile, axis: "x", sides: 48, colour, material });
  });
  return paint(faces);
}

function rodShadow(view: Camera, x1: number, x2: number, drop: number, tint: string): string {
  const path = polyline([view.project([x1, -drop, 14]), view.project([x2, -drop, 14])]);
  return (
    stroked(path, mix(tint, SHADOW, 0.85), 54, `opacity=".34" filter="${blur(24)}" transform="translate(26 30)"`) +
    stroked(path, CONTACT, 20, `opacity=".6" filter="${blur(8)}" transform="translate(4 8)"`)
  );
}

/** The loading end of an Olympic bar in front, its middle running away into the depth. */
export const barbell: Draw = (item, tint) => {
  const view = camera(-0.86, 0.42, 560, 610, 1.46);
  const sleeve = 46;
  const grip = 26;
  const segments: Segment[] = [
    [-620, -330, sleeve * 0.98, STEEL, BRUSHED],
    [-330, -304, sleeve * 1.5, STEEL, CHROME],
    [-304, 20, grip, "#8d9294", { ...CHROME, specular: 0.5 }],
    [20, 46, sleeve * 1.5, STEEL, CHROME],
    [46, 330, sleeve, STEEL, BRUSHED],
  ];
  const ring = (x: number) => rod(view, [[x, x + 14, sleeve + 1.5, item.color, RUBBER]]);
  const end = endDisc(view, 331, sleeve);
  const knurl = Array.from({ length: 62 }, (_, i) => {
    const x = -296 + i * 5;
    const from = view.project([x, grip * 0.95, grip * 0.3]);
    const to = view.project([x + 5, grip * 0.1, grip]);
    return polyline([from, to]);
  }).join("");
  const onSleeve = (u: number, y: number): Point => {
    const angle = 0.92 + y / sleeve;
    const [px, py] = view.project([190 + u, Math.cos(angle) * sleeve, Math.sin(angle) * sleeve]);
    return [px, py];
  };
  return (
    rodShadow(view, -620, 330, 72, tint) +
    rod(view, segments) +
    stroked(knurl, "#000", 1.6, 'opacity=".3"') +
    ring(58) +
    ring(300) +
    text(shortBrand(item), { size: 56, y: 16, fill: INK, opacity: 0.8, bend: onSleeve }) +
    filled(end, "#25231f") +
    filled(end, diagonal([0, "#fff", 0.34], [0.5, "#fff", 0.04], [1, "#000", 0.3])) +
    filled(endDisc(view, 331.5, 30), item.color) +
    filled(endDisc(view, 332, 11), "#1b1916")
  );
};

/** A doorway bar: steel tube, foam grips, rubber feet. */
export const pullup: Draw = (item, tint) => {
  const view = camera(-0.5, 0.34, 500, 600, 1.2);
  const foam: Material = { ...RUBBER, specular: 0.08, ambient: 0.52 };
  const foot = (from: number, to: number): Segment[] => [
    [from, from + (to - from) * 0.3, 40, item.color, RUBBER],
    [from + (to - from) * 0.3, from + (to - from) * 0.7, 54, "#24221e", RUBBER],
    [from + (to - from) * 0.7, to, 66, "#24221e", RUBBER],
  ];
  const segments: Segment[] = [
    ...foot(-330, -400),
    [-330, -290, 27, STEEL, CHROME],
    [-290, -110, 36, "#2d2a26", foam],
    [-110, 110, 24, STEEL, CHROME],
    [110, 290, 36, "#2d2a26", foam],
    [290, 330, 27, STEEL, CHROME],
    ...foot(330, 400),
  ];
  const onTube = (u: number, y: number): Point => {
    const [px, py] = view.project([u, Math.cos(1 + y / 24) * 24, Math.sin(1 + y / 24) * 24]);
    return [px, py];
  };
  const end = endDisc(view, 400, 66);
  return (
    rodShadow(view, -380, 390, 66, tint) +
    rod(view, segments) +
    text(shortBrand(item), { face: "black", size: 34, y: 10, fill: INK, opacity: 0.75, bend: onTube }) +
    filled(end, "#312e29") +
    filled(end, diagonal([0, "#fff", 0.22], [1, "#000", 0.4])) +
    stroked(endDisc(view, 401, 44), PAPER, 2, 'opacity=".25"')
  );
};

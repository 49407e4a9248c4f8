import { backLabel } from "../back-label.ts";
import { lighten } from "../colour.ts";
import { LABEL_SYSTEM, type Item } from "../item.ts";
import { label } from "../label.ts";
import { groundShadow } from "../stage.ts";
import { cylinder, cylinderLight, cylinderPath, surface } from "../surface.ts";
import { blur, clip, diagonal, down, ellipse, filled, group, linear, rectangle, round, stroked } from "../svg.ts";

/** A turned container with a screw lid. All lengths in pixels of the drawing. */
interface Shape {
  cx?: number;
  radius: number;
  top: number;
  bottom: number;
  lidRadius: number;
  lidTop: number;
  shoulder: number;
  labelTop: number;
  labelBottom: number;
  /** How flat the ellipses are, at the lid and at the foot. */
  flatness?: [top: number, bottom: number];
  shell?: string;
  lid?: string;
}

export function pack(item: Item, tint: string, shape: Shape): string {
  const { cx = 500, radius, top, bottom, lidRadius, lidTop, shoulder, labelTop, labelBottom } = shape;
  const [flatTop, flatBottom] = shape.flatness ?? [0.1, 0.16];
  const sagAt = (y: number) => radius * (flatTop + ((flatBottom - flatTop) * (y - lidTop)) / (bottom - lidTop));
  const footSag = sagAt(bottom);
  const body = bodyPath(cx, shape, footSag);
  const face = surface(cylinder(cx, radius, sagAt), radius * 0.98, labelTop, labelBottom);
  const inside = `clip-path="${clip(body)}"`;
  const edge = (y: number, thickness: number, opacity: number) =>
    face.patch(-radius * 1.57, radius * 1.57, y, y + thickness, "#000", `opacity="${opacity}"`);
  const print = item.view === "back" ? backLabel(face, item) : label(face, item);
  const glints =
    rectangle(
      cx - radius * 0.66,
      top - 10,
      radius * 0.16,
      bottom - top - 20,
      "#fff",
      `rx="${radius * 0.08}" opacity=".34" filter="${blur(7)}"`,
    ) +
    rectangle(
      cx + radius * 0.86,
      top + 10,
      radius * 0.05,
      bottom - top - 40,
      "#fff",
      `rx="8" opacity=".2" filter="${blur(5)}"`,
    );
  const shoulderShade = down([0, "#000", 0.4], [0.45, "#000", 0.06], [0.6, "#fff", 0.2], [1, "#fff", 0]);
  const footShade = down([0, "#000", 0], [0.6, "#000", 0.1], [1, "#000", 0.42]);
  const lidShade = `opacity=".35" filter="${blur(6)}"`;
  return (
    groundShadow(cx, bottom + footSag * 0.8, radius * 0.98, tint) +
    filled(body, shape.shell ?? shellOf(item)) +
    group(print + edge(labelTop - 3, 5, 0.16) + edge(labelBottom - 1, 6, 0.2), inside) +
    filled(body, cylinderLight(cx - radius, cx + radius, 1, 0.95)) +
    group(
      glints +
        rectangle(cx - radius, top - shoulder, 2 * radius, shoulder * 1.7, shoulderShade) +
        rectangle(cx - radius, bottom - 70, 2 * radius, 70 + footSag, footShade),
      inside,
    ) +
    ellipse(cx, top - shoulder + sagAt(top) * 0.55, lidRadius * 0.98, sagAt(top) * 0.7, "#000", lidShade) +
    screwLid({
      cx,
      radius: lidRadius,
      top: lidTop,
      bottom: top - shoulder - 4,
      sags: [lidRadius * flatTop * 0.9, lidRadius * (flatTop + 0.03)],
      colour: shape.lid ?? lidOf(item),
    })
  );
}

function bodyPath(cx: number, { radius: r, top, bottom, lidRadius, shoulder }: Shape, sag: number): string {
  const neck = top - shoulder;
  const corner = bottom - 26;
  return (
    `M${cx - lidRadius + 6} ${neck}` +
    `C${cx - lidRadius} ${top - shoulder * 0.4} ${cx - r} ${top - shoulder * 0.5} ${cx - r} ${top + shoulder * 0.35}` +
    `L${cx - r} ${corner}` +
    `Q${cx - r} ${bottom + sag * 0.35} ${cx - r * 0.82} ${bottom + sag * 0.62}` +
    `Q${cx - r * 0.4} ${bottom + sag} ${cx} ${bottom + sag}` +
    `Q${cx + r * 0.4} ${bottom + sag} ${cx + r * 0.82} ${bottom + sag * 0.62}` +
    `Q${cx + r} ${bottom + sag * 0.35} ${cx + r} ${corner}` +
    `L${cx + r} ${top + shoulder * 0.35}` +
    `C${cx + r} ${top - shoulder * 0.5} ${cx + lidRadius} ${top - shoulder * 0.4} ${cx + lidRadius - 6} ${neck}Z`
  );
}

interface Lid {
  cx: number;
  radius: number;
  top: number;
  bottom: number;
  sags: [top: number, bottom: number];
  colour: string;
}

export function screwLid({ cx, radius, top, bottom, sags: [sagTop, sagBottom], colour }: Lid): string {
  const side = cylinderPath(cx, radius, top, bottom, sagTop, sagBottom);
  const ribCount = 46;
  let ribs = "";
  for (let i = 1; i < ribCount; i += 1) {
    const angle = -Math.PI / 2 + (Math.PI * i) / ribCount;
    const x = round(cx + radius * Math.sin(angle));
    ribs += `M${x} ${round(top + sagTop * Math.cos(angle) + 14)}L${x} ${round(bottom + sagBottom * Math.cos(angle) - 12)}`;
  }
  const rim = `M${cx - radius} ${top}A${radius} ${sagTop} 0 0 0 ${cx + radius} ${top}`;
  return (
    filled(side, colour) +
    `<path d="${ribs}" stroke="#000" stroke-opacity=".22" stroke-width="3.4"/>` +
    `<path d="${ribs}" stroke="#fff" stroke-opacity=".1" stroke-width="2" transform="translate(3 0)"/>` +
    filled(side, cylinderLight(cx - radius, cx + radius, 1, 0.9)) +
    ellipse(cx, top, radius, sagTop, lighten(colour, 0.09)) +
    ellipse(
      cx,
      top,
      radius,
      sagTop,
      linear([0, 0, 1, 0.3], [0, "#fff", 0.34], [0.5, "#fff", 0.05], [1, "#000", 0.16]),
    ) +
    ellipse(cx, top + 2, radius * 0.9, sagTop * 0.84, diagonal([0, "#000", 0.16], [1, "#fff", 0.14])) +
    stroked(rim, "#fff", 2.5, 'opacity=".35"')
  );
}

function shellOf(item: Item): string {
  const shells = {
    block: "#22201b",
    mountains: "#f3efe6",
    black: "#191713",
    disc: "#efe9dc",
    kraft: "#3a2d20",
    wave: "#f7f7f4",
  };
  return shells[LABEL_SYSTEM[item.brand]];
}

function lidOf(item: Item): string {
  const lids = {
    block: "#1d1b17",
    mountains: item.color,
    black: lighten(item.color, -0.02),
    disc: "#24221d",
    kraft: "#b58f5c",
    wave: lighten(item.color, -0.06),
  };
  return lids[LABEL_SYSTEM[item.brand]];
}

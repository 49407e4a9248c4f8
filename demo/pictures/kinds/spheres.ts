import { inkOn, lighten } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { ball as ballProfile, camera, FOAM, lathe, paint, RUBBER } from "../mesh.ts";
import { groundShadow } from "../stage.ts";
import { surface } from "../surface.ts";
import { blur, ellipse, group, repeat, soft, type Point } from "../svg.ts";

/** Styles: "medicine", small ribbed rubber with the weight on it, and "massage", smaller still; otherwise the large soft ball. */
export const ball: Draw = (item, tint) => {
  const isMedicine = item.style === "medicine";
  const isMassage = item.style === "massage";
  const radius = isMassage ? 190 : isMedicine ? 258 : 322;
  const centre = 905 - radius;
  const view = camera(0.4, 0.3, 500, centre, 1);
  const dark = lighten(item.color, isMedicine ? 0.07 : -0.05);
  const colour = (segment: number, side: number) => {
    if (isMedicine) return segment % 6 < 2 || side % 12 < 2 ? dark : item.color;
    if (isMassage) return segment % 9 < 3 && side % 15 < 5 ? dark : item.color;
    return segment % 8 === 0 && segment > 6 && segment < 66 ? dark : item.color;
  };
  const material = isMedicine ? RUBBER : { ...FOAM, specular: 0.3, shininess: 9, ambient: 0.5 };
  const solid = lathe(view, { profile: ballProfile(radius, 72), axis: "y", sides: 120, colour, material });
  const bend = (u: number, y: number): Point => [
    500 + radius * Math.sin(u / radius),
    centre + radius * Math.sin(y / radius),
  ];
  const front = surface(bend, radius, 0, 1);
  const fill = inkOn(item.color);
  const print = isMedicine
    ? front.disc(0, 0, 132, item.accent ?? "#d8482a") +
      front.text((item.weight ?? "").replace(" кг", ""), { size: 170, y: 48, fill: inkOn(item.accent ?? "#d8482a") }) +
      front.text("кг", { face: "extraBold", size: 46, y: 94, fill: inkOn(item.accent ?? "#d8482a") })
    : front.text(shortBrand(item), { size: isMassage ? 90 : 150, y: isMassage ? 34 : 60, fill, opacity: 0.85 });
  return (
    groundShadow(500, 896, radius * 0.62, tint, 1.1) +
    paint(solid) +
    print +
    ellipse(400, centre - radius * 0.55, radius * 0.22, radius * 0.11, "#fff", `opacity=".4" filter="${blur(22)}"`)
  );
};

/** The wire ball of a shaker. */
export const whisk: Draw = (_item, tint) => {
  const wires = (colour: string, width: number) =>
    repeat(
      6,
      (i) =>
        `<ellipse cx="500" cy="600" rx="250" ry="${40 + i * 38}" transform="rotate(${i * 30 + 12} 500 600)" ` +
        `fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    );
  const glint = group(wires("#f2f4f5", 3.5), 'transform="translate(-3 -3)"');
  return (
    groundShadow(500, 856, 180, tint) +
    wires("#5d6163", 15) +
    wires("#a9adaf", 10) +
    glint +
    soft("M330 470C380 400 450 372 520 370", "#fff", 10, 6, 0.5)
  );
};

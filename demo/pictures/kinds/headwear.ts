import { inkOn, lighten } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { groundShadow } from "../stage.ts";
import { blur, clip, down, ellipse, filled, group, linearAcross, repeat, soft, stroked } from "../svg.ts";
import { text, type Bend } from "../text.ts";

const CROWN =
  "M236 640C220 420 330 270 500 268C670 270 780 420 764 640C680 600 590 586 500 586C410 586 320 600 236 640Z";
const PEAK =
  "M226 636C310 596 400 580 500 580C600 580 690 596 774 636C820 680 812 742 760 764C690 722 600 704 500 704C400 704 310 722 240 764C188 742 180 680 226 636Z";
const BEANIE = "M240 640C230 420 330 240 500 236C670 240 770 420 760 640Z";
const BRIM =
  "M214 604C300 570 700 570 786 604C800 660 800 720 788 776C700 812 300 812 212 776C200 720 200 660 214 604Z";
const BAND =
  "M190 500C300 440 700 440 810 500C822 560 822 620 810 680C700 742 300 742 190 680C178 620 178 560 190 500Z";

/** Styles: cap (default), "beanie", "headband". */
export const cap: Draw = (item, tint) => {
  if (item.style === "beanie") return beanie(item, tint);
  if (item.style === "headband") return headband(item, tint);
  const { color } = item;
  const peak = item.accent ?? color;
  const curve: Bend = (x, y) => [500 + x, 470 + y + (x * x) / 2600];
  return (
    groundShadow(500, 780, 300, tint, 1) +
    cloth(CROWN, color) +
    stroked(
      "M500 268C496 370 496 480 500 586M360 330C330 410 316 510 318 604M640 330C670 410 684 510 682 604",
      "#000",
      3,
      'opacity=".22"',
    ) +
    stroked("M508 270C504 370 504 480 508 584", "#fff", 2, 'opacity=".3" stroke-dasharray="7 5"') +
    ellipse(500, 270, 24, 12, lighten(color, 0.06)) +
    [390, 610].map((x) => ellipse(x, 380, 9, 9, "#000", 'opacity=".35"')).join("") +
    text(shortBrand(item), { size: 132, y: 70, fill: inkOn(color), maxWidth: 250, bend: curve }) +
    filled(PEAK, "#000", `opacity=".3" filter="${blur(8)}" transform="translate(0 -14)"`) +
    cloth(PEAK, peak) +
    repeat(4, (i) =>
      stroked(
        `M${236 + i * 6} ${660 + i * 22}C${330 + i * 4} ${618 + i * 24} ${670 - i * 4} ${618 + i * 24} ${764 - i * 6} ${660 + i * 22}`,
        "#000",
        2.4,
        'opacity=".25" stroke-dasharray="8 5"',
      ),
    ) +
    soft("M260 690C360 630 460 616 560 620", "#fff", 16, 10, 0.28)
  );
};

function cloth(path: string, colour: string): string {
  return (
    filled(path, colour) +
    group(
      filled(path, linearAcross([200, 250, 800, 780], [0, "#fff", 0.26], [0.45, "#fff", 0], [1, "#000", 0.34])) +
        soft("M250 620C240 460 320 320 440 284", "#fff", 20, 16, 0.2) +
        soft("M754 640C764 480 700 340 600 290", "#000", 40, 20, 0.3),
      `clip-path="${clip(path)}"`,
    )
  );
}

function beanie(item: Item, tint: string): string {
  const { color } = item;
  const ribs = (y1: number, y2: number, spread: number) =>
    repeat(17, (i) => {
      const t = (i - 8) / 8;
      return `M${500 + t * 260 * spread} ${y1 + Math.abs(t) * 40}C${500 + t * 270} ${(y1 + y2) / 2} ${500 + t * 280} ${y2 - 30} ${500 + t * 284} ${y2}`;
    });
  return (
    groundShadow(500, 796, 290, tint, 1) +
    cloth(BEANIE, color) +
    group(stroked(ribs(250, 640, 0.24), "#000", 5, 'opacity=".16"'), `clip-path="${clip(BEANIE)}"`) +
    filled(BRIM, "#000", `opacity=".3" filter="${blur(7)}" transform="translate(0 -12)"`) +
    cloth(BRIM, item.accent ?? lighten(color, 0.03)) +
    group(stroked(ribs(580, 830, 1), "#000", 6, 'opacity=".16"'), `clip-path="${clip(BRIM)}"`) +
    filled("M404 650H596V748H404Z", "#efe9dc") +
    text(shortBrand(item), { size: 74, x: 500, y: 724, fill: "#17150f", maxWidth: 170 })
  );
}

function headband(item: Item, tint: string): string {
  const { color } = item;
  const behind = "M206 496C320 400 680 400 794 496C700 540 300 540 206 496Z";
  const curve: Bend = (x, y) => [500 + x, 610 + y - (x * x) / 5200];
  return (
    groundShadow(500, 736, 310, tint, 0.9) +
    filled(behind, lighten(color, -0.16)) +
    filled(behind, down([0, "#000", 0.1], [1, "#000", 0.4])) +
    cloth(BAND, color) +
    stroked(
      "M196 530C310 474 690 474 804 530M196 654C310 712 690 712 804 654",
      item.accent ?? "#efe9dc",
      12,
      'opacity=".85"',
    ) +
    text(shortBrand(item), { size: 120, y: 28, fill: inkOn(color), bend: curve })
  );
}

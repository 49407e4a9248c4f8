import { inkOn, lighten } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { groundShadow } from "../stage.ts";
import { filled, linearAcross, rectangle, stroked } from "../svg.ts";
import { text } from "../text.ts";
import { cloth, trim, type Fold } from "./fabric.ts";

const BODY =
  "M300 420C300 280 380 214 500 214C620 214 700 280 700 420L716 860C716 910 690 932 640 934L360 934C310 932 284 910 284 860Z";
const POCKET = "M330 640C400 622 600 622 670 640L680 850C680 880 664 892 636 892H364C336 892 320 880 320 850Z";
const SACK =
  "M284 300C400 330 600 330 716 300C740 460 736 700 716 880C640 940 360 940 284 880C264 700 260 460 284 300Z";
const FOLDS: Fold[] = [
  ["M320 420C310 560 320 740 310 900", "light", 28, 18, 0.2],
  ["M690 420C706 560 690 760 700 910", "dark", 40, 18, 0.34],
  ["M380 560C460 580 560 580 640 560", "dark", 16, 12, 0.2],
  ["M360 300C420 260 560 256 640 300", "light", 18, 12, 0.24],
];

/** Carried on the back: a rucksack, or a drawstring sack ("sack"). */
export const backpack: Draw = (item, tint) => {
  const { color } = item;
  const light = linearAcross([280, 210, 720, 940], [0, "#fff", 0.2], [0.4, "#fff", 0], [1, "#000", 0.3]);
  if (item.style === "sack") {
    const cord = "M300 320C220 420 216 700 296 890M700 320C780 420 784 700 704 890";
    return (
      groundShadow(500, 912, 270, tint, 1) +
      stroked(cord, "#1b1916", 15) +
      stroked(cord, "#fff", 3, 'opacity=".3" transform="translate(-3 0)"') +
      cloth(SACK, color, light, [
        ...FOLDS,
        ["M400 320C420 420 430 500 426 600", "dark", 16, 10, 0.26],
        ["M590 324C580 420 576 520 586 640", "dark", 18, 12, 0.26],
      ]) +
      stroked("M284 302C400 334 600 334 716 302", "#1b1916", 16) +
      text(shortBrand(item), { size: 200, x: 500, y: 660, fill: inkOn(color), maxWidth: 330 })
    );
  }
  return (
    groundShadow(500, 928, 250, tint, 1.1) +
    stroked("M440 226C440 150 560 150 560 226", "#1b1916", 26) +
    stroked("M300 420C250 520 246 740 290 880M700 420C750 520 754 740 710 880", "#1b1916", 26) +
    cloth(BODY, color, light, FOLDS, filled("M270 800H730V950H270Z", "#1f1d19")) +
    stroked("M320 470C330 330 400 270 500 268C600 270 670 330 680 470", "#14120f", 14) +
    stroked("M320 470C330 330 400 270 500 268C600 270 670 330 680 470", "#9a9d9f", 4, 'stroke-dasharray="5 5"') +
    filled(POCKET, trim(color, 0.04)) +
    stroked(POCKET, "#000", 3, 'opacity=".3"') +
    stroked("M346 676C420 662 580 662 654 676", "#14120f", 12) +
    stroked("M346 676C420 662 580 662 654 676", "#8d9092", 4, 'stroke-dasharray="5 5"') +
    rectangle(640, 668, 14, 52, item.accent ?? lighten(color, 0.2), 'rx="6"') +
    text(shortBrand(item), { size: 130, x: 500, y: 560, fill: inkOn(color), maxWidth: 280 }) +
    text("24", { size: 70, x: 500, y: 826, fill: inkOn(color), opacity: 0.5 })
  );
};

import { inkOn, PAPER } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { filled, linearAcross, rectangle, repeat, stroked } from "../svg.ts";
import { text } from "../text.ts";
import { fabric, lining, mirrored, seam, trim, type Fold } from "./fabric.ts";

/** Things with long sleeves, or cut like them: styles jacket (default), "longsleeve", "vest" and "polo". */

const BODY =
  "M372 220C330 232 276 252 240 280C204 312 186 420 168 560C154 680 140 780 128 866C127 880 132 886 144 888L214 900" +
  "C226 901 231 896 233 884C246 790 268 660 292 540C296 660 292 790 284 916C283 928 289 934 301 936" +
  "C430 950 570 950 699 936C711 934 717 928 716 916C708 790 704 660 708 540C732 660 754 790 767 884" +
  "C769 896 774 901 786 900L856 888C868 886 873 880 872 866C860 780 846 680 832 560C814 420 796 312 760 280" +
  "C724 252 670 232 628 220C600 252 560 268 500 268C440 268 400 252 372 220Z";
const VEST =
  "M372 220C344 230 318 240 300 254C306 340 300 420 270 478C284 520 292 560 292 620C294 720 290 820 284 916C283 928 289 934 301 936" +
  "C430 950 570 950 699 936C711 934 717 928 716 916C710 820 706 720 708 620C708 560 716 520 730 478C700 420 694 340 700 254" +
  "C682 240 656 230 628 220C600 252 560 268 500 268C440 268 400 252 372 220Z";
const POLO =
  "M372 220C330 230 262 252 226 276C190 302 158 400 136 460C132 474 138 482 150 488L240 526C252 530 262 526 266 514" +
  "L288 452C294 560 286 760 272 930C272 944 278 950 292 952C420 966 580 966 708 952C722 950 728 944 728 930" +
  "C714 760 706 560 712 452L734 514C738 526 748 530 760 526L850 488C862 482 868 474 864 460C842 400 810 302 774 276" +
  "C738 252 670 230 628 220C600 252 560 268 500 268C440 268 400 252 372 220Z";
const COLLAR =
  "M366 232C362 196 372 162 390 146C450 132 550 132 610 146C628 162 638 196 634 232C600 276 560 292 500 294C440 292 400 276 366 232Z";
const COLLAR_INSIDE = "M392 160C450 146 550 146 608 160C606 190 570 208 500 210C430 208 394 190 392 160Z";

const FOLDS: Fold[] = [
  ["M302 520C312 660 296 800 286 930", "dark", 28, 16, 0.26],
  ["M702 520C692 660 708 800 716 930", "dark", 44, 20, 0.34],
  ["M346 320C352 460 336 620 352 820", "light", 36, 22, 0.13],
  ["M640 340C646 520 606 660 640 860", "dark", 24, 18, 0.16],
  ["M226 340C206 460 190 620 172 780", "light", 24, 16, 0.15],
  ["M290 540C276 480 270 430 258 390", "dark", 30, 14, 0.3],
  ["M710 540C724 480 730 430 742 390", "dark", 30, 14, 0.34],
  ["M176 640C200 660 232 658 262 642", "dark", 14, 9, 0.22],
  ["M824 640C800 660 768 658 738 642", "dark", 14, 9, 0.26],
  ["M164 720C190 736 220 734 248 722", "dark", 12, 9, 0.18],
];
const VEST_FOLDS: Fold[] = FOLDS.slice(0, 4);

export const jacket: Draw = (item) => {
  if (item.style === "longsleeve") return longSleeve(item);
  if (item.style === "polo") return polo(item);
  return zipped(item);
};

function light(): string {
  return linearAcross([130, 220, 870, 930], [0, "#fff", 0.15], [0.4, "#fff", 0], [1, "#000", 0.24]);
}

function zipped(item: Item): string {
  const { color } = item;
  const isVest = item.style === "vest";
  const isBack = item.view === "back";
  const accent = item.accent ?? trim(color, 0.08);
  const yoke = filled("M100 200H900V388C760 420 640 436 500 436C360 436 240 420 100 388Z", accent);
  const quilting = isVest
    ? repeat(6, (i) =>
        stroked(
          `M260 ${400 + i * 92}C400 ${420 + i * 92} 600 ${420 + i * 92} 740 ${400 + i * 92}`,
          "#000",
          9,
          'opacity=".2"',
        ),
      ) +
      repeat(6, (i) =>
        stroked(
          `M260 ${408 + i * 92}C400 ${428 + i * 92} 600 ${428 + i * 92} 740 ${408 + i * 92}`,
          "#fff",
          4,
          'opacity=".16"',
        ),
      )
    : item.accent
      ? yoke
      : "";
  const pockets = "M346 690L318 830";
  return (
    fabric(isVest ? VEST : BODY, color, light(), isVest ? VEST_FOLDS : FOLDS, quilting) +
    (isVest ? "" : cuffs(color)) +
    filled(COLLAR, trim(color, 0.02)) +
    filled(COLLAR, light()) +
    (isBack ? "" : filled(COLLAR_INSIDE, lining(color)) + zip()) +
    stroked("M368 234C400 278 440 292 500 294C560 292 600 278 632 234", "#000", 4, 'opacity=".24"') +
    stroked("M285 906C430 922 570 922 715 906", trim(color, 0.1), 4) +
    (isBack
      ? text(shortBrand(item), {
          size: 190,
          x: 500,
          y: 560,
          fill: inkOn(item.accent ?? color),
          opacity: 0.9,
          maxWidth: 360,
        })
      : stroked(pockets, "#000", 8, 'opacity=".3"') +
        mirrored(stroked(pockets, "#000", 8, 'opacity=".3"')) +
        stroked(pockets, trim(color, 0.12), 3) +
        mirrored(stroked(pockets, trim(color, 0.12), 3)) +
        text(shortBrand(item), {
          size: 58,
          x: 606,
          y: 400,
          fill: inkOn(item.accent && !isVest ? item.accent : color),
          opacity: 0.92,
          maxWidth: 130,
        }))
  );
}

function zip(): string {
  return (
    stroked("M500 160L500 936", "#14120f", 17) +
    stroked("M500 160L500 936", "#9a9d9f", 6, 'stroke-dasharray="5 5"') +
    rectangle(489, 214, 22, 58, "#c9cbcc", 'rx="8"') +
    rectangle(495, 240, 10, 40, "#5d6163", 'rx="4"')
  );
}

function cuffs(color: string): string {
  const cuff = stroked("M134 836L238 854", trim(color, 0.1), 5);
  return cuff + mirrored(cuff);
}

function longSleeve(item: Item): string {
  const { color } = item;
  const inside = "M372 220C410 204 590 204 628 220C606 262 560 278 500 278C440 278 394 262 372 220Z";
  const accent = item.accent;
  // Compression wear has panels in a second colour along the sides and sleeves.
  const panel = filled(
    "M292 480C310 640 320 800 310 950H250V480ZM150 560C190 600 230 600 300 540L280 930H80Z",
    accent ?? color,
  );
  return (
    fabric(BODY, color, light(), FOLDS, accent ? panel + mirrored(panel) : "") +
    filled(inside, lining(color)) +
    rectangle(474, 224, 52, 20, PAPER, 'rx="3" opacity=".85"') +
    stroked("M372 220C396 264 440 280 500 280C560 280 604 264 628 220", trim(color, 0.06), 12) +
    cuffs(color) +
    seam("M285 906C430 922 570 922 715 906", color) +
    text(shortBrand(item), { size: accent ? 74 : 104, x: 500, y: 470, fill: inkOn(color), opacity: 0.92 })
  );
}

function polo(item: Item): string {
  const { color } = item;
  const wing = "M384 206C400 240 440 262 498 268L452 356C408 330 372 280 360 232Z";
  const placket = "M474 268H526V470Q526 480 516 480H484Q474 480 474 470Z";
  const half = filled(wing, trim(color, 0.03)) + stroked(wing, "#000", 3, 'opacity=".22"');
  return (
    fabric(POLO, color, light(), VEST_FOLDS) +
    filled("M380 208C420 196 580 196 620 208C600 250 560 270 500 270C440 270 400 250 380 208Z", lining(color)) +
    filled(placket, trim(color, 0.02)) +
    stroked(placket, "#000", 2.5, 'opacity=".25"') +
    half +
    mirrored(half) +
    repeat(3, (i) => `<circle cx="500" cy="${316 + i * 56}" r="8" fill="#f4efe4" stroke="#000" stroke-opacity=".3"/>`) +
    seam("M274 926C420 942 580 942 726 926M158 470L252 510M842 470L748 510", color) +
    text(shortBrand(item), { size: 54, x: 606, y: 420, fill: inkOn(color), opacity: 0.9 })
  );
}

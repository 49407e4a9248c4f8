import { inkOn, lighten, PAPER } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { filled, linearAcross, rectangle, stroked } from "../svg.ts";
import { text } from "../text.ts";
import { fabric, lining, seam, trim, type Fold } from "./fabric.ts";

const STRAIGHT_CUT =
  "M372 214C330 226 262 250 226 274C190 300 150 408 126 470C122 484 128 492 140 498L236 540C248 544 256 540 260 528" +
  "L286 452C292 560 284 760 268 936C268 950 274 956 288 958C420 974 580 974 712 958C726 956 732 950 732 936" +
  "C716 760 708 560 714 452L740 528C744 540 752 544 764 540L860 498C872 492 878 484 874 470" +
  "C850 408 810 300 774 274C738 250 670 226 628 214C604 262 560 284 500 284C440 284 396 262 372 214Z";
const FITTED_CUT =
  "M366 214C334 224 292 242 262 264C226 292 196 372 180 418C177 428 181 434 190 438L276 468C286 471 292 468 295 458" +
  "L312 416C322 486 332 540 330 604C328 690 298 800 286 908C285 922 291 928 303 930C430 948 570 948 697 930" +
  "C709 928 715 922 714 908C702 800 672 690 670 604C668 540 678 486 688 416L705 458C708 468 714 471 724 468" +
  "L810 438C819 434 823 428 820 418C804 372 774 292 738 264C708 242 666 224 634 214" +
  "C620 300 566 340 500 340C434 340 380 300 366 214Z";
const RACER_BACK_CUT =
  "M350 196C352 270 350 330 322 400C312 426 304 450 306 480C322 560 316 620 308 700C302 780 292 850 286 912" +
  "C285 926 291 932 303 934C430 954 570 954 697 934C709 932 715 926 714 912C708 850 698 780 692 700" +
  "C684 620 678 560 694 480C696 450 688 426 678 400C650 330 648 270 650 196L590 196" +
  "C590 300 552 366 500 366C448 366 410 300 410 196Z";

const TORSO_FOLDS: Fold[] = [
  ["M300 520C310 640 292 800 280 940", "dark", 30, 16, 0.26],
  ["M704 500C694 640 712 800 722 940", "dark", 44, 20, 0.34],
  ["M340 300C350 420 330 560 352 720", "light", 40, 24, 0.13],
  ["M640 310C650 460 600 600 640 800", "dark", 26, 18, 0.16],
  ["M420 620C440 740 410 840 430 950", "dark", 20, 14, 0.16],
  ["M450 610C470 740 445 850 462 950", "light", 18, 12, 0.12],
  ["M560 700C580 800 560 880 574 960", "dark", 18, 12, 0.15],
  ["M320 470C400 500 460 470 520 500", "light", 14, 12, 0.08],
  ["M500 560C560 540 640 520 700 470", "dark", 16, 12, 0.14],
];
const SLEEVE_FOLDS: Fold[] = [
  ["M286 452C282 400 262 360 246 330", "dark", 34, 14, 0.3],
  ["M714 452C718 400 738 360 754 330", "dark", 34, 14, 0.34],
  ["M180 420C214 440 240 452 262 470", "dark", 14, 10, 0.2],
  ["M820 420C786 440 760 452 738 470", "dark", 14, 10, 0.22],
];
const WAIST_FOLDS: Fold[] = [
  ["M330 600C370 630 400 620 440 640", "dark", 16, 12, 0.16],
  ["M670 600C630 632 600 622 560 644", "dark", 16, 12, 0.18],
  ["M326 640C372 664 392 660 420 668", "light", 12, 10, 0.12],
];

function daylight(): string {
  return linearAcross([150, 250, 850, 900], [0, "#fff", 0.14], [0.4, "#fff", 0], [1, "#000", 0.22]);
}

/** Style "fitted" is the women's cut; "print" has the word large over the chest. */
export const tshirt: Draw = (item) => {
  const { color } = item;
  const isFitted = item.style === "fitted";
  const isBack = item.view === "back";
  const cut = isFitted ? FITTED_CUT : STRAIGHT_CUT;
  const folds = [...TORSO_FOLDS, ...(isFitted ? WAIST_FOLDS : SLEEVE_FOLDS)];
  const neck = isFitted
    ? "M366 214C380 300 434 340 500 340C566 340 620 300 634 214"
    : "M372 214C396 262 440 284 500 284C560 284 604 262 628 214";
  const inside = isFitted
    ? "M366 214C410 200 590 200 634 214C620 300 566 342 500 342C434 342 380 300 366 214Z"
    : "M372 214C410 196 590 196 628 214C610 266 560 288 500 288C440 288 390 266 372 214Z";
  const raisedNeck =
    "M372 214C400 240 450 250 500 250C550 250 600 240 628 214C604 214 560 204 500 204C440 204 396 214 372 214Z";
  const hem = isFitted
    ? "M288 900C430 920 570 920 712 900M186 412L296 450M814 412L704 450"
    : "M270 930C420 946 580 946 730 930M146 476L250 520M854 476L750 520";
  return (
    fabric(cut, color, daylight(), folds) +
    filled(isBack ? raisedNeck : inside, isBack ? color : lining(color)) +
    (isBack ? "" : rectangle(474, 218, 52, 20, PAPER, 'rx="3" opacity=".85"')) +
    stroked(isBack ? "M372 214C400 240 450 250 500 250C550 250 600 240 628 214" : neck, trim(color, 0.06), 12) +
    seam(hem, color) +
    (isBack ? backPrint(color) : chestPrint(item.style, color, shortBrand(item)))
  );
};

function chestPrint(style: string | undefined, color: string, brand: string): string {
  const fill = inkOn(color);
  if (style === "fitted") return text(brand, { size: 54, x: 590, y: 440, fill, opacity: 0.85 });
  if (style === "print") return text(brand, { size: 250, x: 500, y: 560, fill, opacity: 0.94, maxWidth: 380 });
  return (
    text(brand, { size: 130, x: 500, y: 470, fill, opacity: 0.94 }) +
    rectangle(438, /[рцщуф]/.test(brand) ? 520 : 494, 124, 7, fill, 'opacity=".9"')
  );
}

/** Only the neck label shows through at the back. */
function backPrint(color: string): string {
  return rectangle(462, 286, 76, 6, trim(color, 0.16), 'opacity=".9"');
}

const BRA_CUT =
  "M350 196C352 270 350 330 322 400C306 440 298 476 300 520C306 580 308 620 306 664C306 676 312 682 324 684C440 700 560 700 676 684" +
  "C688 682 694 676 694 664C692 620 694 580 700 520C702 476 694 440 678 400C650 330 648 270 650 196L590 196" +
  "C590 300 552 390 500 390C448 390 410 300 410 196Z";

/** Style "bra" ends below the chest. */
export const tank: Draw = (item) => {
  const { color } = item;
  if (item.style === "bra") return bra(item);
  const neck = "M410 196C410 300 448 366 500 366C552 366 590 300 590 196";
  const armholes =
    "M350 196C352 270 350 330 322 400C312 426 304 450 306 480M650 196C648 270 650 330 678 400C688 426 696 450 694 480";
  const behind = "M410 196C420 250 440 292 500 300C560 292 580 250 590 196L562 190C540 206 460 206 438 190Z";
  const breathing = Array.from({ length: 9 }, (_, i) => `M330 ${620 + i * 30}L${352 + i} ${618 + i * 30}`).join("");
  return (
    filled(behind, lining(color)) +
    fabric(RACER_BACK_CUT, color, daylight(), [...TORSO_FOLDS, ...WAIST_FOLDS]) +
    stroked(neck, trim(color, 0.07), 11) +
    stroked(armholes, trim(color, 0.07), 11) +
    stroked(breathing, lighten(color, -0.14), 5, 'opacity=".5" stroke-dasharray="1 9"') +
    seam("M290 904C430 924 570 924 710 904", color) +
    text(shortBrand(item), { size: 60, x: 500, y: 470, fill: inkOn(color), opacity: 0.9 })
  );
};

function bra(item: Item): string {
  const { color } = item;
  const folds: Fold[] = [
    ["M330 460C380 560 440 570 490 520", "dark", 18, 14, 0.26],
    ["M670 460C620 560 560 570 510 520", "dark", 22, 14, 0.3],
    ["M360 430C390 470 430 480 460 460", "light", 24, 16, 0.2],
    ["M500 400C500 450 500 510 500 560", "dark", 14, 10, 0.2],
  ];
  const band = filled("M280 600H720V710H280Z", trim(color, 0.05));
  return (
    filled("M410 196C420 250 440 292 500 300C560 292 580 250 590 196L562 190C540 206 460 206 438 190Z", lining(color)) +
    fabric(BRA_CUT, color, daylight(), folds, band) +
    stroked("M410 196C410 300 448 390 500 390C552 390 590 300 590 196", trim(color, 0.07), 11) +
    stroked(
      "M350 196C352 270 350 330 322 400C306 440 298 476 300 520M650 196C648 270 650 330 678 400C694 440 702 476 700 520",
      trim(color, 0.07),
      11,
    ) +
    stroked("M305 604C430 622 570 622 695 604", "#000", 3, 'opacity=".28"') +
    text(shortBrand(item), { size: 62, x: 500, y: 668, fill: inkOn(color), opacity: 0.92 })
  );
}

const HOODIE_CUT =
  "M356 246C312 262 264 286 236 316C196 366 164 560 140 800C138 822 146 832 162 836L236 848C250 850 258 844 260 830" +
  "L296 560C298 680 292 800 282 906C282 924 290 934 306 936C430 950 570 950 694 936C710 934 718 924 718 906" +
  "C708 800 702 680 704 560L740 830C742 844 750 850 764 848L838 836C854 832 862 822 860 800" +
  "C836 560 804 366 764 316C736 286 688 262 644 246C610 300 560 330 500 330C440 330 390 300 356 246Z";
const HOOD =
  "M346 256C330 190 372 130 500 124C628 130 670 190 654 256C640 330 580 372 500 380C420 372 360 330 346 256Z";
const HOOD_OPENING =
  "M390 236C392 190 440 172 500 172C560 172 608 190 610 236C608 300 560 344 500 352C440 344 392 300 390 236Z";
const POCKET = "M370 690L630 690L668 800L640 868L360 868L332 800Z";

export const hoodie: Draw = (item) => {
  const { color } = item;
  const isBack = item.view === "back";
  const ribs = Array.from({ length: 29 }, (_, i) => `M${292 + i * 15} 898L${291 + i * 15} 938`).join("");
  const cuffs = Array.from(
    { length: 7 },
    (_, i) =>
      `M${152 + i * 15} ${792 + i * 3}L${150 + i * 15} ${832 + i * 2}M${848 - i * 15} ${792 + i * 3}L${850 - i * 15} ${832 + i * 2}`,
  ).join("");
  const folds: Fold[] = [
    ...TORSO_FOLDS,
    ["M250 420C230 520 220 640 206 760", "light", 26, 16, 0.14],
    ["M290 560C278 480 272 430 262 390", "dark", 30, 14, 0.32],
    ["M710 560C722 480 728 430 738 390", "dark", 30, 14, 0.34],
    ["M176 620C200 640 230 640 262 626", "dark", 14, 9, 0.24],
    ["M824 620C800 640 770 640 738 626", "dark", 14, 9, 0.26],
    ["M168 690C196 706 226 706 254 694", "dark", 12, 9, 0.2],
  ];
  const print = isBack
    ? text(shortBrand(item), { size: 220, x: 500, y: 640, fill: inkOn(color), opacity: 0.92 })
    : text(shortBrand(item), { size: 110, x: 500, y: 624, fill: inkOn(color), opacity: 0.92 });
  return (
    fabric(HOODIE_CUT, color, daylight(), folds) +
    stroked(ribs + cuffs, trim(color, 0.07), 4, 'opacity=".7"') +
    stroked("M284 894C430 908 570 908 716 894", trim(color, 0.09), 4) +
    (isBack ? hoodBehind(color) : hoodOpen(color) + pocket(color)) +
    print
  );
};

function hoodOpen(color: string): string {
  const cords = "M440 338C436 400 446 440 438 486M560 338C566 400 552 446 562 498";
  return (
    fabric(HOOD, color, daylight(), [
      ["M372 200C360 250 380 310 430 350", "dark", 18, 10, 0.24],
      ["M628 200C642 250 622 310 570 350", "dark", 22, 10, 0.3],
      ["M400 160C450 140 540 140 590 158", "light", 16, 10, 0.2],
    ]) +
    filled(HOOD_OPENING, lining(color)) +
    filled(HOOD_OPENING, linearAcross([400, 170, 600, 350], [0, "#000", 0.3], [1, "#000", 0.05])) +
    stroked(HOOD_OPENING, trim(color, 0.06), 7) +
    stroked(cords, "#000", 9, 'opacity=".22" transform="translate(4 5)"') +
    stroked(cords, PAPER, 8) +
    stroked("M438 470L438 492M562 482L562 504", "#b9bcbd", 11)
  );
}

function hoodBehind(color: string): string {
  const hanging = "M352 240C400 214 600 214 648 240C668 320 610 430 500 470C390 430 332 320 352 240Z";
  return (
    fabric(hanging, color, daylight(), [
      ["M390 280C420 350 460 390 500 402C540 390 580 350 610 280", "dark", 22, 12, 0.3],
      ["M400 260C430 320 460 352 500 364", "light", 12, 8, 0.16],
    ]) + seam("M500 226L500 464", color, 3)
  );
}

function pocket(color: string): string {
  return (
    filled(POCKET, trim(color, 0.012)) +
    stroked(POCKET, "#000", 3, 'opacity=".2"') +
    seam("M382 702L618 702M350 800L374 856M650 800L626 856", color) +
    stroked("M370 690L332 800M630 690L668 800", "#000", 6, 'opacity=".22"')
  );
}

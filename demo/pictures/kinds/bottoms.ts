import { inkOn } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { lyingShadow } from "../stage.ts";
import { filled, group, linearAcross, repeat, stroked } from "../svg.ts";
import { text } from "../text.ts";
import { cloth, fabric, seam, trim, type Fold } from "./fabric.ts";

const LEGGINGS =
  "M352 170C440 158 560 158 648 170C664 250 690 330 688 420C686 560 652 680 640 800C634 870 632 930 628 984" +
  "C626 994 620 998 610 998L556 998C546 998 542 992 541 982C536 860 530 700 508 520C504 494 496 494 492 520" +
  "C470 700 464 860 459 982C458 992 454 998 444 998L390 998C380 998 374 994 372 984C368 930 366 870 360 800" +
  "C348 680 314 560 312 420C310 330 336 250 352 170Z";
const LEGGINGS_FOLDS: Fold[] = [
  ["M500 500C470 460 420 440 380 440", "dark", 16, 10, 0.3],
  ["M500 500C530 460 580 440 620 440", "dark", 16, 10, 0.3],
  ["M372 520C366 620 392 700 398 820", "light", 22, 14, 0.18],
  ["M610 540C620 640 590 720 588 840", "light", 18, 14, 0.12],
  ["M396 700C420 716 440 712 458 704", "dark", 12, 8, 0.26],
  ["M392 736C416 750 440 744 458 738", "dark", 10, 8, 0.2],
  ["M548 704C570 716 590 714 606 700", "dark", 12, 8, 0.26],
  ["M376 950C400 962 430 960 458 952", "dark", 10, 6, 0.24],
  ["M546 950C570 962 600 960 624 950", "dark", 10, 6, 0.24],
];

const SHORT_LEGGINGS =
  "M352 170C440 158 560 158 648 170C664 250 690 330 688 420C687 510 674 610 664 690C662 702 656 706 646 706L546 700" +
  "C534 699 530 694 528 684C522 630 516 570 508 520C504 494 496 494 492 520C484 570 478 630 472 684C470 694 466 699 454 700" +
  "L354 706C344 706 338 702 336 690C326 610 313 510 312 420C310 330 336 250 352 170Z";

/** Styles: "short" ends over the knee, "plain" has no pocket. */
export const leggings: Draw = (item) => {
  const { color } = item;
  const isShort = item.style === "short";
  const light = linearAcross(
    [312, 0, 690, 0],
    [0, "#000", 0.3],
    [0.12, "#fff", 0.05],
    [0.24, "#fff", 0.2],
    [0.36, "#fff", 0],
    [0.49, "#000", 0.3],
    [0.52, "#000", 0.2],
    [0.62, "#fff", 0.12],
    [0.76, "#000", 0.04],
    [0.92, "#000", 0.34],
    [1, "#000", 0.4],
  );
  const waistband = filled("M330 170H670V256C560 244 440 244 330 256Z", trim(color, 0.05));
  const pocket = "M640 330C622 400 618 470 624 540L664 520C676 450 676 390 668 336Z";
  return (
    fabric(
      isShort ? SHORT_LEGGINGS : LEGGINGS,
      color,
      light,
      isShort ? LEGGINGS_FOLDS.slice(0, 2) : LEGGINGS_FOLDS,
      waistband,
    ) +
    stroked("M340 258C440 246 560 246 664 258", "#000", 3, 'opacity=".3"') +
    (isShort
      ? seam("M338 300C330 400 336 540 350 700M662 300C670 400 664 540 650 700M340 670L472 664M528 664L660 670", color)
      : seam("M338 300C330 400 340 520 366 660C376 740 380 840 386 992", color) +
        seam("M662 300C670 400 660 520 634 660C624 740 620 840 614 992", color)) +
    (item.style === "plain" ? "" : stroked(pocket, "#000", 3, 'opacity=".28"')) +
    stroked("M500 262C500 360 502 440 500 500", "#000", 2.5, 'opacity=".24"') +
    text(shortBrand(item), { size: 52, x: 418, y: 224, fill: inkOn(color), opacity: 0.92 })
  );
};

const SHORTS =
  "M318 262C430 248 570 248 682 262C712 400 760 560 786 720C788 734 782 744 768 748C700 768 620 780 552 780" +
  "C542 780 536 774 534 764C528 690 518 620 506 572C503 562 497 562 494 572C482 620 472 690 466 764" +
  "C464 774 458 780 448 780C380 780 300 768 232 748C218 744 212 734 214 720C240 560 288 400 318 262Z";
const LINER = [
  "M250 690L462 690C462 760 456 830 448 878C380 884 320 880 262 868C250 810 246 750 250 690Z",
  "M750 690L538 690C538 760 544 830 552 878C620 884 680 880 738 868C750 810 754 750 750 690Z",
];

/** Style "single" has no liner below. */
export const shorts: Draw = (item) => {
  const { color } = item;
  const inner = "#23211e";
  const folds: Fold[] = [
    ["M500 560C470 500 400 470 340 470", "dark", 20, 12, 0.28],
    ["M500 560C530 500 600 470 660 470", "dark", 20, 12, 0.28],
    ["M300 430C280 540 262 640 256 740", "light", 30, 18, 0.16],
    ["M420 420C410 540 392 660 390 770", "dark", 18, 14, 0.18],
    ["M610 420C630 540 640 660 646 770", "light", 18, 14, 0.12],
    ["M700 430C720 540 742 640 752 740", "dark", 34, 18, 0.3],
  ];
  const light = linearAcross([220, 260, 780, 780], [0, "#fff", 0.16], [0.45, "#fff", 0], [1, "#000", 0.24]);
  const innerLight = linearAcross(
    [250, 0, 750, 0],
    [0, "#000", 0.3],
    [0.3, "#fff", 0.12],
    [0.7, "#000", 0],
    [1, "#000", 0.4],
  );
  const gathers = repeat(30, (i) => `M${330 + i * 11.8} 262L${331 + i * 11.6} 306`);
  const cords = "M488 300C470 350 478 390 466 428M512 300C530 352 520 396 534 440";
  const liner =
    LINER.map((leg) => fabric(leg, inner, innerLight, [])).join("") +
    stroked(
      "M262 852C320 864 384 868 450 862M738 852C680 864 616 868 550 862",
      "#fff",
      2,
      'opacity=".3" stroke-dasharray="7 5"',
    );
  return (
    (item.style === "single" ? "" : liner) +
    lyingShadow(SHORTS) +
    cloth(SHORTS, color, light, folds, filled("M310 240H690V312C560 298 440 298 310 312Z", trim(color, 0.05))) +
    stroked(gathers, "#000", 3, 'opacity=".14"') +
    stroked("M310 312C440 298 560 298 690 312", "#000", 3, 'opacity=".3"') +
    seam("M226 716C300 736 380 750 456 748M774 716C700 736 620 750 544 748", color) +
    seam("M330 330C316 400 296 470 272 520M670 330C684 400 704 470 728 520", color, 3, false) +
    stroked(cords, "#000", 9, 'opacity=".25" transform="translate(4 5)"') +
    stroked(cords, "#f4efe4", 8) +
    text(shortBrand(item), { size: 58, x: 330, y: 670, fill: inkOn(color), opacity: 0.9 })
  );
};

const SOCK =
  "M-70 -330C-30 -340 40 -340 80 -330C84 -230 78 -120 84 -20C96 60 150 110 210 150C270 190 280 240 240 262" +
  "C190 284 110 260 40 210C-30 166 -84 120 -86 40C-88 -80 -76 -220 -70 -330Z";

const SHORT_SOCK =
  "M-80 -120C-30 -134 50 -134 92 -120C88 -90 82 -50 84 -20C96 60 150 110 210 150C270 190 280 240 240 262" +
  "C190 284 110 260 40 210C-30 166 -84 120 -86 40C-86 -20 -84 -80 -80 -120Z";

/** Three socks; styles "pair" (two, with a striped leg) and "short" (below the ankle). */
export const socks: Draw = (item) => {
  const { color } = item;
  const accent = item.accent ?? "#d8482a";
  const isPair = item.style === "pair";
  const isShort = item.style === "short";
  const light = linearAcross(
    [-90, 0, 100, 0],
    [0, "#fff", 0.16],
    [0.3, "#fff", 0.1],
    [0.6, "#000", 0],
    [1, "#000", 0.26],
  );
  const ribs = repeat(
    13,
    (i) => `M${-62 + i * 12} -332C${-64 + i * 12} -280 ${-66 + i * 12} -230 ${-66 + i * 12} -180`,
  );
  const folds: Fold[] = [
    ["M-60 30C-20 60 30 50 80 10", "dark", 14, 8, 0.24],
    ["M-66 70C-20 96 40 84 90 46", "dark", 10, 7, 0.18],
    ["M-50 -160C-56 -60 -54 0 -44 40", "light", 18, 10, 0.2],
  ];
  const heel = filled(
    "M-96 40C-60 20 -20 60 -10 110C-16 150 -30 170 -40 180C-90 140 -100 90 -96 40Z",
    trim(color, 0.1),
  );
  const toe = filled("M190 120C170 160 168 210 190 280L300 280L300 120Z", trim(color, 0.1));
  const inside =
    heel +
    toe +
    (isShort
      ? filled("M-96 -140H110V-96H-96Z", accent)
      : filled("M-90 -280H100V-252H-90Z", accent) + filled("M-90 -238H100V-224H-90Z", accent)) +
    (isPair ? repeat(6, (i) => stroked(`M-100 ${-150 + i * 26}H110`, trim(color, 0.05), 8)) : "") +
    stroked(isShort ? "" : ribs, "#000", 3, 'opacity=".13"');
  const one = (x: number, y: number, turn: number) =>
    group(
      fabric(isShort ? SHORT_SOCK : SOCK, color, light, folds, inside) +
        text(shortBrand(item), {
          size: 46,
          x: isShort ? 60 : 4,
          y: isShort ? 150 : isPair ? -170 : -120,
          fill: inkOn(color),
          opacity: 0.85,
          maxWidth: 130,
        }),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(1.12)"`,
    );
  if (isShort) return one(430, 330, 4) + one(290, 560, 0) + one(520, 760, -6);
  return isPair ? one(330, 560, 7) + one(590, 610, -3) : one(280, 560, 8) + one(480, 600, 2) + one(660, 640, -5);
};

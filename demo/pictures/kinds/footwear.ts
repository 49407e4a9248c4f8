import { CONTACT, inkOn, lighten, mix, PAPER, SHADOW } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { across, blur, clip, diagonal, down, ellipse, filled, group, repeat, soft, stroked } from "../svg.ts";
import { text } from "../text.ts";

/** One shoe seen from the side, toe to the right; the sole stands on y = 800. */
interface Last {
  upper: string;
  sole: string;
  outsole: string;
  /** Collar, with the dark opening above it. */
  opening: string;
  collar: string;
  tongue: string;
  toeCap: string;
  heelCap: string;
}

const RUNNER: Last = {
  upper:
    "M146 700C136 640 130 560 142 486C146 446 152 400 170 384C188 374 204 388 216 404C240 432 284 436 318 416" +
    "C338 404 350 388 366 376C384 368 402 376 418 394C470 440 532 496 612 530C700 562 806 574 856 622" +
    "C878 646 882 680 878 708C700 730 320 732 146 700Z",
  sole:
    "M118 694C110 668 122 652 142 662C260 700 420 700 560 700C700 702 810 700 878 676C910 664 926 680 918 708" +
    "C906 746 876 774 800 784C690 798 600 788 500 792C380 796 280 806 206 800C150 794 126 742 118 694Z",
  outsole: "M122 772C300 798 480 780 620 784C760 790 850 770 930 726V830H122Z",
  opening:
    "M172 386C190 378 206 392 218 408C242 434 284 438 318 418C338 406 352 390 366 378C354 410 332 440 304 454" +
    "C262 468 206 452 172 386Z",
  collar: "M166 390C184 372 206 390 218 406C242 432 284 436 318 416C338 404 352 388 366 376",
  tongue:
    "M346 396C334 366 322 334 326 312C330 300 352 296 372 300C388 304 396 318 406 336C420 362 446 400 474 432C446 444 420 436 404 414Z",
  toeCap: "M742 552C806 566 858 590 884 650L884 730H702C690 664 704 596 742 552Z",
  heelCap: "M120 720L126 540C176 552 240 590 262 646C276 680 280 706 282 730Z",
};

const LIFTER: Last = {
  ...RUNNER,
  sole:
    "M124 676C118 654 128 644 146 652C260 690 420 700 560 702C700 704 830 706 880 690C908 684 918 698 914 720" +
    "C908 754 880 774 800 778C690 784 560 784 452 784C440 784 430 790 420 800H170C150 800 140 786 136 764Z",
  outsole: "M130 786H420L452 772C600 774 760 774 920 740V830H130Z",
};

const LACES: [number, number, number, number][] = [
  [424, 404, 470, 462],
  [462, 434, 514, 494],
  [506, 464, 560, 520],
  [552, 490, 608, 542],
];

/** Styles: runner (default), "lifter" with straps and a hard heel, "trail" with lugs and a toe guard. */
export const shoe: Draw = (item, tint) => {
  const dark = mix(tint, SHADOW, 0.85);
  const one = sideView(item, item.style === "lifter" ? LIFTER : RUNNER);
  return (
    ellipse(548, 572, 330, 30, dark, `opacity=".4" filter="${blur(16)}"`) +
    group(one, 'transform="translate(162 -112) scale(.86)"') +
    ellipse(540, 934, 420, 44, dark, `opacity=".3" filter="${blur(30)}"`) +
    ellipse(510, 920, 372, 18, CONTACT, `opacity=".62" filter="${blur(9)}"`) +
    group(one, 'transform="translate(-14 118)"')
  );
};

function sideView(item: Item, last: Last): string {
  return (
    soleOf(item, last) +
    upperOf(item, last) +
    openingOf(item, last) +
    (item.style === "lifter" ? straps(item) : laces(item))
  );
}

function soleOf(item: Item, last: Last): string {
  const foam = item.accent ?? "#fbf8f1";
  const shadeDown = down([0, "#fff", 0.3], [0.35, "#000", 0.02], [0.75, "#000", 0.16], [1, "#000", 0.4]);
  const grooves = repeat(20, (i) => stroked(`M${150 + i * 38} 784L${140 + i * 38} 806`, "#fbf8f1", 4, 'opacity=".25"'));
  const wave = filled(
    "M120 704C240 734 360 722 470 728C560 734 640 748 700 744C640 766 540 760 460 756C340 750 220 764 132 742Z",
    item.color,
    'opacity=".95"',
  );
  const lugs = repeat(15, (i) => `M${150 + i * 52} 786h34l-6 26h-22z`);
  const isTrail = item.style === "trail";
  return (
    (isTrail ? filled(lugs, "#1b1916") : "") +
    filled(last.sole, foam) +
    group(
      filled(last.sole, shadeDown) + filled(last.outsole, "#1f1c18") + (item.style === "lifter" ? "" : wave) + grooves,
      `clip-path="${clip(last.sole)}"`,
    ) +
    soft("M150 690C300 716 700 716 880 690", "#fff", 5, 2, 0.5)
  );
}

function upperOf(item: Item, last: Last): string {
  const { color } = item;
  const cap = lighten(color, -0.14);
  const sign = inkOn(color);
  const knit = repeat(52, (i) =>
    stroked(
      `M${250 + i * 13} 380C${240 + i * 13} 520 ${222 + i * 13} 620 ${214 + i * 13} 740`,
      "#000",
      1.6,
      'opacity=".09"',
    ),
  );
  const trail =
    item.style === "trail"
      ? filled("M690 600C780 600 850 610 884 660L884 730H640C640 680 660 630 690 600Z", "#23211d")
      : "";
  const inside =
    filled(last.upper, across([0, "#000", 0.22], [0.14, "#fff", 0.14], [0.45, "#fff", 0.04], [1, "#000", 0.16])) +
    filled(last.upper, down([0, "#fff", 0.2], [0.5, "#fff", 0], [1, "#000", 0.24])) +
    knit +
    filled(last.heelCap, cap) +
    filled(last.toeCap, cap, 'opacity=".8"') +
    trail +
    filled("M336 722L462 566Q478 550 492 566L624 722H544L478 642L412 722Z", sign, 'opacity=".95"') +
    stroked("M282 726C280 680 262 600 128 546", "#fff", 3, 'opacity=".3" stroke-dasharray="8 6"') +
    stroked("M704 726C692 664 706 602 746 556", "#fff", 3, 'opacity=".3" stroke-dasharray="8 6"') +
    stroked("M400 420C450 480 520 534 610 562", "#000", 3, 'opacity=".22"') +
    ellipse(290, 590, 140, 60, "#fff", `opacity=".14" filter="${blur(30)}"`) +
    soft("M150 702C300 722 700 726 880 704", "#000", 22, 10, 0.36) +
    soft("M640 548C740 574 820 588 850 630", "#fff", 16, 9, 0.34) +
    soft("M146 450C138 510 140 570 146 630", "#fff", 12, 7, 0.26);
  return filled(last.upper, color) + group(inside, `clip-path="${clip(last.upper)}"`);
}

function openingOf(item: Item, last: Last): string {
  const { color } = item;
  return (
    filled(last.tongue, lighten(color, 0.08)) +
    filled(last.tongue, diagonal([0, "#fff", 0.2], [0.6, "#000", 0], [1, "#000", 0.3])) +
    filled(last.opening, lighten(color, -0.24, 0.7)) +
    soft("M190 410C220 446 262 454 300 438", "#000", 14, 7, 0.4) +
    stroked(last.collar, lighten(color, 0.06), 13) +
    stroked(last.collar, "#fff", 3, 'opacity=".3" transform="translate(0 -4)"') +
    stroked("M156 404C144 384 148 352 168 348C184 346 192 362 190 380", lighten(color, -0.06), 10)
  );
}

function laces(item: Item): string {
  return LACES.map(
    ([x1, y1, x2, y2]) =>
      stroked(
        `M${x1} ${y1 + 5}C${x1 + 16} ${y1 + 28} ${x2 - 20} ${y2 + 4} ${x2 - 8} ${y2 + 22}`,
        "#000",
        14,
        'opacity=".22"',
      ) +
      stroked(`M${x1} ${y1}C${x1 + 18} ${y1 + 20} ${x2 - 18} ${y2 - 4} ${x2 - 8} ${y2 + 16}`, "#fbf8f1", 12) +
      stroked(
        `M${x1 + 3} ${y1 + 2}C${x1 + 18} ${y1 + 16} ${x2 - 22} ${y2 - 6} ${x2 - 12} ${y2 + 8}`,
        "#fff",
        4,
        'opacity=".8"',
      ) +
      ellipse(x2 - 8, y2 + 18, 7, 7, lighten(item.color, -0.2)),
  ).join("");
}

function straps(item: Item): string {
  const strap = (path: string) =>
    filled(path, "#000", 'opacity=".3" transform="translate(4 10)"') +
    filled(path, "#2b2824") +
    filled(path, diagonal([0, "#fff", 0.24], [0.5, "#fff", 0], [1, "#000", 0.3])) +
    stroked(path, item.accent ?? PAPER, 2, 'opacity=".5" stroke-dasharray="7 5"');
  return (
    strap("M402 404L470 388L404 560L322 572Z") +
    strap("M520 478L596 470L560 640L478 650Z") +
    text(shortBrand(item), { size: 44, x: 382, y: 500, fill: PAPER, maxWidth: 70 })
  );
}

const SLIDE_SOLE =
  "M-118 -330C-40 -384 70 -380 122 -310C156 -250 132 -150 116 -60C104 30 130 120 122 220C112 320 40 356 -24 344" +
  "C-100 328 -130 250 -128 160C-126 40 -150 -60 -158 -150C-162 -230 -150 -300 -118 -330Z";
const SLIDE_STRAP = "M-188 -190C-100 -262 90 -268 162 -196L168 -10C90 -74 -100 -70 -176 -2Z";

export const slides: Draw = (item) => {
  const { color } = item;
  const foot = lighten(color, -0.08);
  const dots = repeat(60, (i) => {
    const row = Math.floor(i / 6);
    return ellipse(-86 + (i % 6) * 34 + (row % 2) * 12, -20 + row * 34, 5, 5, "#000", 'opacity=".16"');
  });
  const one = (x: number, y: number, turn: number, flip: number) =>
    group(
      filled(SLIDE_SOLE, SHADOW, `transform="translate(24 34)" opacity=".4" filter="${blur(20)}"`) +
        filled(SLIDE_SOLE, lighten(color, -0.2), 'transform="translate(6 16)"') +
        filled(SLIDE_SOLE, foot) +
        group(
          dots +
            filled(SLIDE_SOLE, across([0, "#fff", 0.22], [0.3, "#fff", 0.02], [1, "#000", 0.3])) +
            ellipse(-6, 250, 80, 80, "#000", `opacity=".16" filter="${blur(20)}"`) +
            soft("M-150 30C-60 -40 60 -44 140 10", "#000", 40, 16, 0.5),
          `clip-path="${clip(SLIDE_SOLE)}"`,
        ) +
        filled(SLIDE_STRAP, color) +
        filled(SLIDE_STRAP, down([0, "#fff", 0.3], [0.4, "#fff", 0.04], [1, "#000", 0.3])) +
        stroked("M-170 -18C-96 -84 88 -88 160 -26", "#000", 3, 'opacity=".3"') +
        group(
          text(shortBrand(item), { size: 100, y: -112, fill: inkOn(color), maxWidth: 200 }),
          flip < 0 ? 'transform="scale(-1 1)"' : "",
        ),
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)"`,
    );
  return one(320, 560, -6, -1.12) + one(680, 590, 6, 1.12);
};

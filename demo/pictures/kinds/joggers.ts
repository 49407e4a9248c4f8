import { inkOn } from "../colour.ts";
import { shortBrand, type Draw } from "../item.ts";
import { filled, linearAcross, repeat, stroked } from "../svg.ts";
import { text } from "../text.ts";
import { fabric, mirrored, seam, trim, type Fold } from "./fabric.ts";

const LEGS =
  "M336 150C440 138 560 138 664 150C690 270 716 380 716 480C714 640 676 780 662 930C662 960 660 976 656 990" +
  "C654 998 648 1000 640 1000L572 1000C562 1000 558 996 557 986C552 860 534 690 510 530C505 506 495 506 490 530" +
  "C466 690 448 860 443 986C442 996 438 1000 428 1000L360 1000C352 1000 346 998 344 990C340 976 338 960 338 930" +
  "C324 780 286 640 284 480C284 380 310 270 336 150Z";
const FOLDS: Fold[] = [
  ["M500 520C470 460 410 440 350 450", "dark", 20, 12, 0.28],
  ["M500 520C530 460 590 440 650 450", "dark", 20, 12, 0.28],
  ["M336 460C326 600 352 740 366 880", "light", 28, 18, 0.16],
  ["M460 640C450 740 440 820 432 900", "dark", 18, 12, 0.24],
  ["M640 520C650 640 618 760 612 880", "light", 18, 14, 0.1],
  ["M350 900C380 880 410 890 440 910", "dark", 14, 9, 0.26],
  ["M346 860C380 846 410 850 440 870", "dark", 12, 9, 0.2],
  ["M560 900C590 880 620 890 654 908", "dark", 14, 9, 0.28],
  ["M700 440C716 600 668 760 660 920", "dark", 30, 16, 0.3],
];

/** Trousers with cuffs; style "straight" has none and a stripe down the side. */
export const joggers: Draw = (item) => {
  const { color } = item;
  const isStraight = item.style === "straight";
  const light = linearAcross([290, 150, 720, 1000], [0, "#fff", 0.16], [0.45, "#fff", 0], [1, "#000", 0.26]);
  const waistband = filled("M320 140H680V226C560 214 440 214 320 226Z", trim(color, 0.05));
  const ribs = repeat(6, (i) => `M${350 + i * 16} 944L${350 + i * 16} 996`);
  const stripe = stroked(
    "M322 240C300 360 286 440 296 560C310 720 336 820 346 996",
    item.accent ?? "#f4efe4",
    18,
    'opacity=".9"',
  );
  const cords = "M488 222C468 280 478 330 462 380M512 222C532 282 522 340 538 392";
  const pocket = stroked("M330 250C316 310 330 360 356 400", "#000", 4, 'opacity=".3"');
  return (
    fabric(LEGS, color, light, FOLDS, waistband + (isStraight ? stripe + mirrored(stripe) : "")) +
    stroked(
      repeat(32, (i) => `M${332 + i * 11} 152L${331 + i * 11.1} 214`),
      "#000",
      3,
      'opacity=".13"',
    ) +
    stroked("M324 226C440 214 560 214 676 226", "#000", 3, 'opacity=".3"') +
    (isStraight
      ? seam("M346 976H440M560 976H656", color)
      : stroked(ribs, "#000", 4, 'opacity=".22"') +
        mirrored(stroked(ribs, "#000", 4, 'opacity=".22"')) +
        stroked("M338 936L444 940M556 940L662 936", "#000", 4, 'opacity=".3"')) +
    pocket +
    mirrored(pocket) +
    stroked(cords, "#000", 9, 'opacity=".25" transform="translate(4 5)"') +
    stroked(cords, "#f4efe4", 8) +
    text(shortBrand(item), { size: 54, x: 400, y: 470, fill: inkOn(color), opacity: 0.9 })
  );
};

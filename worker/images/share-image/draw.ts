import { formatAmount } from "../../../app/domain/values/format-money";
import type { Site } from "../../../app/config/site";
import { keepUnits } from "../../../app/domain/values/keep-units";
import type { MinorUnits } from "../../../app/domain/values/money";
import { cutToBox, encodePngOf } from "../codecs";
import type { Original } from "../source";
import { fitText } from "./lettering";
import { drawText, fillBox, putPicture, type Canvas, type Colour } from "./rasterise";

/** What the preview of a page says. */
export interface ShareCard {
  title: string;
  /** Brand or topic, above the title; "" for none. */
  above: string;
  /** null: nothing is sold here. */
  price: MinorUnits | null;
}

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;
const PICTURE_WIDTH = 560;
const MARGIN = 64;
const TITLE_SIZES = [104, 92, 80, 68, 58];
const TITLE_LINES_MAX = 4;
/** Room between lines, in parts of their size. */
const LEADING = 0.96;

/** The scheme of app/styles/tokens.css, light: a preview is seen on other people's pages. */
const GROUND: Colour = [251, 248, 241];
const INK: Colour = [20, 19, 15];
const SOFT: Colour = [85, 80, 70];
const ACCENT: Colour = [255, 199, 31];

/** Draws the preview of a page as PNG, 1200 x 630: its picture, title and price, and the shop's name. */
export async function drawShareCard(card: ShareCard, picture: Original | null, site: Site): Promise<ArrayBuffer> {
  const canvas = new ImageData(new Uint8ClampedArray(CARD_WIDTH * CARD_HEIGHT * 4), CARD_WIDTH, CARD_HEIGHT);
  fillBox(canvas, [0, 0, CARD_WIDTH, CARD_HEIGHT], GROUND);
  const cut = picture && (await cutToBox(picture, PICTURE_WIDTH, CARD_HEIGHT).catch(() => null));
  const textWidth = CARD_WIDTH - 2 * MARGIN - (cut ? PICTURE_WIDTH : 0);
  if (cut) putPicture(canvas, cut, CARD_WIDTH - PICTURE_WIDTH, 0);
  letter(canvas, card, textWidth, site);
  return encodePngOf(canvas);
}

function letter(canvas: Canvas, { title, above, price }: ShareCard, width: number, site: Site): void {
  let y = MARGIN + 34;
  if (above) drawText(canvas, fitText(above, width, 1, [38]).lines[0]?.text ?? "", 38, [MARGIN, y], SOFT);
  if (above) y += 34;
  const linesMax = price === null ? TITLE_LINES_MAX : TITLE_LINES_MAX - 1;
  const { size, lines } = fitText(keepUnits(title), width, linesMax, TITLE_SIZES);
  y += size * 0.6;
  for (const { text } of lines) {
    drawText(canvas, text, size, [MARGIN, y], INK);
    y += size * LEADING;
  }
  if (price !== null) {
    const { first, second } = formatAmount(price, site.currency, site.priceDisplay);
    const block = fitText((second ? `${first} / ${second}` : first).replaceAll(" ", "\u00a0"), width, 1, [56, 46, 38]);
    drawText(canvas, block.lines[0]?.text ?? "", block.size, [MARGIN, CARD_HEIGHT - MARGIN - 78], INK);
  }
  fillBox(canvas, [MARGIN, CARD_HEIGHT - MARGIN - 48, 72, 8], ACCENT);
  const name = fitText(site.name, width, 1, [44, 32]);
  drawText(canvas, name.lines[0]?.text ?? "", name.size, [MARGIN, CARD_HEIGHT - MARGIN + 8], INK);
}

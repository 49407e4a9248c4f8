import { SEARCH_LENGTH_MAX } from "../../../../app/config/limits.ts";
import { measureKey, unitOf } from "../text/measures.ts";
import { otherReadingsOf } from "../text/transliterate.ts";
import { normaliseSku } from "../text/sku.ts";
import { isStopWord } from "../text/stop-words.ts";
import { joinKey, tokenize, type Token } from "../text/tokenize.ts";

/** Words beyond these are ignored. */
const SLOTS_MAX = 8;

/** A word that a product has to have: by a key of its own, or by its readings and stems. */
export type Wanted = { key: string } | { word: string; isNumber: boolean };

/** One way of meeting a slot: all of these words. */
interface Alternative {
  wanted: readonly Wanted[];
  /** Percent of its score; what is looser weighs less. */
  percent: number;
}

/** What a product must meet once: usually a word; „5 кг“ and "B6" are one, too. */
export interface Slot {
  alternatives: readonly Alternative[];
  /** Only the first alternative that the index knows counts, not all of them. */
  isFirstOnly: boolean;
  /** A product that lacks it is found all the same. */
  isOptional: boolean;
  /** The word as it was typed; "" for what is no single word. */
  word: string;
  /** The article number that the characters around may be; "" for none. */
  sku: string;
  /** The last word may be the beginning of one. */
  isLast: boolean;
}

/** Cuts a search into slots: at most a hundred characters and eight words of it count. Total. */
export function parseSearch(text: string): Slot[] {
  const cut = [...text.slice(0, SEARCH_LENGTH_MAX * 2).toWellFormed()].slice(0, SEARCH_LENGTH_MAX).join("");
  const chunks = cut.split(/\s+/).filter(Boolean);
  // A capital names a letter only where it isn't there for another reason: the text begins with it, or has no others.
  const isShouted = cut === cut.toUpperCase();
  const tokens = chunks
    .flatMap((chunk) => tokensOf(chunk))
    .map((token, place) => ({ ...token, isLetter: token.isLetter && place > 0 && !isShouted }));
  const slots: Slot[] = [];
  for (let place = 0; place < tokens.length;) {
    const [slot, taken] = readSlot(tokens, place);
    slots.push(slot);
    place += taken;
  }
  const counted = slots.slice(0, SLOTS_MAX);
  const last = counted.at(-1);
  if (last) last.isLast = slots.length <= SLOTS_MAX;
  // What joins words need not be found, unless there is nothing else.
  if (counted.every(({ isOptional }) => isOptional)) for (const slot of counted) slot.isOptional = false;
  return counted;
}

type ChunkToken = Token & { sku: string };

/** Latin words with 4 for ч and 6 for ш: such a chunk is a word, before it is letters and digits. */
const DIGIT_LETTERS = /^(?=.*[46])(?=(?:.*[a-z]){3})[a-z46]+$/;

function tokensOf(chunk: string): ChunkToken[] {
  const sku = /\d|-/.test(chunk) ? normaliseSku(chunk) : "";
  const lower = chunk.toLowerCase();
  const whole = DIGIT_LETTERS.test(lower) ? [{ text: lower, isNumber: false, isLetter: false, isGlued: false }] : null;
  return (whole ?? tokenize(chunk)).map((token) => ({ ...token, sku }));
}

/** The slot at a place, and how many tokens it takes. */
function readSlot(tokens: readonly ChunkToken[], place: number): [slot: Slot, taken: number] {
  const token = tokens[place]!;
  const next = tokens[place + 1];
  const { sku } = token;
  const base = { isOptional: false, isLast: false, isFirstOnly: true, word: "", sku };
  const unit = token.isNumber && next && !next.isNumber ? unitOf(next.text) : null;
  if (unit && next) {
    const measure = { wanted: [{ key: measureKey(token.text, unit) }], percent: 100 };
    const loose = { wanted: unit.isCounted ? [token, next].map(wantedOf) : [wantedOf(token)], percent: 50 };
    return [{ ...base, alternatives: [measure, loose], isFirstOnly: !unit.isCounted }, 2];
  }
  if (next?.isGlued && token.isNumber !== next.isNumber) {
    const code = listCodes(token.text, next.text).map((key) => ({ wanted: [{ key }], percent: 100 }));
    const parted = { wanted: [token, next].map(wantedOf), percent: 80 };
    return [{ ...base, alternatives: [...code, parted] }, 2];
  }
  if (/^[a-z46]*[46][a-z46]*$/.test(token.text) && !token.isNumber) {
    const parted = { wanted: tokenize(token.text).map(wantedOf), percent: 80 };
    return [{ ...base, alternatives: [{ wanted: [wantedOf(token)], percent: 100 }, parted], word: token.text }, 1];
  }
  const alternatives = [{ wanted: [wantedOf(token)], percent: 100 }];
  return [
    {
      ...base,
      alternatives,
      isOptional: isStopWord(token.text) && !token.isLetter,
      word: token.isNumber ? "" : token.text,
    },
    1,
  ];
}

/** Keys that letters and digits in one may have: „Б6“, „В6“ and "b6" are one. */
function listCodes(one: string, other: string): string[] {
  const readings = (text: string) => (/^\d/.test(text) ? [text] : [text, ...otherReadingsOf(text)]);
  return readings(one).flatMap((first) => readings(other).map((second) => joinKey(first, second)));
}

function wantedOf({ text, isNumber }: Token): Wanted {
  return { word: text, isNumber };
}

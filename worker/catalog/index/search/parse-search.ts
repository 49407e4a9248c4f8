import { SEARCH_LENGTH_MAX } from "../../../../app/config/limits.ts";
import { measureKey } from "../../../../app/domain/search/measures.ts";
import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import { joinKey, tokenize, type Token } from "../text/tokenize.ts";

/** Further words are ignored. */
const SLOTS_MAX = 8;

/** The fewest letters of a word to which a code is attached („витаминД3“). */
const CODED_LETTERS_MIN = 4;

/** A word that a product must contain: an exact key, as for numbers, or a word to find by its readings and stems. */
export type Wanted = { key: string } | { word: string };

/** One way to match a slot: all of these words. */
interface Alternative {
  wanted: readonly Wanted[];
  /** Percent of the score; looser alternatives weigh less. */
  percent: number;
}

/** A part of a search that a product must match: usually a word, but also „5 кг“ or "B6". */
export interface Slot {
  alternatives: readonly Alternative[];
  /** Use only the first alternative that the index knows, not all of them. */
  isFirstOnly: boolean;
  /** Whether products without this part are found, too. */
  isOptional: boolean;
  /** Whether this part says what the thing sought is for: „хапчета“ in „кутия за хапчета“. */
  isPurpose: boolean;
  /** Whether this part is a number with its unit. */
  isAmount: boolean;
  /** The word as typed; "" if it isn't a single word. */
  word: string;
  /** The characters from the start of this part up to white space; perhaps a SKU. */
  chunk: string;
  /** Whether this is the end of the search, whose word may be a prefix. */
  isLast: boolean;
}

/** Parses a search into slots, from at most a hundred characters and eight words. Never throws. */
export function parseSearch(text: string, language: SearchLanguage): Slot[] {
  const cut = [...text.slice(0, SEARCH_LENGTH_MAX * 2).toWellFormed()].slice(0, SEARCH_LENGTH_MAX).join("");
  const chunks = cut.split(/\s+/).filter(Boolean);
  // A capital letter is significant only within a lower-case text, and not at its beginning.
  const isShouted = cut === cut.toUpperCase();
  const tokens = chunks
    .flatMap((chunk) => tokensOf(chunk, language))
    .map((token, place) => ({ ...token, isLetter: token.isLetter && place > 0 && !isShouted }));
  const slots: Slot[] = [];
  let isPurpose = false;
  for (let place = 0; place < tokens.length;) {
    const [slot, taken] = readSlot(tokens, place, language);
    const word = readingOf(tokens[place]!, language);
    slots.push({ ...slot, isPurpose });
    isPurpose = language.isPurposeAfter(word, isPurpose);
    place += taken;
  }
  const counted = slots.slice(0, SLOTS_MAX);
  const last = counted.at(-1);
  if (last) last.isLast = slots.length <= SLOTS_MAX;
  // Function words are optional, unless there is nothing else.
  if (counted.every(({ isOptional }) => isOptional)) for (const slot of counted) slot.isOptional = false;
  return counted;
}

type ChunkToken = Token & { chunk: string };

/** Latin words with 4 for ч and 6 for ш: such a chunk is read as a word before it is split into letters and digits. */
const DIGIT_LETTERS = /^(?=.*[46])(?=(?:.*[a-z]){3})[a-z46]+$/;

function tokensOf(chunk: string, language: SearchLanguage): ChunkToken[] {
  const lower = chunk.toLowerCase();
  const whole = DIGIT_LETTERS.test(lower) ? [{ text: lower, isNumber: false, isLetter: false, isGlued: false }] : null;
  return (whole ?? tokenize(chunk, language)).map((token) => ({ ...token, chunk }));
}

/** The slot at a position, and how many tokens it consumes. */
function readSlot(tokens: readonly ChunkToken[], place: number, language: SearchLanguage): [slot: Slot, taken: number] {
  const token = tokens[place]!;
  const next = tokens[place + 1];
  const { chunk } = token;
  const wantedOf = ({ text, isNumber }: Token): Wanted => (isNumber ? { key: language.fold(text) } : { word: text });
  const base = {
    isOptional: false,
    isPurpose: false,
    isAmount: false,
    isLast: false,
    isFirstOnly: true,
    word: "",
    chunk,
  };
  const unit = token.isNumber && next && !next.isNumber ? language.unitOf(next.text) : null;
  if (unit && next) {
    const measure = { wanted: [{ key: measureKey(token.text, unit) }], percent: 100 };
    const loose = { wanted: unit.isCounted ? [token, next].map(wantedOf) : [wantedOf(token)], percent: 50 };
    return [{ ...base, alternatives: [measure, loose], isFirstOnly: !unit.isCounted, isAmount: true }, 2];
  }
  if (next?.isGlued && token.isNumber !== next.isNumber) {
    const code = listCodes(token.text, next.text, language).map((key) => ({ wanted: [{ key }], percent: 100 }));
    const parted = { wanted: [token, next].map(wantedOf), percent: 80 };
    return [{ ...base, alternatives: [...code, parted, ...splitCode(token.text, next.text, language)] }, 2];
  }
  const alternatives = [{ wanted: [wantedOf(token)], percent: 100 }];
  if (/^[a-z46]*[46][a-z46]*$/.test(token.text) && !token.isNumber)
    alternatives.push({ wanted: tokenize(token.text, language).map(wantedOf), percent: 80 });
  const reading = readingOf(token, language);
  const isOptional = (language.isStopWord(reading) && !token.isLetter) || language.isOfferWord(reading);
  return [{ ...base, alternatives, isOptional, word: token.isNumber ? "" : token.text }, 1];
}

/** A word as read in the language's own letters; a function word that is known as typed, unchanged. */
function readingOf({ text }: Token, language: SearchLanguage): string {
  return language.isStopWord(text) ? text : language.readings(text)[0]!;
}

/** Keys of letters and digits combined: „Б6“, „В6“ and "b6" are equal. */
function listCodes(one: string, other: string, language: SearchLanguage): string[] {
  const readings = (text: string) => (/^\d/.test(text) ? [text] : [text, ...language.otherReadings(text)]);
  return readings(one).flatMap((first) => readings(other).map((second) => joinKey(first, second, language)));
}

/** A word and a code written as one: „витаминД3“. */
function splitCode(letters: string, number: string, language: SearchLanguage): Alternative[] {
  const word = letters.slice(0, -1);
  if (/\d/.test(letters) || word.length < CODED_LETTERS_MIN) return [];
  return listCodes(letters.slice(-1), number, language).map((key) => ({
    wanted: [{ word }, { key }],
    percent: 80,
  }));
}

import { LATIN_LETTERS, SETTLEMENT_KIND } from "../../config/settlement-names";

/** A Bulgarian town or village. */
export interface Settlement {
  name: string;
  isTown: boolean;
  postcode: string;
  /** WooCommerce's code of the region, "BG-22". */
  region: string;
  municipality: string;
  /** 0 to 9, by the logarithm of its inhabitants. */
  size: number;
  /** In degrees, to a kilometer; null: unknown. */
  location: [latitude: number, longitude: number] | null;
  /** The name as it is searched, in Latin letters, each as it may be written. */
  keys: string[];
}

/** Hundredths of a degree. */
const DEGREE = 100;

/**
 * Reads settlements.txt: a line "BG-01" for a region, "#Bansko 4179 2364" for a municipality and the middle of it in
 * hundredths of a degree, and "*Bansko 2770 6 5 -15" for a settlement: a town by its star, postcode, size, and the
 * location from that middle, where it is known. Names may have blanks.
 */
export function parseSettlements(text: string): Settlement[] {
  const settlements: Settlement[] = [];
  let region = "";
  let municipality = "";
  let middle: [number, number] = [0, 0];
  for (const line of text.split("\n")) {
    if (line.startsWith("BG-")) region = line;
    else if (line.startsWith("#")) {
      const [, name = "", latitude, longitude] = /^#(.+) (\d+) (\d+)$/.exec(line) ?? [];
      municipality = name;
      middle = [Number(latitude), Number(longitude)];
    } else {
      const found = /^(\*?)(.+?) (\d{4}) (\d)(?: (-?\d+) (-?\d+))?$/.exec(line);
      if (!found) continue;
      const [, star, name, postcode, size, north, east] = found;
      settlements.push({
        name: name!,
        isTown: star === "*",
        postcode: postcode!,
        region,
        municipality,
        size: Number(size),
        location:
          north === undefined ? null : [(middle[0] + Number(north)) / DEGREE, (middle[1] + Number(east)) / DEGREE],
        keys: toKeys(name!),
      });
    }
  }
  return settlements;
}

/** How people write Bulgarian letters on a keyboard without them: "6umen", "4epelare", "qmbol". */
const SUBSTITUTES: [RegExp, string][] = [
  [/6/g, "sh"],
  [/4/g, "ch"],
  [/q/g, "ya"],
  [/w/g, "v"],
  [/x/g, "h"],
  [/j/g, "y"],
  [/tz/g, "ts"],
  [/c(?!h)/g, "ts"],
];

/** A letter that people write in three ways. */
const YER = "\u044a";
const VOWELS_OF_YER = ["a", "u", "y"];

function toKeys(name: string): string[] {
  const folded = fold(name);
  const variants = VOWELS_OF_YER.map((vowel) => transliterate(folded, vowel));
  // Sofia ends in "ia" officially.
  return [...new Set(variants.flatMap((key) => [key, key.replace(/iya\b/g, "ia")]))];
}

function transliterate(folded: string, vowelOfYer: string): string {
  return [...folded].map((letter) => (letter === YER ? vowelOfYer : (LATIN_LETTERS[letter] ?? letter))).join("");
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What was typed, in Latin letters, without the kind of settlement, apart from the digits of a postcode. */
function readTyped(typed: string): { name: string; postcode: string } {
  const folded = fold(typed.trim().toLowerCase().replace(SETTLEMENT_KIND, ""));
  const postcode = /(?:^| )(\d{2,4})$/.exec(folded)?.[1] ?? "";
  const name = postcode ? folded.slice(0, -postcode.length).trim() : folded;
  const isLatin = /[a-z]/.test(name);
  const latin = isLatin ? SUBSTITUTES.reduce((text, [from, to]) => text.replace(from, to), name) : name;
  return { name: transliterate(latin, "a"), postcode };
}

const FOUND_MAX = 8;

/**
 * The settlements that what was typed may mean, at most eight, the likeliest first: by the beginning of the name or of
 * one of its words, in Cyrillic or Latin letters, or by that of the postcode.
 */
export function findSettlements(settlements: readonly Settlement[], typed: string): Settlement[] {
  const { name, postcode } = readTyped(typed);
  if (!name && !postcode) return [];
  const found = settlements.flatMap((settlement) => {
    if (!settlement.postcode.startsWith(postcode)) return [];
    const rank = name ? rankName(settlement, name) : 1;
    return rank === null ? [] : { settlement, rank };
  });
  found.sort((a, b) => a.rank - b.rank || compare(a.settlement, b.settlement));
  return found.slice(0, FOUND_MAX).map(({ settlement }) => settlement);
}

/** 0: the whole name, 1: its beginning, 2: that of another word; null: none. */
function rankName({ keys }: Settlement, typed: string): number | null {
  if (keys.includes(typed)) return 0;
  if (keys.some((key) => key.startsWith(typed))) return 1;
  return keys.some((key) => key.includes(` ${typed}`)) ? 2 : null;
}

function compare(a: Settlement, b: Settlement): number {
  return b.size - a.size || a.name.localeCompare(b.name, "bg") || (a.postcode < b.postcode ? -1 : 1);
}

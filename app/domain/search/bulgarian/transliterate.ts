import { combineReadings } from "../combine-readings.ts";

/** Latin spellings of Cyrillic letters, longest first; several readings where usage differs. */
const LATIN: [latin: string, cyrillic: string[]][] = [
  ["sht", ["щ"]],
  ["6t", ["щ"]],
  ["zh", ["ж"]],
  ["ts", ["ц"]],
  ["tz", ["ц"]],
  ["ch", ["ч"]],
  ["sh", ["ш"]],
  ["yu", ["ю"]],
  ["iu", ["ю"]],
  ["ju", ["ю", "жу"]],
  ["ya", ["я"]],
  ["ja", ["я", "жа"]],
  ["yo", ["ьо"]],
  ["jo", ["ьо", "жо"]],
  ["ck", ["к"]],
  ["ph", ["ф"]],
  ["th", ["т"]],
  ["kh", ["х"]],
  ["ee", ["ий", "и"]],
  ["oo", ["у", "оо"]],
  ["a", ["а"]],
  ["b", ["б"]],
  ["c", ["к", "ц"]],
  ["d", ["д"]],
  ["e", ["е"]],
  ["f", ["ф"]],
  ["g", ["г"]],
  ["h", ["х"]],
  ["i", ["и"]],
  ["j", ["ж", "й"]],
  ["k", ["к"]],
  ["l", ["л"]],
  ["m", ["м"]],
  ["n", ["н"]],
  ["o", ["о"]],
  ["p", ["п"]],
  ["q", ["я"]],
  ["r", ["р"]],
  ["s", ["с"]],
  ["t", ["т"]],
  ["u", ["у", "ъ", "ю"]],
  ["v", ["в"]],
  ["w", ["в", "у"]],
  ["x", ["кс", "х"]],
  ["y", ["й", "ъ"]],
  ["z", ["з"]],
  ["4", ["ч"]],
  ["6", ["ш"]],
];
const READINGS = new Map(LATIN);
/** Matches one of these Latin spellings, or any other single letter. */
const SPELLING = new RegExp(`${[...READINGS.keys()].join("|")}|.`, "gsu");

/** Cyrillic letters typed for Latin ones whose first reading is another letter: „бцаа“ for BCAA, „хл“ for XL. */
const RETURNED: [written: string, meant: string][] = [
  ["ц", "к"],
  ["х", "кс"],
  ["у", "в"],
  ["дж", "ж"],
];

/** Latin letters that look like Cyrillic ones, for words that mix both. */
const LOOKALIKES: Record<string, string> = {
  a: "а",
  b: "в",
  c: "с",
  e: "е",
  h: "н",
  k: "к",
  m: "м",
  o: "о",
  p: "р",
  t: "т",
  x: "х",
  y: "у",
};

const READINGS_MAX = 16;

const LAST_A = /а([^аъоуеияю])$/;

/**
 * The Cyrillic readings of a lower-case word, most likely first: itself, or what a Latin or mixed word may stand for. Single
 * letters stay as they are.
 */
export function readingsOf(word: string): string[] {
  if ([...word].length === 1 || !/[a-z]/.test(word)) return [word];
  const isMixed = /\p{Script=Cyrillic}/u.test(word);
  const mixed = isMixed ? [word.replace(/[a-z]/g, (letter) => LOOKALIKES[letter] ?? letter)] : [];
  return [...new Set([...mixed.filter((one) => !/[a-z]/.test(one)), ...readLatin(word)])].slice(0, READINGS_MAX);
}

/** Further readings, used if those of `readingsOf` are unknown: Latin words typed in Cyrillic, look-alike letters. */
export function otherReadingsOf(word: string): string[] {
  const [letter = ""] = word;
  if (word === letter) return lettersLike(letter);
  if (!/\p{Script=Cyrillic}/u.test(word)) return [];
  return RETURNED.filter(([written]) => word.includes(written)).map(([written, meant]) =>
    word.replaceAll(written, meant),
  );
}

/** A single letter in the other script: by sound, and by shape („В6“ is typed for B6). */
function lettersLike(letter: string): string[] {
  const bySound = LATIN.filter(([latin, [first]]) => latin.length === 1 && first === letter).map(([latin]) => latin);
  const byLook = Object.entries(LOOKALIKES).filter(([, cyrillic]) => cyrillic === letter);
  return [...new Set([...bySound, ...byLook.map(([latin]) => latin)])];
}

function readLatin(word: string): string[] {
  const spellings = word.match(SPELLING) ?? [];
  const readings = combineReadings(spellings.map((letters) => [letters, READINGS.get(letters) ?? [letters]]));
  // The last vowel of „шейкър“ and of the article -ът is written like that of many other nouns.
  const endings = readings.filter((one) => LAST_A.test(one)).map((one) => one.replace(LAST_A, "ъ$1"));
  return [...readings, ...endings];
}

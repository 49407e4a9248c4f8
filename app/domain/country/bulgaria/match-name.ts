/**
 * The Cyrillic letters that Latin letters and digits may stand for: in the official transliteration ("Veliko Tarnovo")
 * and as people type in chats ("veliko tyrnovo", "6umen"). Longer spellings come first.
 */
const READINGS: Record<string, string> = {
  sht: "(?:щ|шт)",
  sh: "(?:ш|сх)",
  zh: "(?:ж|зх)",
  ch: "(?:ч|цх)",
  ts: "(?:ц|тс)",
  tz: "(?:ц|тз)",
  ou: "(?:у|оу)",
  yu: "(?:ю|йу)",
  iu: "(?:ю|иу)",
  ju: "(?:ю|жу|йу)",
  ya: "(?:я|йа)",
  ia: "(?:ия|я|иа)",
  ja: "(?:я|жа)",
  a: "[аъ]",
  b: "б",
  c: "[цк]",
  d: "д",
  e: "е",
  f: "ф",
  g: "г",
  h: "х",
  i: "[ий]",
  j: "[жй]",
  k: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  p: "п",
  q: "я",
  r: "р",
  s: "с",
  t: "т",
  u: "[уъю]",
  v: "в",
  w: "[вш]",
  x: "(?:х|кс)",
  y: "[ъйиуь]",
  z: "з",
  "4": "ч",
  "6": "ш",
};

const LATIN = new RegExp(Object.keys(READINGS).join("|"), "g");

/** Patterns for names that equal the typed text (`whole`), and for names with a word that begins with it (`begun`). */
export function matchName(typed: string): { whole: RegExp; begun: RegExp } {
  const pattern = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .replace(LATIN, (letters) => READINGS[letters]!)
    .replaceAll(" ", "[ -]");
  // A text of only punctuation matches no name.
  const safe = pattern || "(?!)";
  return { whole: new RegExp(`^${safe}$`, "iu"), begun: new RegExp(`(?:^|[ -])${safe}`, "iu") };
}

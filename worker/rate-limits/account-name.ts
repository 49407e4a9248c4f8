/**
 * Parts that WordPress strips from a name before it looks up the account: tags, octets, entities (its sanitize_user).
 */
const STRIPPED = /<[^<>]*>|[<>]|%[\da-f]{2}|&[^;]+;/gi;
/** WordPress stores user names of up to 60 and emails of up to 100 characters; a longer one matches nobody and costs time. */
const LENGTH_MAX = 400;
/** Characters that WordPress transliterates (its remove_accents) and Unicode doesn't decompose. */
const TRANSLITERATIONS: Record<string, string> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ŀ: "l",
  ł: "l",
  ŉ: "n",
  ŋ: "n",
  œ: "oe",
  ø: "o",
  ß: "s",
  ŧ: "t",
  þ: "th",
  ɑ: "a",
  "€": "e",
  "£": "",
};
const TRANSLITERATED = new RegExp(`[${Object.keys(TRANSLITERATIONS).join("")}]`, "g");
/** Accents, and what MySQL ignores in comparisons: control characters, zero-width characters, the Arabic tatweel. */
const IGNORED = /[\p{M}\p{C}\u0640]/gu;

/** A user name or email without what WordPress would strip, however nested, so that the backend looks up the counted name. */
export function plainAccountName(typed: string): string {
  if (typed.length > LENGTH_MAX) return plainAccountName(typed.slice(0, LENGTH_MAX));
  const plain = typed.replace(STRIPPED, "");
  return plain === typed ? plain.trim() : plainAccountName(plain);
}

/** One key for all spellings of an account name. Two accounts may share a key; two spellings of one never differ. */
export function foldAccountName(typed: string): string {
  return plainAccountName(typed.normalize("NFKC"))
    .toLowerCase()
    .replace(TRANSLITERATED, (character) => TRANSLITERATIONS[character]!)
    .replace(/\s+/g, " ")
    .normalize("NFKD")
    .replace(IGNORED, "")
    .trim();
}

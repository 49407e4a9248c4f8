/** What WordPress takes out of a name before it looks for the account: tags, octets, entities (its sanitize_user). */
const TAKEN_OUT = /<[^<>]*>|[<>]|%[\da-f]{2}|&[^;]+;/gi;
/** WordPress keeps names of 60 and addresses of 100 characters; what is longer is nobody's, and would cost time. */
const LENGTH_MAX = 400;
/** Letters that it writes plainly and Unicode doesn't take apart (its remove_accents). */
const PLAIN_LETTERS: Record<string, string> = {
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
const PLAINED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");
/** Accents, and what MySQL doesn't see when it compares: controls, marks of no width, the Arabic stroke. */
const UNSEEN = /[\p{M}\p{C}\u0640]/gu;

/**
 * A user name or e-mail as it is sent: without what WordPress would take out, however it is nested there. So the backend
 * looks for the very name that was counted.
 */
export function plainAccountName(typed: string): string {
  if (typed.length > LENGTH_MAX) return plainAccountName(typed.slice(0, LENGTH_MAX));
  const plain = typed.replace(TAKEN_OUT, "");
  return plain === typed ? plain.trim() : plainAccountName(plain);
}

/** One word for all spellings of one account. Two accounts may share it; two spellings of one may not. */
export function foldAccountName(typed: string): string {
  return plainAccountName(typed.normalize("NFKC"))
    .toLowerCase()
    .replace(PLAINED, (letter) => PLAIN_LETTERS[letter]!)
    .replace(/\s+/g, " ")
    .normalize("NFKD")
    .replace(UNSEEN, "")
    .trim();
}

/**
 * One alphabet for Bulgarian in either script, one byte per letter: letters that sound alike or are confused share one (ъ and а,
 * й and и), so that different spellings of a word are equal. q stands for ч, w for ш, c for ц.
 */
const FOLDED: Record<string, string> = {
  а: "a",
  ъ: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  э: "e",
  ё: "e",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  ы: "i",
  і: "i",
  ѝ: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "c",
  ч: "q",
  ш: "w",
  щ: "wt",
  ь: "",
  ю: "iu",
  я: "ia",
};

/** Keys are cut to this length. */
const KEY_LETTERS_MAX = 32;
/** In shorter keys a doubled letter is significant („hood“ isn't „ход“), but not a final consonant in keys of four. */
const DOUBLED_LETTERS_MIN = 5;

/** The key of a word in lower case. Digits and single Latin letters stay as they are. Never throws. */
export function foldWord(word: string): string {
  const spelled = word.replace(/ьо/g, "ио");
  let key = "";
  for (const letter of spelled) key += FOLDED[letter] ?? (/[a-z\d.]/.test(letter) ? letter : foreign(letter));
  if (key.length >= DOUBLED_LETTERS_MIN) key = key.replace(/([a-z])\1+/g, "$1");
  else if (key.length === DOUBLED_LETTERS_MIN - 1) key = key.replace(/([bcdf-hj-np-tvwz])\1$/, "$1");
  return key.slice(0, KEY_LETTERS_MAX);
}

/** A letter of another alphabet is written as its code point between y and x, which no other key contains. */
function foreign(letter: string): string {
  return `y${letter.codePointAt(0)!.toString(36)}x`;
}

/** Only purely Cyrillic words are stemmed. */
export function isCyrillic(word: string): boolean {
  return /^\p{Script=Cyrillic}+$/u.test(word);
}

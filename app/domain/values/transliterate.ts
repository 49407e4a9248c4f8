const LETTERS: [latin: string, cyrillic: string][] = [
  ["sht", "щ"],
  ["zh", "ж"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ya", "я"],
  ["yo", "йо"],
  ["a", "а"],
  ["b", "б"],
  ["c", "к"],
  ["d", "д"],
  ["e", "е"],
  ["f", "ф"],
  ["g", "г"],
  ["h", "х"],
  ["i", "и"],
  ["j", "ж"],
  ["k", "к"],
  ["l", "л"],
  ["m", "м"],
  ["n", "н"],
  ["o", "о"],
  ["p", "п"],
  ["q", "я"],
  ["r", "р"],
  ["s", "с"],
  ["t", "т"],
  ["u", "у"],
  ["v", "в"],
  ["w", "в"],
  ["x", "кс"],
  ["y", "й"],
  ["z", "з"],
  ["4", "ч"],
  ["6", "ш"],
];

/** A Latin word as Bulgarians mean it in Cyrillic, "protein" -> its Cyrillic twin; null where there is none. */
export function toCyrillic(word: string): string | null {
  if (!/^[a-z46]*[a-z][a-z46]*$/i.test(word)) return null;
  let rest = word.toLowerCase();
  let written = "";
  while (rest) {
    const [latin, cyrillic] = LETTERS.find(([start]) => rest.startsWith(start))!;
    written += cyrillic;
    rest = rest.slice(latin.length);
  }
  return written;
}

/** All that a word of a search may stand for: itself, and its Cyrillic twin where it has one. */
export function writingsOf(word: string): string[] {
  return [word, toCyrillic(word)].filter((one) => one !== null);
}

/**
 * How other languages write the letters of Bulgarian names, likeliest first: „креатин“ is "kreatin" or "creatin". The
 * first is that of the Transliteration Act.
 */
export const LATIN: Record<string, string[]> = {
  а: ["a"],
  б: ["b"],
  в: ["v", "w"],
  г: ["g"],
  д: ["d"],
  е: ["e"],
  ж: ["zh", "j"],
  з: ["z", "s"],
  и: ["i"],
  й: ["y", "i"],
  к: ["k", "c"],
  л: ["l"],
  м: ["m"],
  н: ["n"],
  о: ["o"],
  п: ["p"],
  р: ["r"],
  с: ["s"],
  т: ["t"],
  у: ["u"],
  ф: ["f", "ph"],
  х: ["h"],
  ц: ["ts", "c", "z"],
  ч: ["ch"],
  ш: ["sh"],
  щ: ["sht"],
  ъ: ["a", "u"],
  ь: ["y"],
  ю: ["yu", "u"],
  я: ["ya", "ia"],
};
const READINGS_MAX = 16;

/** The Latin spellings of a Cyrillic word in lower case; none for other words. */
export function romanize(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2 || letters.some((letter) => !LATIN[letter])) return [];
  const unsure = [...new Set(letters)].filter((letter) => LATIN[letter]!.length > 1);
  let choices: Record<string, number>[] = [{}];
  for (const letter of unsure) {
    const next = LATIN[letter]!.map((_, reading) => choices.map((one) => ({ ...one, [letter]: reading })));
    choices = next.flat().slice(0, READINGS_MAX);
  }
  return choices.map((choice) => letters.map((letter) => LATIN[letter]![choice[letter] ?? 0]!).join(""));
}

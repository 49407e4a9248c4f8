import { combineReadings } from "./combine-readings.ts";

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

/** The Latin spellings of a Cyrillic word in lower case; none for other words. */
export function romanize(word: string): string[] {
  const letters = [...word];
  if (letters.length < 2 || letters.some((letter) => !LATIN[letter])) return [];
  return combineReadings(letters.map((letter) => [letter, LATIN[letter]!]));
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { toCyrillic, writingsOf } from "./transliterate";

test.each([
  ["protein", "протеин"],
  ["kreatin", "креатин"],
  ["sushi", "суши"],
  ["bcaa", "бкаа"],
  ["vitamin", "витамин"],
  ["klin", "клин"],
  ["gashti", "гащи"],
  ["obuvki", "обувки"],
  ["Tsink", "цинк"],
  ["yoga", "йога"],
  ["4orapi", "чорапи"],
  ["6eikar", "шеикар"],
])("%s is meant as %s", (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic);
});

test.each(["", "500", "46", "500g", "протеин", "whey-90", "ягода4", "two words"])(
  "%j has no Cyrillic twin: digits alone, Cyrillic and signs stay as they are",
  (word) => {
    expect(toCyrillic(word)).toBeNull();
  },
);

test("any text gives either nothing or Cyrillic letters only (total)", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (word) => {
      const written = toCyrillic(word);
      expect(written === null || /^[а-я]+$/.test(written)).toBe(true);
    }),
  );
});

test("every Latin word has a twin, whatever its case", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]{1,40}$/), (word) => {
      const length = toCyrillic(word)!.length;
      expect(length).toBeGreaterThanOrEqual(word.length / 3);
      expect(length).toBeLessThanOrEqual(word.length * 2);
      expect(toCyrillic(word.toUpperCase())).toBe(toCyrillic(word.toLowerCase()));
    }),
  );
});

test("a word is looked for as it is written, a Latin one as its twin too", () => {
  expect(writingsOf("protein")).toEqual(["protein", "протеин"]);
  expect(writingsOf("протеин")).toEqual(["протеин"]);
  expect(writingsOf("500")).toEqual(["500"]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english, stemEnglish } from "./english";

const keysOf = (word: string) => english.readings(word).flatMap(english.stems).map(english.fold);

describe("words in English", () => {
  test.each([
    "bench benches",
    "berry berries",
    "glove gloves",
    "beanie beanies",
    "massage massages massaging massaged",
    "run running",
    "lift lifts lifting lifted",
    "woman women",
    "flavour flavours flavoured flavor flavored",
    "hydrolyse hydrolysed hydrolyzed",
    "fibre fiber",
    "programme programmes program",
  ])("share a stem in any form and spelling: %s", (forms) => {
    expect(new Set(forms.split(" ").map(stemEnglish)).size).toBe(1);
  });

  test.each([
    ["legging", "leg"],
    ["boxing", "box"],
    ["glass", "gla"],
    ["focus", "focu"],
    ["red", "r"],
    ["seed", "se"],
    ["string", "str"],
  ])("keep an ending that is their own: %s", (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other));
  });

  test("lose a possessive, with either apostrophe", () => {
    expect(english.prepare("Women's and Kids’ gloves, a man’s ½")).toBe("Women and Kids’ gloves, a man ½");
  });

  test("lead to Bulgarian names, and Bulgarian words to English ones", () => {
    const [bulgarian] = english.stems("креатин").map(english.fold);
    expect(bulgarian).toBe("KREATIN");
    for (const typed of ["creatine", "kreatin", "креатин"]) {
      expect(keysOf(typed), typed).toContain(bulgarian);
      expect(keysOf(typed), typed).toContain(english.fold(stemEnglish("creatine")));
    }
    expect(keysOf("4orapi")).toContain(english.fold(english.stems("чорапи")[0]!));
  });

  test("aren't confused with Bulgarian ones whose keys have the same letters", () => {
    expect(english.fold("wat")).not.toBe(english.fold("шат"));
  });
});

describe("a name in English", () => {
  test.each([
    ["Sila Whey Protein, 900 g", "Protein"],
    ["Creatine Monohydrate Powder, 300 g", "Monohydrate"],
    ["Vitamin D3 2000 IU", "Vitamin"],
    ["BCAA 2:1:1 Amino Acids, 400 g", "Acids"],
    ["Box of 12 Protein Bars", "Box"],
    ["yoga mat with carrying strap", "mat"],
    ["First Home Barbell: Build Your Own", "Barbell"],
    ["Men’s Shorts", "Shorts"],
    ["Шейкър с топка", "Шейкър"],
    ["Едри овесени ядки без глутен", "ядки"],
    ["7/8", ""],
    ["", ""],
  ])("names a kind of thing last, before details and forms: %j is %j", (name, noun) => {
    expect(english.kindOf(name).noun).toBe(noun);
  });

  test("of a category may list several kinds", () => {
    const isList = (name: string) => english.kindOf(name).isList;
    expect(["Belts and Gloves", "Rollers & Balls", "Jump Ropes, Towels"].map(isList)).toEqual([true, true, true]);
    expect(["Weight Plates", "Sandbags"].map(isList)).toEqual([false, false]);
  });

  test("says what the product is, what it has and what it is for", () => {
    const parts = (name: string) =>
      Object.values(english.splitName(name)).map((part: string) => part.replace(/\s+/g, " ").trim());
    expect(parts("Gym Bag for Shoes and Towels with Zip, 35 L")).toEqual([
      "Bag",
      "Gym with Zip , 35 L",
      "for Shoes and Towels",
    ]);
    expect(parts("Three-Tier Dumbbell Rack")).toEqual(["Rack", "", "Three-Tier Dumbbell"]);
  });
});

test("names sort in English alphabetical order, numbers first and Cyrillic letters last", () => {
  const names = ["5 kg", "10 kg", "Bench", "yoga", "Zinc", "Клин", "Щанга"];
  const sorted = names.toReversed().toSorted((a, b) => (english.sortKey(a) < english.sortKey(b) ? -1 : 1));
  expect(sorted).toEqual(names);
});

test("any text is read without an error, and each word has a stem and keys of one byte per letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const word = text.toLowerCase();
      for (const reading of english.readings(word))
        for (const stem of english.stems(reading)) expect(english.fold(stem)).toMatch(/^[\x21-\x7f]*$/);
      english.splitName(text);
      english.kindOf(text);
      english.retype(text, new Set([text]));
    }),
  );
});

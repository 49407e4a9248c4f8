import { describe, expect, test } from "vitest";
import { english } from "../../app/domain/search/english";
import { german } from "./german";
import { find, idsOf, shopIn } from "./small-shop";

describe("a third language is one file: German", () => {
  test.each([
    ["in any inflection", "Handschuhe", "handschuh"],
    ["with its umlauts and without", "Müsliriegel", "musliriegel"],
    ["with a typo", "Rudergerät", "rudergerat rudregerät"],
    ["begun", "Springseil", "spring"],
    ["by an amount in its own words", "Kreatin, 500 g", "500gramm"],
    ["in Bulgarian letters", "Kreatin", "креатин"],
    ["by a Bulgarian name that nobody translated", "Креатин", "kreatin"],
    ["without its function words", "Hülle für das Fahrrad", "hülle für fahrrad"],
    ["with an eszett", "Fußball", "fußball"],
  ])("a product is found %s", (_, name, searches) => {
    const index = shopIn(german, { name });
    for (const search of [name, ...(searches.includes(" für ") ? [searches] : searches.split(" "))])
      expect([search, find(index, search)]).toMatchObject([search, { ids: [1], match: "all" }]);
  });

  test("synonyms, compounds and kinds of things are met", () => {
    const index = shopIn(
      german,
      { name: "Hantelständer für Hanteln" },
      { name: "Leichte Hantel" },
      { name: "Kurzhantel" },
    );
    expect(idsOf(index, "hanteln").toSorted()).toEqual([2, 3]);
  });
});

describe("English", () => {
  const index = shopIn(
    english,
    { name: "Three-Tier Dumbbell Rack" },
    { name: "Light Dumbbells" },
    { name: "Men's T-Shirt" },
    { name: "Неопренов дъмбел" },
    { name: "Яйчен белтък" },
  );

  test("finds a thing, and not what is for it", () => {
    expect(idsOf(index, "dumbbell", { synonyms: english.synonyms }).toSorted()).toEqual([2, 4]);
    expect(idsOf(index, "dumbbell rack")).toEqual([1]);
  });

  test("finds possessives without their apostrophe, and joined words", () => {
    for (const search of ["mens t shirt", "men's tshirt", "man t-shirts"])
      expect(idsOf(index, search), search).toEqual([3]);
  });

  test("reads a word in either alphabet, but takes a complete one for no beginning in the other", () => {
    for (const search of ["dambel", "дъмбели", "neoprenov"]) expect(idsOf(index, search), search).toEqual([4]);
    const belts = shopIn(english, { name: "Lifting Belt" }, { name: "Яйчен белтък" });
    expect(idsOf(belts, "belt")).toEqual([1]);
    expect(idsOf(belts, "beltak")).toEqual([2]);
  });

  test("is meant where a Bulgarian keyboard layout was on, and the reverse", () => {
    const index = shopIn(english, { name: "Creatine" }, { name: "Шейкър" });
    expect(idsOf(index, "ъиеьшсхе")).toEqual([1]);
    expect(idsOf(index, "[ejkyr")).toEqual([2]);
  });
});

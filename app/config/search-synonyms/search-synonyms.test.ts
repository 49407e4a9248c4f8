import { describe, expect, test } from "vitest";
import { SEARCH_SYNONYMS as BULGARIAN } from "./bg";
import { SEARCH_SYNONYMS as ENGLISH } from "./en";
import { withSearchSynonyms } from "./read-groups";

describe.each([
  ["bg", BULGARIAN],
  ["en", ENGLISH],
])("the usual search synonyms of %s", (_, synonyms) => {
  test("are groups of two phrases or more, none twice in a group, with phrases on both sides of an arrow", () => {
    for (const group of synonyms) {
      expect(new Set(group).size, group.join()).toBe(group.length);
      expect(group.length, group.join()).toBeGreaterThanOrEqual(group.includes("=>") ? 3 : 2);
      expect(group.every(Boolean) && group[0] !== "=>" && group.at(-1) !== "=>", group.join()).toBe(true);
    }
  });

  test("give way to a merchant's group that has one of their phrases", () => {
    const own = [
      ["Шише", "кана"],
      ["сън", "=>", "чай"],
    ];
    const groups = withSearchSynonyms(own, BULGARIAN);
    expect(groups.filter((group) => group.includes("шише") || group.includes("сън"))).toEqual([own[1]]);
    expect(groups).toContainEqual(own[0]);
    expect(groups).toContainEqual(["казеин", "casein"]);
  });
});

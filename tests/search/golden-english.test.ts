import { describe, expect, test } from "vitest";
import { ENGLISH_SLUGS, listEnglishProducts, openEnglishIndex } from "./english-index";
import half from "./golden-en-half.json";
import translated from "./golden-en.json";
import { findSlugs, judge, meanRecall, type JudgedQuery } from "./judge";

describe.each([
  ["translated", translated as JudgedQuery[]],
  ["all", half as JudgedQuery[]],
] as const)("judged English queries over the demo's products: %s", (which, queries) => {
  const index = openEnglishIndex(which);
  const judged = queries.map((query) => judge(index, query, ENGLISH_SLUGS));

  test("at most one of twenty is wrong, and no nonsense is found", () => {
    const wrong = judged.filter(({ isCorrect }) => !isCorrect);
    const why = wrong.map(
      ({ query, bad, slugs }) => `${query}: ${bad.join(", ") || "no top"}; ${slugs.slice(0, 5).join(", ")}`,
    );
    expect(wrong.length / judged.length, why.join("\n")).toBeLessThanOrEqual(0.05);
    expect(wrong.filter(({ isNonsense }) => isNonsense)).toEqual([]);
  });

  test("the first page has nine tenths of the relevant products", () => {
    const poor = judged.filter(({ recall }) => recall !== null && recall < 0.9);
    const why = poor.map(({ query, recall, slugs }) => `${query} ${recall}: ${slugs.slice(0, 8).join(", ")}`);
    expect(meanRecall(judged), why.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  test("a product is among the first two that its whole name finds", () => {
    const shown = listEnglishProducts(which).filter(({ visibility }) => visibility === "visible");
    const lost = shown.filter(
      ({ id, name }) => !findSlugs(index, name, ENGLISH_SLUGS).slice(0, 2).includes(ENGLISH_SLUGS.get(id)!),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { openDemoIndex } from "./demo-index";
import golden from "./golden.json";
import { judge, meanRecall, type JudgedQuery } from "./judge";
import { OWN_QUERIES } from "./own-queries";

const index = openDemoIndex();

describe.each([
  ["golden.json", golden as JudgedQuery[]],
  ["own-queries.ts", OWN_QUERIES],
])("judged queries of %s over the demo's catalog", (_, queries) => {
  const judged = queries.map((query) => judge(index, query));
  const wrong = judged.filter(({ isCorrect }) => !isCorrect);

  test("at least 95 of 100 are correct", () => {
    const why = wrong.map(
      ({ query, bad, slugs }) => `${query}: ${bad.join(", ") || "no top"}; ${slugs.slice(0, 5).join(", ")}`,
    );
    expect(wrong.length / judged.length, why.join("\n")).toBeLessThanOrEqual(0.05);
  });

  // One product's text says that it may be washed in one.
  test("nonsense finds only products whose text contains it", () => {
    const found = wrong.filter(({ isNonsense }) => isNonsense).map(({ query }) => query);
    expect(found.filter((query) => query !== "пералня")).toEqual([]);
  });

  test("the first page has nine tenths of the relevant products", () => {
    const poor = judged.filter(({ recall }) => recall !== null && recall < 0.9);
    const why = poor.map(({ query, recall, slugs }) => `${query} ${recall}: ${slugs.join(", ")}`);
    expect(meanRecall(judged), why.join("\n")).toBeGreaterThanOrEqual(0.9);
  });
});

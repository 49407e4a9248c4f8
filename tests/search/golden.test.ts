import { describe, expect, test } from "vitest";
import { DEMO_SLUGS, listDemoProducts, openDemoIndex } from "./demo-index";
import golden from "./golden.json";
import { findSlugs, judge, meanRecall, type JudgedQuery } from "./judge";
import { OWN_QUERIES } from "./own-queries";

const index = openDemoIndex();

describe.each([
  ["golden.json", golden as JudgedQuery[]],
  ["own-queries.ts", OWN_QUERIES],
])("judged queries of %s over the demo's catalog", (_, queries) => {
  const judged = queries.map((query) => judge(index, query, DEMO_SLUGS));
  const wrong = judged.filter(({ isCorrect }) => !isCorrect);

  test("at most one of a hundred is wrong", () => {
    const why = wrong.map(
      ({ query, bad, slugs }) => `${query}: ${bad.join(", ") || "no top"}; ${slugs.slice(0, 5).join(", ")}`,
    );
    expect(wrong.length / judged.length, why.join("\n")).toBeLessThanOrEqual(0.01);
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

test("a product is among the first two that its whole name finds", () => {
  const shown = listDemoProducts().filter(({ visibility }) => visibility === "visible");
  const lost = shown.filter(
    ({ id, name }) => !findSlugs(index, name, DEMO_SLUGS).slice(0, 2).includes(DEMO_SLUGS.get(id)!),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});

import { expect, test } from "vitest";
import { categoryTrail, categoryTrails } from "./category";

const category = (databaseId: number, parentDatabaseId: number | null, slug: string) => ({
  databaseId,
  parentDatabaseId,
  slug,
  name: slug,
});
const GEAR = category(1, null, "tezhesti");
const BARS = category(2, 1, "lostove");
const OLYMPIC = category(3, 2, "olimpiyski");
const slugs = (trail: { slug: string }[]) => trail.map(({ slug }) => slug);

test("the trail leads from the top level to the deepest category, in whatever order they come", () => {
  for (const categories of [
    [OLYMPIC, BARS, GEAR],
    [GEAR, OLYMPIC, BARS],
  ])
    expect(slugs(categoryTrail({ categories }, []))).toEqual(["tezhesti", "lostove", "olimpiyski"]);
});

test("a missing top-level category is taken from the menu; an unknown parent is left out", () => {
  expect(slugs(categoryTrail({ categories: [BARS] }, [GEAR]))).toEqual(["tezhesti", "lostove"]);
  expect(slugs(categoryTrail({ categories: [OLYMPIC] }, [GEAR]))).toEqual(["olimpiyski"]);
  expect(categoryTrail({ categories: [] }, [GEAR])).toEqual([]);
});

test("categories that are each other's parents end the trail", () => {
  expect(slugs(categoryTrail({ categories: [category(1, 2, "a"), category(2, 1, "b")] }, []))).toHaveLength(2);
});

test("each category of a product has its own trail", () => {
  expect(categoryTrails({ categories: [OLYMPIC, BARS, GEAR] }, []).map(slugs)).toEqual([
    ["tezhesti", "lostove", "olimpiyski"],
    ["tezhesti", "lostove"],
    ["tezhesti"],
  ]);
});

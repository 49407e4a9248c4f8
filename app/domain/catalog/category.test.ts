import { expect, test } from "vitest";
import { topCategories, type CategoryBranch } from "./category";

const branch = (databaseId: number, ...children: CategoryBranch[]): CategoryBranch => ({
  databaseId,
  slug: `s${databaseId}`,
  name: `n${databaseId}`,
  count: databaseId,
  image: null,
  children,
});

test("the menu holds only the top-level categories, in tree order and without children", () => {
  const top = (databaseId: number) => ({
    databaseId,
    slug: `s${databaseId}`,
    name: `n${databaseId}`,
    count: databaseId,
  });
  expect(topCategories([branch(2, branch(3)), branch(1)])).toEqual([top(2), top(1)]);
  expect(topCategories([])).toEqual([]);
});

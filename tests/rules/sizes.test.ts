import { expect, test } from "vitest";
import { readSource, SOURCES } from "./source-files";

// Data that reads as a table (the demo's catalogue and drawings) is long by nature.
const isTable = (path: string) => /^demo\/(catalogue|pictures)\//.test(path);
const sizes = SOURCES.filter((path) => !isTable(path)).map((path) => ({
  path,
  lines: readSource(path).trimEnd().split("\n").length,
}));
const share = (limit: number) => sizes.filter(({ lines }) => lines < limit).length / sizes.length;

test("no file is longer than 200 lines (house.md)", () => {
  expect(sizes.filter(({ lines }) => lines > 200)).toEqual([]);
});

test("nine of ten files are under 125 lines, half under 60 (house.md)", () => {
  expect(share(125)).toBeGreaterThanOrEqual(0.9);
  expect(share(60)).toBeGreaterThanOrEqual(0.5);
});

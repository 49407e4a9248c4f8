import { dirname } from "node:path";
import { expect, test } from "vitest";
import { listFiles, readSource, SOURCES } from "./source-files";

// Data that reads as a table (the demo's catalog and drawings) is long by nature.
const isTable = (path: string) => /^demo\/(catalog|pictures)\//.test(path);
const sizes = SOURCES.filter((path) => !isTable(path)).map((path) => ({
  path,
  lines: readSource(path).trimEnd().split("\n").length,
}));
const share = (limit: number) => sizes.filter(({ lines }) => lines < limit).length / sizes.length;

test("no file is longer than 320 lines, nine of ten are under 150", () => {
  expect(sizes.filter(({ lines }) => lines > 320)).toEqual([]);
  expect(share(150)).toBeGreaterThanOrEqual(0.9);
});

test("a folder of code has at most 25 entries of code, tests included", () => {
  const entries = new Map<string, Set<string>>();
  for (const path of listFiles(/^(app|worker|scripts|tests|demo)\/(?!pictures\/).*\.(tsx?|mjs|css)$/))
    for (let one = path; one !== "."; one = dirname(one))
      entries.set(dirname(one), (entries.get(dirname(one)) ?? new Set()).add(one));
  const full = [...entries].map(([folder, { size }]) => ({ folder, size })).filter(({ size }) => size > 25);
  expect(full).toEqual([]);
});

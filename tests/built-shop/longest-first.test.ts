import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "./longest-first";

const NAMES = ["cart", "a", "links", "b", "setup", "c", "commands"];
const files = NAMES.map((name) => ({ moduleId: `/${name}.built.test.ts` }) as TestSpecification);

async function shard(index: number, count: number): Promise<string[]> {
  const vitest = { config: { shard: { index, count } } } as Vitest;
  return (await new LongestFirst(vitest).shard(files)).map(({ moduleId }) => moduleId);
}

test.each([1, 2, 3])("of %i shards each file is in one, and long files are in all", async (count) => {
  const shards = await Promise.all(Array.from({ length: count }, (_, at) => shard(at + 1, count)));
  expect(shards.flat().toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
  for (const one of shards) expect(one.join()).toMatch(/cart|links|setup|commands/);
});

import { afterEach, expect, test, vi } from "vitest";
import { NotedBackend } from "../tests/doubles/noted-backend";
import { readEnvironment } from "./env";
import { tendContent } from "./tend-content";

afterEach(() => void vi.unstubAllGlobals());

let cursor = 0;
const products = () => ({
  pageInfo: { hasNextPage: true, endCursor: String((cursor += 1)) },
  nodes: [{ slug: `p${cursor}` }],
});
const EMPTY = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };

test("the schedule finds more sitemaps each time, with fewer questions than a Worker may ask (issue: 100 000 products)", async () => {
  const backend = new NotedBackend(() =>
    Response.json({
      data: { products: products(), posts: EMPTY, productCategories: EMPTY, productTags: EMPTY, pages: EMPTY },
    }),
  );
  const counts: number[] = [];
  for (const _ of [1, 2, 3]) {
    backend.questions.length = 0;
    await tendContent(backend.bindings, readEnvironment({}), backend.waitUntil);
    await backend.settle();
    expect(backend.questions.length).toBeLessThan(40);
    const chains = [...backend.kv.values()].map((kept) => JSON.parse(kept) as { value?: { starts?: unknown[] } });
    counts.push(Math.max(...chains.map(({ value }) => value?.starts?.length ?? 0)));
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[2]! - counts[1]!).toBeGreaterThan(10);
});

test("a backend that is down ends no schedule with an error (quality.md 4)", async () => {
  const backend = new NotedBackend(() => new Response("x", { status: 502 }));
  await expect(tendContent(backend.bindings, readEnvironment({}), backend.waitUntil)).resolves.toBeUndefined();
});

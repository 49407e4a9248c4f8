import { afterEach, expect, test, vi } from "vitest";
import { NotedBackend } from "../tests/doubles/noted-backend";
import { createCatalog } from "./catalog";
import { readEnvironment } from "./env";

afterEach(() => void vi.unstubAllGlobals());

function setUp(data: object) {
  const backend = new NotedBackend(() => Response.json({ data }));
  const open = () => createCatalog(backend.bindings, readEnvironment({}), backend.waitUntil);
  return { backend, open };
}

test("menu and page of one request ask for the tree once, the next request not at all (design §2)", async () => {
  const node = { databaseId: 1, slug: "proteini", name: "Протеини", count: 9, image: null };
  const { backend, open } = setUp({ productCategories: { nodes: [node] } });
  const first = open();
  const trees = await Promise.all([first.listCategoryTree(), first.listCategoryTree()]);
  expect(trees[0]).toEqual([{ ...node, children: [] }]);
  expect(trees[1]).toEqual(trees[0]);
  await backend.settle();
  expect(await open().listCategoryTree()).toEqual(trees[0]);
  expect(backend.namesAsked()).toEqual(["getProductCategories"]);
});

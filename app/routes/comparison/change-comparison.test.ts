import { expect, test } from "vitest";
import { COMPARISON } from "#strings/catalog/comparison";
import type { ProductSummary } from "../../domain/product/product";
import { NOTHING_BROWSED, type Browsed } from "../../domain/wishlist/browsing-history";
import { succeed } from "../../domain/values/result";
import { changeComparison } from "./change-comparison";

function open(compared: number[], known = [5, 6]) {
  const saved: Browsed[] = [];
  const browsing = {
    read: async () => ({ ...NOTHING_BROWSED, compared }),
    save: async (browsed: Browsed) => (saved.push(browsed), succeed(null)),
  };
  const catalog = {
    listByIds: async (ids: number[]) =>
      succeed(ids.filter((id) => known.includes(id)).map((databaseId) => ({ databaseId }) as ProductSummary)),
  };
  const change = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeComparison(form, browsing, catalog);
  };
  return { saved, change };
}

test("the comparison stores ids, which are the same in every language", async () => {
  const { saved, change } = open([5]);
  expect(await change({ intent: "add", id: "6" })).toMatchObject({ status: 200, reply: { ok: true, count: 2 } });
  await change({ intent: "remove", id: "5" });
  expect(saved.map(({ compared }) => compared)).toEqual([[5, 6], []]);
});

test("a form without an id, as an earlier deployment had it, and an unknown product are refused", async () => {
  const { saved, change } = open([5]);
  for (const intent of ["add", "remove"]) {
    const { status, reply } = await change({ intent, slug: "bar" });
    expect([status, reply]).toEqual([422, { ok: false, count: 1, message: COMPARISON.outdated }]);
  }
  expect((await change({ intent: "add", id: "7" })).reply.message).toBe(COMPARISON.unknown);
  expect((await change({ intent: "remove", id: "5,6" })).reply.message).toBe(COMPARISON.outdated);
  expect(saved).toEqual([]);
});

test("a product that is gone stays while there is room: it may come back", async () => {
  const { saved, change } = open([1, 5]);
  await change({ intent: "add", id: "6" });
  expect(saved.map(({ compared }) => compared)).toEqual([[1, 5, 6]]);
});

test("products that are gone make room; with four that are shown the comparison is full", async () => {
  const gone = open([1, 2, 3, 5], [5, 6]);
  expect(await gone.change({ intent: "add", id: "6" })).toMatchObject({ status: 200, reply: { ok: true, count: 2 } });
  expect(gone.saved.map(({ compared }) => compared)).toEqual([[5, 6]]);
  const full = open([1, 2, 3, 5], [1, 2, 3, 5, 6]);
  expect((await full.change({ intent: "add", id: "6" })).reply.message).toBe(COMPARISON.full(4));
  expect(full.saved).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddToCartDocument, GetCatalogCategoriesDocument } from "../../graphql/generated/documents";
import { openClientWith } from "../../tests/doubles/backend/client-with-fetch";

const ADD = { input: { productId: 154, quantity: 1 } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a silent backend is a timeout, and a mutation is never retried", async () => {
  const { client, requests } = openClientWith(() => new Promise(() => {}));
  const change = client.mutate(AddToCartDocument, ADD);
  await vi.advanceTimersByTimeAsync(15_100);
  expect((await change).failure).toEqual({ kind: "timeout" });
  expect(requests).toHaveLength(1);
});

test.each(["public", "shopper"] as const)(
  "a %s query fails within 3.5 s, and is retried only in the time that is left",
  async (name) => {
    const silent = openClientWith(() => new Promise(() => {}), name);
    const read = silent.client.query(GetCatalogCategoriesDocument, {});
    await vi.advanceTimersByTimeAsync(3500);
    expect((await read).failure).toEqual({ kind: "timeout" });
    expect(silent.requests).toHaveLength(1);
    let isFirst = true;
    const fallen = openClientWith(async () => {
      if (!isFirst) return new Promise(() => {});
      isFirst = false;
      await new Promise((resolve) => void setTimeout(resolve, 1000));
      return new Response("<html>502</html>", { status: 502 });
    }, name);
    const second = fallen.client.query(GetCatalogCategoriesDocument, {});
    await vi.advanceTimersByTimeAsync(3500);
    expect((await second).failure).toEqual({ kind: "timeout" });
    expect(fallen.requests).toHaveLength(2);
  },
);

test("a response that never ends times out like a silent backend", async () => {
  const { client } = openClientWith(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
  const change = client.mutate(AddToCartDocument, ADD);
  await vi.advanceTimersByTimeAsync(15_100);
  expect((await change).failure).toEqual({ kind: "timeout" });
});

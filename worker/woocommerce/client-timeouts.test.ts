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

test("a silent backend is a timeout: queries are retried once, mutations never", async () => {
  const { client, requests } = openClientWith(() => new Promise(() => {}), "public");
  const read = client.query(GetCatalogCategoriesDocument, {});
  await vi.advanceTimersByTimeAsync(7100);
  expect((await read).failure).toEqual({ kind: "timeout" });
  expect(requests).toHaveLength(2);
  const change = client.mutate(AddToCartDocument, ADD);
  await vi.advanceTimersByTimeAsync(15_100);
  expect((await change).failure).toEqual({ kind: "timeout" });
  expect(requests).toHaveLength(3);
});

test("a shopper's query fails within 3.5 s, and is retried only in the time that is left", async () => {
  const silent = openClientWith(() => new Promise(() => {}));
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
  });
  const second = fallen.client.query(GetCatalogCategoriesDocument, {});
  await vi.advanceTimersByTimeAsync(3500);
  expect((await second).failure).toEqual({ kind: "timeout" });
  expect(fallen.requests).toHaveLength(2);
});

test("a response that never ends times out like a silent backend", async () => {
  const { client } = openClientWith(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
  const change = client.mutate(AddToCartDocument, ADD);
  await vi.advanceTimersByTimeAsync(15_100);
  expect((await change).failure).toEqual({ kind: "timeout" });
});

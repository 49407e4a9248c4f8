import { expect, test } from "vitest";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import { CURSOR_FETCH_MAX } from "../config/limits";
import { listProducts } from "./catalog";
import type { Answer, BackendClient } from "./client";

type Variables = Record<string, unknown>;

const PER_PAGE = 24;
const ALL = { search: "", category: "", page: 1 };
const CARD = recordedSimple.response.body.data.product;
const BROKEN = { kind: "bad-answer" as const };

/** A client that gives these answers, one after the other, and notes what it was asked. */
function answerWith(...answers: Partial<Answer<unknown>>[]) {
  const asked: Variables[] = [];
  const query = (_: unknown, variables: Variables) =>
    Promise.resolve({ data: null, failure: null, sessionToken: null, ...answers[asked.push(variables) - 1] });
  return { asked, client: { query } as unknown as BackendClient };
}

const connection = (parts: object) => ({
  data: { products: { found: null, pageInfo: { hasNextPage: true, endCursor: "c" }, ...parts } },
});
const cursors = (count: number, last: string | null, parts: object = {}) =>
  connection({ edges: Array.from({ length: count }, (_, i) => ({ cursor: i < count - 1 ? "x" : last })), ...parts });
const LAST_PAGE = connection({ found: 1, nodes: [CARD], pageInfo: { hasNextPage: false, endCursor: null } });

test("page 1 is one question, newest first, of what the listing's address says (§7, Listing flow)", async () => {
  const { client, asked } = answerWith(connection({ found: 298, nodes: [CARD] }));
  const listed = await listProducts(client, { search: "whey", category: "proteini", page: 1 }, PER_PAGE);
  expect(listed).toMatchObject({ page: 1, found: 298, hasNextPage: true, products: [{ databaseId: 54 }] });
  expect(asked).toEqual([
    { first: 24, after: null, search: "whey", categoryIn: ["proteini"], orderby: [{ field: "DATE", order: "DESC" }] },
  ]);
});

test("nothing is filtered where nothing is asked for (§7)", async () => {
  const { client, asked } = answerWith(LAST_PAGE);
  await listProducts(client, ALL, PER_PAGE);
  expect(asked[0]).toMatchObject({ search: null, categoryIn: null });
});

test("page n starts at the cursor of the (n-1) x 24th product, asked in hundreds (§7, Listing flow)", async () => {
  const first = cursors(100, "cursor 100", { found: 298 });
  const { client, asked } = answerWith(first, cursors(20, "cursor 120"), connection({ found: null, nodes: [CARD] }));
  const listed = await listProducts(client, { ...ALL, page: 6 }, PER_PAGE);
  expect(asked.map(({ first: count, after }) => [count, after])).toEqual([
    [100, null],
    [20, "cursor 100"],
    [24, "cursor 120"],
  ]);
  expect(listed).toMatchObject({ page: 6, found: 298, products: [{ databaseId: 54 }] });
});

test("a page beyond the last cursor is an empty list without a next page (§8)", async () => {
  const end = { pageInfo: { hasNextPage: false, endCursor: null } };
  for (const answer of [cursors(24, "c", end), cursors(7, "c", end)]) {
    const { client, asked } = answerWith(answer, LAST_PAGE);
    expect(await listProducts(client, { ...ALL, page: 2 }, PER_PAGE)).toEqual({
      products: [],
      page: 2,
      found: null,
      hasNextPage: false,
    });
    expect(asked).toHaveLength(1);
  }
});

test("no cursor is asked for beyond the cap of 2000 (§9)", async () => {
  const { client, asked } = answerWith();
  expect(await listProducts(client, { ...ALL, page: 3 }, CURSOR_FETCH_MAX / 2)).toMatchObject({ products: [] });
  expect(asked).toEqual([]);
});

test("a jump that fails falls back to the first page (§8)", async () => {
  for (const answer of [
    { failure: BROKEN },
    { data: {}, failure: BROKEN },
    { data: { products: null } },
    connection({ edges: "x" }),
    connection({ edges: [{ cursor: "c" }], pageInfo: null }),
  ]) {
    const { client } = answerWith(answer, LAST_PAGE);
    expect(await listProducts(client, { ...ALL, page: 2 }, PER_PAGE)).toMatchObject({ page: 1, products: [{}] });
  }
});

test("where the backend doesn't say how many were found, only a single page knows (backend notes, Lists)", async () => {
  const found = async (parts: object) => {
    const { client } = answerWith(connection({ nodes: [CARD, CARD], ...parts }));
    return (await listProducts(client, ALL, PER_PAGE)).found;
  };
  expect(await found({ pageInfo: { hasNextPage: false } })).toBe(2);
  expect(await found({})).toBeNull();
  expect(await found({ found: "298" })).toBeNull();
});

test("a list that can't be read is a fault, never an empty shop (quality.md 4)", async () => {
  for (const answer of [
    { failure: BROKEN },
    { data: { products: null }, failure: BROKEN },
    { data: {} },
    connection({ nodes: {} }),
    connection({ nodes: [null] }),
    connection({ nodes: [CARD], pageInfo: null }),
  ])
    await expect(listProducts(answerWith(answer).client, ALL, PER_PAGE)).rejects.toMatchObject({ failure: BROKEN });
});

import { expect, test } from "vitest";
import { makeMemory } from "../../tests/doubles/map-memory";
import { LIST_MAX } from "../config/limits";
import type { BackendClient } from "./client";
import { ANYTHING } from "./listing-filters";
import { narrow, resolveSearch, splitWords } from "./listing-search";

interface Question {
  search: string | null;
  include: number[] | null;
  first: number;
  after: string | null;
}

const ON_SALE = 7;

/** A shop whose products hold these phrases, a hundred to an answer as WPGraphQL gives them; notes what it is asked. */
function shopWith(hits: Record<string, number[]>) {
  const asked: Question[] = [];
  const query = (_: unknown, question: Question) => {
    asked.push(question);
    const { search, include, first, after } = question;
    const all = (hits[search ?? ""] ?? []).filter((id) => !include || include.includes(id));
    const start = Number(after ?? 0);
    const end = start + Math.min(first, LIST_MAX);
    const products = {
      found: all.length,
      pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
      nodes: all.slice(start, end).map(toNode),
    };
    return Promise.resolve({ data: { products }, failure: null, sessionToken: null });
  };
  return { client: { query } as unknown as BackendClient, asked, phrases: () => asked.map(({ search }) => search) };
}

function toNode(databaseId: number) {
  return { __typename: "SimpleProduct", databaseId, averageRating: 0, onSale: databaseId === ON_SALE, price: "10" };
}

async function find(hits: Record<string, number[]>, term: string) {
  const search = await resolveSearch(shopWith(hits).client, makeMemory(), term);
  return "phrase" in search ? search : search.entries.map(({ id }) => id).toSorted((a, b) => a - b);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("one Cyrillic word is left to the backend, nothing is asked for it", async () => {
  const { client, asked } = shopWith({});
  expect(await resolveSearch(client, makeMemory(), "  Протеин ")).toEqual({ phrase: "протеин" });
  expect(asked).toEqual([]);
});

test("several words find the products that hold each of them, in any order (issue: search)", async () => {
  const hits = { креатин: [1, 2, 3], "500": [2, 3, 4], прах: [3, 4] };
  expect(await find(hits, "креатин 500")).toEqual([2, 3]);
  expect(await find(hits, "500 креатин")).toEqual([2, 3]);
  expect(await find(hits, "креатин 500 прах")).toEqual([3]);
});

test("a Latin word is looked for in Cyrillic too, and both finds count (issue: search)", async () => {
  expect(await find({ kreatin: [1, 5], креатин: [2, 5] }, "kreatin")).toEqual([1, 2, 5]);
});

test("a Latin word that is found in one writing only is left to the backend in that one", async () => {
  expect(await find({ протеин: [1, 2] }, "protein")).toEqual({ phrase: "протеин" });
  expect(await find({ whey: [1] }, "whey")).toEqual({ phrase: "whey" });
});

test("Latin words among others are forgiven as well", async () => {
  expect(await find({ протеин: [1, 2], "500": [2, 3] }, "protein 500")).toEqual([2]);
});

test("a word with more than a hundred hits still finds what it shares with another, whole lists and all", async () => {
  const hits = { протеин: range(1, 350), шоколад: [40, 340, 999] };
  expect(await find(hits, "протеин шоколад")).toEqual([40, 340]);
  expect(await find(hits, "шоколад протеин")).toEqual([40, 340]);
  expect(await find({ протеин: range(1, 350), сила: range(300, 640) }, "протеин сила")).toEqual(range(300, 350));
});

test("a word that nothing holds finds nothing", async () => {
  expect(await find({ протеин: [1, 2] }, "протеин нямаго")).toEqual([]);
  expect(await find({}, "qwerty")).toEqual({ phrase: "qwerty" });
});

test("the same words are asked once: the second search is answered out of memory", async () => {
  const { client, phrases } = shopWith({ креатин: [1, 2], "500": [2] });
  const memory = makeMemory();
  const first = await resolveSearch(client, memory, "креатин 500");
  await memory.settle();
  expect(await resolveSearch(client, memory, "500 КРЕАТИН")).toEqual(first);
  expect(phrases().toSorted()).toEqual(["500", "креатин"]);
});

test("of found products the reduced ones are picked here: the backend would forget the ids (backend notes, Lists)", async () => {
  const { client } = shopWith({ креатин: [ON_SALE, 2, 9], "500": [2, ON_SALE, 9] });
  const search = await resolveSearch(client, makeMemory(), "креатин 500");
  expect(narrow(ANYTHING, search)).toMatchObject({ onSale: false, ids: [9, ON_SALE, 2] });
  expect(narrow({ ...ANYTHING, onSale: true }, search)).toMatchObject({ onSale: false, ids: [ON_SALE] });
});

test("a phrase leaves the other filters as they are", () => {
  expect(narrow({ ...ANYTHING, onSale: true }, { phrase: "клин" })).toEqual({
    ...ANYTHING,
    onSale: true,
    phrase: "клин",
  });
});

test("words are taken once, in lower case, and no more than six of them", () => {
  expect(splitWords("  Клин клин\tЧЕРЕН ")).toEqual(["клин", "черен"]);
  expect(splitWords("а б в г д е ж з")).toHaveLength(6);
});

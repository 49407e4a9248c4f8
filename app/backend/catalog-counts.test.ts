import { expect, test } from "vitest";
import { answerWith } from "../../tests/doubles/answering-client";
import { PLAIN_LISTING } from "../shop/listing-query";
import { countAllProducts, countChoice, countProducts } from "./catalog-counts";
import { toChoice, type ListingTerms } from "./listing-filters";

const TERMS: ListingTerms = { currency: "BGN", priceDisplay: "leva", productsPerPage: 24, filterAttributes: [] };

const CHOICE = {
  ...toChoice(PLAIN_LISTING, { kind: "category", slug: "proteini" }, TERMS),
  phrase: "whey",
};
const WHERE = {
  search: "whey",
  include: null,
  taxonomyFilter: { and: [{ taxonomy: "PRODUCT_CAT", terms: ["proteini"], operator: "IN" }] },
  minPrice: null,
  maxPrice: null,
  onSale: null,
  rating: null,
};
const found = (value: unknown) => ({ data: { products: { found: value } } });
const REFUSED = { kind: "refused" as const, message: 'Cannot query field "found"' };

test("a count is what the backend found, and null of an empty list is none (backend notes, Lists)", async () => {
  const { client, asked } = answerWith(found(67));
  expect(await countProducts(client, CHOICE)).toEqual({ ok: true, value: 67 });
  expect(asked.map(({ variables }) => variables)).toEqual([WHERE]);
  expect(await countProducts(answerWith(found(null)).client, CHOICE)).toEqual({ ok: true, value: 0 });
  expect(await countAllProducts(answerWith(found(298)).client)).toEqual({ ok: true, value: 298 });
});

test("a backend without `found` is counted by cursor, each product once (design §4)", async () => {
  const page = (ids: number[], endCursor: string | null) => ({
    data: {
      products: {
        pageInfo: { hasNextPage: endCursor !== null, endCursor },
        nodes: ids.map((databaseId) => ({ databaseId })),
      },
    },
  });
  const { client, asked } = answerWith({ failure: REFUSED }, page([1, 2], "a"), page([2, 3], null));
  expect(await countProducts(client, CHOICE)).toEqual({ ok: true, value: 3 });
  expect(asked[1]!.variables).toEqual({ ...WHERE, first: 100, after: null });
});

test("a backend that doesn't answer is not counted on and on (design §3)", async () => {
  const { client, asked } = answerWith({ failure: { kind: "timeout" } });
  expect(await countProducts(client, CHOICE)).toEqual({ ok: false, failure: { kind: "timeout" } });
  expect(asked).toHaveLength(1);
});

test("a choice is counted before it is made (design §4)", async () => {
  const { client, asked } = answerWith(found(12));
  expect(await countChoice(client, CHOICE, true)).toEqual({ ok: true, value: 12 });
  await countChoice(client, CHOICE, false);
  expect(asked.map(({ variables }) => variables)).toEqual([{ ...WHERE, onSale: true }, WHERE]);
});

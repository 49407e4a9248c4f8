import { expect, test } from "vitest";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import recordedStock from "../../tests/contract/samples/stockStatus-by-slug.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { askStock, listProductsByIds, listVariations, readRelated } from "./catalog-products";

const CARD = recordedSimple.response.body.data.product;
const cards = (...ids: number[]) => ({
  data: { products: { nodes: ids.map((databaseId) => ({ ...CARD, databaseId })) } },
});

test("related products are cards; what is no product is left out (§3)", () => {
  const nodes = [{ ...CARD, databaseId: 1 }, {}, { ...CARD, databaseId: 2 }];
  const answer = { data: { product: { databaseId: 54, related: { nodes } } }, failure: null, sessionToken: null };
  const related = readRelated(answer as never);
  expect(related.ok && related.value.map(({ databaseId }) => databaseId)).toEqual([1, 2]);
  const none = { ...answer, data: { product: { related: null } } };
  expect(readRelated(none as never)).toMatchObject({ value: [] });
  const failure = { kind: "refused", message: "Internal server error" };
  expect(readRelated({ ...none, failure } as never)).toEqual({ ok: false, failure });
});

test("a backend that names more related products than it was asked for is cut to 5 (§3, §9)", () => {
  const nodes = [{}, ...[1, 2, 3, 4, 5, 6, 7].map((databaseId) => ({ ...CARD, databaseId }))];
  const related = readRelated({
    data: { product: { related: { nodes } } },
    failure: null,
    sessionToken: null,
  } as never);
  expect(related.ok && related.value.map(({ databaseId }) => databaseId)).toEqual([1, 2, 3, 4, 5]);
});

test("products by ids come in the order of the ids, each once, asked in tens (§7)", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const { client, asked } = answerWith(cards(...ids.slice(0, 10).toReversed()), cards(12));
  const found = await listProductsByIds(client, [...ids, 1, 0, -1, Number.NaN]);
  expect(found.map(({ databaseId }) => databaseId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
  expect(asked.map(({ variables }) => variables.ids)).toEqual([ids.slice(0, 10), [11, 12]]);
});

test("no ids are no question, and a ten that fails fails the list (§7; quality.md 4)", async () => {
  const { client, asked } = answerWith(cards(1), { failure: { kind: "timeout" } });
  expect(await listProductsByIds(client, [])).toEqual([]);
  expect(asked).toEqual([]);
  const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
  await expect(listProductsByIds(client, eleven)).rejects.toMatchObject({ failure: { kind: "timeout" } });
});

test("the 21st variation is for sale too: all are read by cursor (design §8)", async () => {
  const variations = (databaseId: number, endCursor: string | null) => ({
    data: {
      product: {
        variations: {
          pageInfo: { hasNextPage: endCursor !== null, endCursor },
          nodes: [{ databaseId, name: "M", price: "31.12", stockStatus: "IN_STOCK", stockQuantity: 2 }],
        },
      },
    },
  });
  const all = await listVariations(answerWith(variations(1, "a"), variations(2, null)).client, "x");
  expect(all).toMatchObject({ ok: true, value: [{ databaseId: 1, pricing: { lowest: 3112 } }, { databaseId: 2 }] });
  expect(await listVariations(answerWith({ data: { product: { databaseId: 1 } } }).client, "x")).toMatchObject({
    value: [],
  });
});

test("recorded stock says how a product and each of its variations stand now (§7)", async () => {
  const stock = await askStock(answerWith({ data: recordedStock.response.body.data }).client, "x");
  expect(stock.ok && stock.value.stockStatus).toBe("in-stock");
  expect(stock.ok && stock.value.variations.map(({ stockStatus }) => stockStatus).slice(-2)).toEqual([
    "on-backorder",
    "out-of-stock",
  ]);
  const external = await askStock(answerWith({ data: { product: { databaseId: 7 } } }).client, "x");
  expect(external).toEqual({
    ok: true,
    value: { databaseId: 7, stockStatus: null, stockQuantity: null, variations: [] },
  });
});

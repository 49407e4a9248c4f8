import { expect, test } from "vitest";
import recordedSimple from "../../tests/contract/samples/product-simple.json";
import { answerWith } from "../../tests/doubles/answering-client";
import { listProductRow, listProductsBySlugs } from "./product-rows";

const CARD = recordedSimple.response.body.data.product;
const pageInfo = { hasNextPage: false, endCursor: null };

function answerCards(...slugs: string[]) {
  return answerWith({ data: { products: { found: null, pageInfo, nodes: slugs.map((slug) => ({ ...CARD, slug })) } } });
}

test.each([
  ["newest", { orderby: [{ field: "DATE", order: "DESC" }] }],
  ["on-sale", { onSale: true }],
  ["best-selling", { orderby: [{ field: "POPULARITY", order: "DESC" }] }],
] as const)("the row %s is one small question (backend notes, Lists)", async (row, where) => {
  const { client, asked } = answerCards("a", "b");
  expect((await listProductRow(client, row, 4)).map(({ slug }) => slug)).toEqual(["a", "b"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.variables).toMatchObject({ ...where, first: 4, after: null });
});

test("products of a text stand in its order, in whatever writing of their slugs; those not for sale are left out", async () => {
  const { client } = answerCards("%d1%89%d0%b0%d0%bd%d0%b3%d0%b0", "whey");
  const cards = await listProductsBySlugs(client, ["whey", "gone", "щанга"]);
  expect(cards.map(({ slug }) => slug)).toEqual(["whey", "%d1%89%d0%b0%d0%bd%d0%b3%d0%b0"]);
});

test("nothing is asked for no products, and a fault is none of them (quality.md 4)", async () => {
  const { client, asked } = answerCards();
  expect(await listProductsBySlugs(client, [])).toEqual([]);
  expect(asked).toEqual([]);
  const down = answerWith({ failure: { kind: "timeout" } }).client;
  await expect(listProductRow(down, "newest", 4)).rejects.toMatchObject({ failure: { kind: "timeout" } });
});

import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { cutToSchema, expectLike } from "../testing/replay.ts";
import { readFileSync } from "node:fs";

const IDS = [154, 228, 169, 56];
const ADD = "mutation ($id: Int!) { addToCart(input: {productId: $id}) { cart { isEmpty } } }";

async function countLines(shop: DemoShop): Promise<number> {
  const { body } = await shop.ask("{ cart { contents { productCount } } }");
  return (body.data as { cart: { contents: { productCount: number } } }).cart.contents.productCount;
}

async function openShop(): Promise<DemoShop> {
  const shop = new DemoShop();
  await shop.operate("checkout/updateCustomer", { input: { billing: { country: "BG" } } });
  return shop;
}

test("concurrent mutations of one session lose lines without an error", async () => {
  const shop = await openShop();
  const answers = await Promise.all(IDS.map((id) => shop.ask(ADD, { id })));
  for (const { body } of answers) expect(body.errors).toBeUndefined();
  const lines = await countLines(shop);
  expect(lines).toBeGreaterThanOrEqual(1);
  expect(lines).toBeLessThan(IDS.length);
});

test("mutations in one batch are safe", async () => {
  const shop = await openShop();
  await shop.post(IDS.map((id) => ({ query: ADD, variables: { id } })));
  expect(await countLines(shop)).toBe(IDS.length);
});

test("addToCart-batch: every result has the cart at that point", async () => {
  const shop = await openShop();
  const recorded = JSON.parse(
    readFileSync(new URL("../../tests/contract/samples/addToCart-batch.json", import.meta.url), "utf8"),
  ) as { data: { addToCart: { cart: object } } }[];
  const query = cutToSchema(BATCH_QUERY);
  const { body } = await shop.post([154, 228, 169].map((productId) => ({ query, variables: { productId } })));
  expect(body).toEqual(expectLike(body, recorded));
});

// As recorded, but for the two counts: the real backend's earlier results count the whole batch.
const BATCH_QUERY = `mutation ($productId: Int!) { addToCart(input: {productId: $productId}) { cart {
  contents(first: 100) { nodes { key quantity total subtotal subtotalTax tax rawTotal: total(format: RAW)
    product { node { name slug databaseId type image { sourceUrl } ... on InventoriedProduct { stockQuantity stockStatus } } } } }
  appliedCoupons { code } subtotal subtotalTax discountTotal discountTax shippingTotal shippingTax total totalTax
  rawTotal: total(format: RAW) isEmpty needsShippingAddress chosenShippingMethods
  availableShippingMethods { packageDetails rates { id label methodId taxTotal subtotal } } } } }`;

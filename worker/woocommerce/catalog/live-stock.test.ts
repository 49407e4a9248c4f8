import { expect, test } from "vitest";
import recordedStock from "../../../tests/contract/samples/stockStatus-by-slug.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { fetchStock } from "./live-stock";

test("recorded stock is mapped for a product and each variation", async () => {
  const stock = await fetchStock(respondWith({ data: recordedStock.response.body.data }).client, "x");
  expect(stock.ok && stock.value.stockStatus).toBe("in-stock");
  expect(stock.ok && stock.value.variations.map(({ stockStatus }) => stockStatus).slice(-2)).toEqual([
    "on-backorder",
    "out-of-stock",
  ]);
  const external = await fetchStock(respondWith({ data: { product: { databaseId: 7 } } }).client, "x");
  expect(external).toEqual({
    ok: true,
    value: { databaseId: 7, stockStatus: null, stockQuantity: null, variations: [] },
  });
});

import { expect, test } from "vitest";
import type { CartLine } from "./cart";
import { countShortages, findShortage, hasLine, lineQuantityLimit, unitsLeft } from "./cart-stock";

const line = {
  key: "a",
  productId: 1,
  variationId: 2,
  quantity: 3,
  stockQuantity: 4,
  stockStatus: "in-stock",
  attributes: [{ name: "pa_cvyat", slug: "cheren" }],
} as CartLine;

test("a line that is sold out or exceeds the stock blocks the order", () => {
  const lines = [
    line,
    { ...line, key: "b", productId: 7, stockStatus: "out-of-stock" as const, stockQuantity: null },
    { ...line, key: "c", productId: 8, quantity: 5 },
    { ...line, key: "d", productId: 9, quantity: 50, stockQuantity: null },
    { ...line, key: "e", productId: 10, quantity: 50, stockStatus: "on-backorder" as const },
  ];
  const shortages = lines.map((one) => findShortage(one, lines));
  expect(shortages).toEqual([null, { kind: "out" }, { kind: "short", left: 4 }, null, null]);
  expect(countShortages({ lines })).toBe(2);
});

test("lines of one variation share its stock", () => {
  const other = { ...line, key: "b", quantity: 2 };
  expect(unitsLeft(line, [line, other])).toBe(2);
  expect(countShortages({ lines: [line, other] })).toBe(2);
  expect(unitsLeft(line, [line, { ...other, variationId: 3 }])).toBe(4);
  expect(unitsLeft(line, [line, { ...other, quantity: 9 }])).toBe(0);
});

test("an add that increases a line is distinguished from one that needs a new line", () => {
  const add = { type: "add", productId: 1, variationId: 2, quantity: 1, attributes: [] } as const;
  const choose = (value: string) => ({ ...add, attributes: [{ name: "pa_cvyat", value }] });
  expect(hasLine({ lines: [line] }, { ...add, attributes: [] })).toBe(true);
  expect(hasLine({ lines: [line] }, choose("cheren"))).toBe(true);
  expect(hasLine({ lines: [line] }, choose("rozov"))).toBe(false);
  expect(hasLine({ lines: [line] }, { ...add, attributes: [], variationId: null })).toBe(false);
});

test("the quantity is limited to the stock, and to one for products sold individually", () => {
  const untracked = { ...line, quantity: 2, stockQuantity: null };
  expect(lineQuantityLimit({ ...untracked, stockQuantity: 4 }, 999)).toBe(4);
  expect(lineQuantityLimit({ ...untracked, stockQuantity: 1 }, 999)).toBe(2);
  expect(lineQuantityLimit({ ...untracked, stockQuantity: 4, stockStatus: "on-backorder" }, 999)).toBe(999);
  expect(lineQuantityLimit({ ...untracked, soldIndividually: true }, 999)).toBe(1);
  expect(lineQuantityLimit({ ...untracked, stockStatus: "out-of-stock" }, 999)).toBe(2);
  expect(lineQuantityLimit(untracked, 999)).toBe(999);
});

import { expect, test } from "vitest";
import { hasSameLines } from "./same-lines";

const open = (slug: string) => [{ name: "pa_cvyat", slug, value: "" }];
const line = (productId: number, quantity = 1, variationId: number | null = null, slug = "") => ({
  productId,
  variationId,
  quantity,
  attributes: slug ? open(slug) : [],
});

test("carts are equal in any line order, and however a quantity is split", () => {
  expect(hasSameLines([line(1), line(2, 3)], [line(2), line(1), line(2, 2)])).toBe(true);
  expect(hasSameLines([], [])).toBe(true);
});

test.each([
  ["another product", [line(2)]],
  ["another quantity", [line(1, 2)]],
  ["another variation", [line(1, 1, 7)]],
  ["another choice of an open attribute", [line(1, 1, null, "cheren")]],
  ["one more thing", [line(1), line(2)]],
  ["nothing", []],
])("carts with %s differ", (_, others) => {
  expect(hasSameLines([line(1)], others)).toBe(false);
  expect(hasSameLines(others, [line(1)])).toBe(false);
});

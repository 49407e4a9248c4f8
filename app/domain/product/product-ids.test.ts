import fc from "fast-check";
import { expect, test } from "vitest";
import { parseProductIds } from "./product-url";

test.each([
  ["12,7", [12, 7]],
  ["7,7,007,-7,7.0, 7", [7]],
  ["1,2,3,4,5,6,7,8,9,10,11,12", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["9999999999,2147483647", [2147483647]],
  ["", []],
  [null, []],
])("%j requests the products %j, at most ten", (text, ids) => {
  expect(parseProductIds(text)).toEqual(ids);
});

test("any text gives at most ten ids, without duplicates", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.integer()).map(String)), (text) => {
      const ids = parseProductIds(text);
      return ids.length <= 10 && new Set(ids).size === ids.length && ids.every((id) => Number.isInteger(id) && id > 0);
    }),
  );
});

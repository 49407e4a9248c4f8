import fc from "fast-check";
import { expect, test } from "vitest";
import { WISHLIST_MAX } from "../../config/limits";
import { addEntry, hasEntry, parseWishlist, removeEntry, type Wishlist } from "./wishlist";
import { countRuns } from "../../../tests/fixtures/trials";

const TWO: Wishlist = [
  { databaseId: 7, name: "Пудовка" },
  { databaseId: 9, name: "Постелка" },
];

test("adding appends an entry, and ignores duplicates and entries without an id", () => {
  expect(addEntry(TWO, { databaseId: 3, name: "Въже" })).toEqual([...TWO, { databaseId: 3, name: "Въже" }]);
  for (const ignored of [{ databaseId: 7, name: "Друга" }, {}, null, { name: "Без номер" }, { databaseId: "3" }])
    expect(addEntry(TWO, ignored)).toBe(TWO);
  for (const databaseId of [0, -1, 1.5, Number.NaN, 2 ** 60]) expect(addEntry(TWO, { databaseId, name: "" })).toBe(TWO);
});

test("removing drops one entry, and leaves the list unchanged when it isn't there", () => {
  expect(removeEntry(TWO, 7)).toEqual([TWO[1]]);
  expect(removeEntry(TWO, 8)).toBe(TWO);
});

test("stored entries are read back; whole products of an older version too", () => {
  expect(parseWishlist(JSON.stringify(TWO))).toEqual(TWO);
  const product = { databaseId: 5, name: "Колан", slug: "kolan", price: "19,90&nbsp;лв.", image: { sourceUrl: "x" } };
  expect(parseWishlist(JSON.stringify([product, product, { databaseId: 6 }, 7, null]))).toEqual([
    { databaseId: 5, name: "Колан" },
    { databaseId: 6, name: "" },
  ]);
});

test.each([null, "", "null", "{", "{}", "[[]]", '"text"', '{"databaseId":5}', "\u0000"])(
  "%j in local storage is an empty list",
  (text) => {
    expect(parseWishlist(text)).toEqual([]);
  },
);

test("a full list drops its oldest entry", () => {
  const full = parseWishlist(JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ databaseId: index + 1 }))));
  expect([full.length, full.at(-1)?.databaseId]).toEqual([WISHLIST_MAX, 5000]);
  const more = addEntry(full, { databaseId: 9999 });
  expect([more.length, hasEntry(more, 9999), hasEntry(more, full[0]!.databaseId)]).toEqual([WISHLIST_MAX, true, false]);
});

test("any stored text is parsed without an error: ids are positive integers, without duplicates", () => {
  const entry = fc.oneof(
    fc.record({ databaseId: fc.oneof(fc.nat({ max: 20 }), fc.anything()), name: fc.anything() }),
    fc.anything(),
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .array(entry)
      .map((list) => JSON.stringify(list, (_, value) => (typeof value === "bigint" ? "big" : value)) ?? ""),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const list = parseWishlist(stored);
      const ids = list.map(({ databaseId }) => databaseId);
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(parseWishlist(JSON.stringify(list))).toEqual(list);
    }),
    { numRuns: countRuns(3000) },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { COMPARED_MAX, SEEN_MAX } from "../../config/limits";
import { addCompared, addSeen, NOTHING_BROWSED, readBrowsed } from "./browsing-history";

test("at most four products are compared, without duplicates", () => {
  let browsed = NOTHING_BROWSED;
  for (const id of [5, 6, 5, 7, 8]) browsed = addCompared(browsed, id)!;
  expect(browsed.compared).toEqual([5, 6, 7, 8]);
  expect(addCompared(browsed, 9)).toBeNull();
  expect(addCompared(browsed, 6)).toBe(browsed);
});

test("viewed products are newest first, without duplicates, at most twelve", () => {
  expect(addSeen([3, 2, 1], [2])).toEqual([2, 3, 1]);
  const many = Array.from({ length: 40 }, (_, index) => index + 1);
  expect(addSeen(many, [99])).toHaveLength(SEEN_MAX);
  expect(addSeen([], [0, -1, 1.5, Number.NaN, 7])).toEqual([7]);
});

test("any stored data parses to a list or to nothing, within its bounds", () => {
  expect(readBrowsed(undefined, undefined)).toEqual(NOTHING_BROWSED);
  expect(readBrowsed("x", { length: 3 })).toEqual(NOTHING_BROWSED);
  expect(readBrowsed([5, "slug", 0, 5], [1, "2", 1])).toEqual({ compared: [5], seen: [1] });
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (compared, seen) => {
      const read = readBrowsed(compared, seen);
      expect(read.compared.length).toBeLessThanOrEqual(COMPARED_MAX);
      expect(read.seen?.length ?? 0).toBeLessThanOrEqual(SEEN_MAX);
    }),
  );
});

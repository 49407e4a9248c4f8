import fc from "fast-check";
import { expect, test } from "vitest";
import { findPriorPrice, type PriceChange } from "./prior-price";

const TODAY = 1000;
/** Every day from then on. */
const walksSince = (first: number) => Array.from({ length: TODAY - first + 1 }, (_, index) => first + index);
const EVER = walksSince(900);
const row = (day: number, price: number, regular: number | null = 5990): PriceChange => ({ day, price, regular });
const REDUCED = { price: 4790, regular: 5990 };

test("a reduction of today counts from the lowest price of the 30 days before it (Directive 98/6 art. 6a)", () => {
  const past = [row(900, 5990), row(975, 5490, 5490), row(980, 5990)];
  expect(findPriorPrice(past, REDUCED, TODAY, EVER)).toBe(5490);
  expect(findPriorPrice([...past, row(TODAY, 4790)], REDUCED, TODAY, EVER)).toBe(5490);
});

test("what was cheaper longer than 30 days ago doesn't count, but for the price that stood on the first of them", () => {
  expect(findPriorPrice([row(900, 3000, 3000), row(970, 5990)], REDUCED, TODAY, EVER)).toBe(5990);
  expect(findPriorPrice([row(900, 3000, 3000), row(971, 5990)], REDUCED, TODAY, EVER)).toBe(3000);
});

test("a reduction that has lasted counts from the 30 days before its own first day, and never from itself", () => {
  const past = [row(900, 5990), row(940, 4790)];
  expect(findPriorPrice(past, REDUCED, TODAY, EVER)).toBe(5990);
});

test("one that grows without a break is one reduction; after a rise it is another", () => {
  expect(findPriorPrice([row(900, 5990), row(990, 5290), row(995, 4790)], REDUCED, TODAY, EVER)).toBe(5990);
  expect(findPriorPrice([row(900, 5990), row(990, 4490), row(995, 4790)], REDUCED, TODAY, EVER)).toBe(4490);
  const between = [row(900, 5990), row(980, 4490), row(985, 5990), row(995, 4790)];
  expect(findPriorPrice(between, REDUCED, TODAY, EVER)).toBe(4490);
});

test("nothing is said where the record is younger than the 30 days, has a gap, has stopped, or is empty", () => {
  const past = [row(980, 5990), row(998, 4790)];
  expect(findPriorPrice(past, REDUCED, TODAY, walksSince(980))).toBeNull();
  const longPast = [row(900, 5990), row(998, 4790)];
  expect(findPriorPrice(longPast, REDUCED, TODAY, EVER)).toBe(5990);
  expect(
    findPriorPrice(
      longPast,
      REDUCED,
      TODAY,
      EVER.filter((day) => day < 980 || day > 984),
    ),
  ).toBeNull();
  expect(
    findPriorPrice(
      longPast,
      REDUCED,
      TODAY,
      EVER.filter((day) => day < 980 || day > 981),
    ),
  ).toBe(5990);
  expect(
    findPriorPrice(
      longPast,
      REDUCED,
      TODAY,
      EVER.filter((day) => day < 990),
    ),
  ).toBeNull();
  expect(findPriorPrice([], REDUCED, TODAY, EVER)).toBeNull();
  expect(findPriorPrice(longPast, REDUCED, TODAY, [])).toBeNull();
});

test("what came into the shop while it recorded counts from its first day, once it has been sold for a week", () => {
  expect(findPriorPrice([row(985, 5990), row(998, 4790)], REDUCED, TODAY, EVER)).toBe(5990);
  expect(findPriorPrice([row(992, 5990), row(998, 4790)], REDUCED, TODAY, EVER)).toBeNull();
  expect(findPriorPrice([row(995, 4790)], REDUCED, TODAY, EVER)).toBeNull();
});

test("a price that isn't reduced has none", () => {
  expect(findPriorPrice([row(900, 5990)], { price: 5990, regular: 5990 }, TODAY, EVER)).toBeNull();
  expect(findPriorPrice([row(900, 5990)], { price: 5990, regular: null }, TODAY, EVER)).toBeNull();
});

test("whatever was recorded, the answer is a price that was recorded, and not from today", () => {
  const changes = fc.uniqueArray(fc.tuple(fc.integer({ min: 900, max: TODAY }), fc.integer({ min: 1, max: 99 })), {
    selector: ([day]) => day,
    minLength: 1,
  });
  fc.assert(
    fc.property(changes, (made) => {
      const past = made.toSorted(([a], [b]) => a - b).map(([day, price]) => row(day, price, 60));
      const prior = findPriorPrice(past, { price: past.at(-1)!.price, regular: 60 }, TODAY, EVER);
      return prior === null || past.some(({ price, day }) => price === prior && day < TODAY);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { findLowest30DayPrice, type RecordedPrice } from "./lowest-30-day-price";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TODAY = 1000;
/** In the evening. */
const NOW = TODAY * DAY_MS + 20 * HOUR_MS;
/** Every day from then on. */
const daysSince = (first: number) => Array.from({ length: TODAY - first + 1 }, (_, index) => first + index);
const EVER = daysSince(900);
/** At noon, or at another hour of the day. */
const row = (day: number, price: number, regular: number | null = 5990, hour = 12): RecordedPrice => ({
  at: day * DAY_MS + hour * HOUR_MS,
  price,
  regular,
});
const REDUCED = { price: 4790, regular: 5990 };

test("a reduction of today is measured from the lowest price of the 30 days before it (Directive 98/6 art. 6a)", () => {
  const past = [row(900, 5990), row(975, 5490, 5490), row(980, 5990)];
  expect(findLowest30DayPrice(past, REDUCED, NOW, EVER)).toBe(5490);
  expect(findLowest30DayPrice([...past, row(TODAY, 4790)], REDUCED, NOW, EVER)).toBe(5490);
});

test("a price that was valid for an hour counts, even on the day of the reduction", () => {
  const ofAnHour = (day: number) => [row(900, 5990), row(day, 4990, 4990, 9), row(day, 5990, 5990, 10)];
  for (const day of [970, 985, TODAY])
    expect(findLowest30DayPrice([...ofAnHour(day), row(TODAY, 4790)], REDUCED, NOW, EVER), String(day)).toBe(4990);
});

test("a reduction that is ended and repeated within a day begins at the last drop", () => {
  const past = [row(900, 5990), row(TODAY, 4790, 5990, 8), row(TODAY, 5990, 5990, 9), row(TODAY, 4790, 5990, 10)];
  expect(findLowest30DayPrice(past, REDUCED, NOW, EVER)).toBe(4790);
});

test("prices older than 30 days don't count, except the one still valid on the first of them", () => {
  expect(findLowest30DayPrice([row(900, 3000, 3000), row(969, 5990)], REDUCED, NOW, EVER)).toBe(5990);
  expect(findLowest30DayPrice([row(900, 3000, 3000), row(970, 5990)], REDUCED, NOW, EVER)).toBe(3000);
});

test("a longer reduction is measured from the 30 days before its first day, never from itself", () => {
  const past = [row(900, 5990), row(940, 4790)];
  expect(findLowest30DayPrice(past, REDUCED, NOW, EVER)).toBe(5990);
});

test("successive reductions are one reduction; after a rise a new one begins", () => {
  expect(findLowest30DayPrice([row(900, 5990), row(990, 5290), row(995, 4790)], REDUCED, NOW, EVER)).toBe(5990);
  expect(findLowest30DayPrice([row(900, 5990), row(990, 4490), row(995, 4790)], REDUCED, NOW, EVER)).toBe(4490);
  const between = [row(900, 5990), row(980, 4490), row(985, 5990), row(995, 4790)];
  expect(findLowest30DayPrice(between, REDUCED, NOW, EVER)).toBe(4490);
});

test("there is no result when the record is younger than 30 days, has a gap, has stopped, or is empty", () => {
  const past = [row(980, 5990), row(998, 4790)];
  expect(findLowest30DayPrice(past, REDUCED, NOW, daysSince(980))).toBeNull();
  const longPast = [row(900, 5990), row(998, 4790)];
  expect(findLowest30DayPrice(longPast, REDUCED, NOW, EVER)).toBe(5990);
  expect(
    findLowest30DayPrice(
      longPast,
      REDUCED,
      NOW,
      EVER.filter((day) => day < 980 || day > 984),
    ),
  ).toBeNull();
  expect(
    findLowest30DayPrice(
      longPast,
      REDUCED,
      NOW,
      EVER.filter((day) => day < 980 || day > 981),
    ),
  ).toBe(5990);
  expect(
    findLowest30DayPrice(
      longPast,
      REDUCED,
      NOW,
      EVER.filter((day) => day < 990),
    ),
  ).toBeNull();
  expect(findLowest30DayPrice([], REDUCED, NOW, EVER)).toBeNull();
  expect(findLowest30DayPrice(longPast, REDUCED, NOW, [])).toBeNull();
});

test("a product added while prices were recorded counts from its first day, after a week on sale", () => {
  expect(findLowest30DayPrice([row(985, 5990), row(998, 4790)], REDUCED, NOW, EVER)).toBe(5990);
  expect(findLowest30DayPrice([row(992, 5990), row(998, 4790)], REDUCED, NOW, EVER)).toBeNull();
  expect(findLowest30DayPrice([row(995, 4790)], REDUCED, NOW, EVER)).toBeNull();
});

test("a price without a reduction has none", () => {
  expect(findLowest30DayPrice([row(900, 5990)], { price: 5990, regular: 5990 }, NOW, EVER)).toBeNull();
  expect(findLowest30DayPrice([row(900, 5990)], { price: 5990, regular: null }, NOW, EVER)).toBeNull();
});

test("the result is always a price that was recorded", () => {
  const changes = fc.uniqueArray(fc.tuple(fc.integer({ min: 900, max: TODAY }), fc.integer({ min: 1, max: 99 })), {
    selector: ([day]) => day,
    minLength: 1,
  });
  fc.assert(
    fc.property(changes, (made) => {
      const past = made.toSorted(([a], [b]) => a - b).map(([day, price]) => row(day, price, 60));
      const lowest30DayPrice = findLowest30DayPrice(past, { price: past.at(-1)!.price, regular: 60 }, NOW, EVER);
      return lowest30DayPrice === null || past.some(({ price, at }) => price === lowest30DayPrice && at < NOW);
    }),
  );
});

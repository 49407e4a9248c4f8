import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, recordDays, openHistoryShop } from "../../tests/doubles/catalog/price-history";

const QUARTER_MS = HOUR_MS / 4;
const FIRST_DAY = 1000;

interface CacheMoment {
  at: number;
  price: number;
  regular: number | null;
}

/** The price in force at each time: of `seen`, and hourly in between. */
function toMoments(seen: CacheMoment[]): CacheMoment[] {
  const moments: CacheMoment[] = [];
  for (const one of seen) {
    const last = moments.at(-1);
    if (last?.price === one.price && last.regular === one.regular) continue;
    // After a clock was set back, changes are appended behind the last one.
    const at = Math.max(one.at, (last?.at ?? -1) + 1);
    for (let hour = last ? Math.floor(last.at / HOUR_MS) + 1 : Infinity; hour * HOUR_MS < at; hour++)
      moments.push({ ...last!, at: hour * HOUR_MS });
    moments.push({ ...one, at });
  }
  return moments;
}

/** The lowest price of the preceding 30 days, computed time by time; null: not completely recorded. */
function simulate(moments: CacheMoment[], isNew: boolean): number | null {
  const isReduced = ({ price, regular }: CacheMoment) => regular !== null && price < regular;
  let start = moments.length - 1;
  if (!isReduced(moments[start]!)) return null;
  while (start > 0 && isReduced(moments[start - 1]!) && moments[start - 1]!.price >= moments[start]!.price) start--;
  const startDay = Math.floor(moments[start]!.at / DAY_MS);
  const from = (startDay - 30) * DAY_MS;
  if (isNew ? startDay - FIRST_DAY < 7 : from < FIRST_DAY * DAY_MS) return null;
  return Math.min(...moments.slice(0, start).flatMap(({ at, price }) => (at >= from ? price : [])));
}

/** Quarter hours until the next check: soon, after some days, or with a clock that was set back. */
const steps = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 4, arbitrary: fc.integer({ min: 96, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
);
const sights = fc.record({
  step: steps,
  price: fc.integer({ min: 1, max: 6 }),
  regular: fc.option(fc.integer({ min: 3, max: 6 })),
});

test("for random histories with several changes a day and clock jumps, the history agrees with a simulation", async () => {
  const answers = new Set<number | null>();
  await fc.assert(
    fc.asyncProperty(fc.array(sights, { minLength: 5, maxLength: 60 }), fc.boolean(), async (history, isNew) => {
      const shop = await openHistoryShop();
      const seen: CacheMoment[] = [{ at: FIRST_DAY * DAY_MS, price: 5, regular: 5 }];
      for (const { step, price, regular } of history)
        seen.push({ at: Math.max(seen[0]!.at, seen.at(-1)!.at + step * QUARTER_MS), price, regular });
      for (const { at, price, regular } of seen) await shop.see(at, price, regular);
      const moments = toMoments(seen);
      const last = Math.max(seen.at(-1)!.at, moments.at(-1)!.at);
      await recordDays(shop, isNew ? FIRST_DAY - 5 : FIRST_DAY, Math.floor(last / DAY_MS));
      const { price, regular } = seen.at(-1)!;
      const expected = simulate(moments, isNew);
      answers.add(expected);
      expect(regular === null ? null : await shop.findPrior(seen.at(-1)!.at, price, regular)).toBe(expected);
    }),
    { numRuns: 300, seed: 25 },
  );
  // Guards against trivial histories.
  expect(answers.size).toBeGreaterThan(3);
});

import { describe, expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import { PLAIN_LISTING } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP } from "../../app/domain/catalog/listing-scope";
import { largestReduction, saleBadge } from "../../app/domain/pricing/sale-badge";
import { valueOf } from "../../tests/doubles/value-of";

const DAY_MS = 86_400_000;
const today = Math.floor(Date.now() / DAY_MS);

/** Deterministic random integers below `end` for a seed. */
function seeded(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

type Change = [id: number, day: number, price: number, regular: number | null];

async function openRecorded(products: { id: number; lowest: number; before?: number }[], changes: Change[]) {
  const replica = await openReplica({ products });
  const { scope } = replica.record;
  const write = (sql: string, ...values: unknown[]) => replica.db.prepare(sql).bind(...values);
  await replica.db.batch([
    write("DELETE FROM price_change"),
    ...Array.from({ length: 91 }, (_, ago) => write("INSERT INTO price_day VALUES (?1, ?2)", scope, today - ago)),
    ...changes.map(([id, day, ...prices]) =>
      write("INSERT INTO price_change VALUES (?1, ?2, ?3, ?4, ?5, 'BGN')", scope, id, day * DAY_MS, ...prices),
    ),
  ]);
  await replica.publish();
  const listBy = async (order: "asc" | "desc") =>
    (await valueOf(replica.open().listProducts({ ...PLAIN_LISTING, orderby: "discount", order }, WHOLE_SHOP))).page
      .products;
  return { replica, listBy };
}

describe("the order by discount", () => {
  test.each([1, 2, 3, 4])(
    "agrees with the card badges, which count from the lowest price of 30 days, seed %i",
    async (seed) => {
      const random = seeded(seed);
      const products = Array.from({ length: 24 }, (_, at) => {
        const before = 1000 + random(9000);
        return { id: at + 1, lowest: Math.max(1, before - 1 - random(before)), before };
      });
      const changes = products.flatMap(({ id, lowest, before }): Change[] => {
        const days = [...new Set(Array.from({ length: 1 + random(5) }, () => 8 + random(75)))].toSorted(
          (a, b) => b - a,
        );
        const past = days.map((ago): Change => [id, today - ago, lowest + random(before - lowest + 1), before]);
        return [...past, [id, today - random(7), lowest, before]];
      });
      const { listBy } = await openRecorded(products, changes);
      const cards = await listBy("desc");
      expect(cards).toHaveLength(24);
      expect(cards.filter(({ pricing }) => pricing.lowest30DayPrice !== undefined).length).toBeGreaterThan(3);
      const reductions = cards.map((card) => largestReduction(card));
      expect(reductions).toEqual(reductions.toSorted((a, b) => b - a));
      const other = (await listBy("asc")).map((card) => largestReduction(card));
      expect(other).toEqual(reductions.toSorted((a, b) => a - b));
    },
  );

  test("puts a product that was as cheap within the 30 days last, without a badge, whatever its regular price", async () => {
    const { listBy } = await openRecorded(
      [
        { id: 1, lowest: 1000, before: 10_000 },
        { id: 2, lowest: 900, before: 1000 },
      ],
      [
        [1, today - 60, 10_000, 10_000],
        [1, today - 20, 1000, 10_000],
        [1, today - 10, 10_000, 10_000],
        [1, today - 2, 1000, 10_000],
        [2, today - 60, 1000, 1000],
        [2, today - 2, 900, 1000],
      ],
    );
    const cards = await listBy("desc");
    expect(cards.map(({ databaseId }) => databaseId)).toEqual([2, 1]);
    expect(cards.map((card) => saleBadge(card, "percent"))).toEqual([{ kind: "percent", percent: 10 }, null]);
    expect(cards[1]!.pricing.lowest30DayPrice).toBe(1000);
  });
});

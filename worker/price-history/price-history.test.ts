import { describe, expect, test } from "vitest";
import { PRICES_RETENTION_DAYS } from "../../app/config/limits";
import { DAY_MS, HOUR_MS, recordDays, openHistoryShop, HISTORY_SHOP } from "../../tests/doubles/catalog/price-history";
import { catalogScope } from "../catalog/store/scope";
import { PriceHistory } from "./price-history";

const NOON = 12 * HOUR_MS;
const SHOP = HISTORY_SHOP;

describe("the record", () => {
  test("has the lowest price before a discount, and none without records (Directive 98/6 art. 6a)", async () => {
    const shop = await openHistoryShop();
    await recordDays(shop, 100, 140);
    for (let day = 100; day <= 140; day++)
      await shop.see(day * DAY_MS + NOON, day < 120 ? 5490 : day < 139 ? 5990 : 4790);
    expect(await shop.findPrior(140 * DAY_MS + NOON, 4790)).toBe(5490);
    expect(await shop.listPrices()).toEqual([5490, 5990, 4790]);
    const lowestPrices = await new PriceHistory(shop.db, 140 * DAY_MS, {
      scope: catalogScope(SHOP),
      currency: "BGN",
    }).findLowestPrices([{ id: 8, price: 4790, regular: 5990 }]);
    expect([...lowestPrices]).toEqual([]);
  });

  test("includes every price that was in force on a day, not just the first", async () => {
    const shop = await openHistoryShop();
    await recordDays(shop, 100, 140);
    await shop.see(100 * DAY_MS, 5990, 5990);
    for (const [hour, price] of [
      [9, 4990],
      [10, 4990],
      [11, 5990],
      [12, 5490],
      [18, 5990],
    ] as const)
      await shop.see(130 * DAY_MS + hour * HOUR_MS, price);
    await shop.see(140 * DAY_MS + NOON, 4790);
    expect(await shop.listPrices()).toEqual([5990, 4990, 5990, 5490, 5990, 4790]);
    expect(await shop.findPrior(140 * DAY_MS + NOON, 4790)).toBe(4990);
  });

  test("keeps the order in which prices were seen when the clock was set back", async () => {
    const shop = await openHistoryShop();
    await shop.see(100 * DAY_MS, 5990);
    await shop.see(99 * DAY_MS, 4990);
    await shop.see(99 * DAY_MS + 1, 5990);
    expect(await shop.listPrices()).toEqual([5990, 4990, 5990]);
  });

  test("compares prices in leva and euro at the fixed rate after the changeover", async () => {
    const shop = await openHistoryShop();
    await recordDays(shop, 80, 120);
    await shop.see(80 * DAY_MS, 5990);
    await shop.see(120 * DAY_MS, 2490, 3063, "EUR");
    expect(await shop.findPrior(120 * DAY_MS, 2490, 3063, "EUR")).toBe(3063);
  });

  test("deletes prices that were replaced long ago, but not the current one", async () => {
    const shop = await openHistoryShop();
    for (const [day, price] of [
      [100, 1],
      [101, 2],
      [102, 3],
    ] as const)
      await shop.see(day * DAY_MS, price);
    await shop.deleteOld((101 + PRICES_RETENTION_DAYS) * DAY_MS);
    expect(await shop.listPrices()).toEqual([2, 3]);
    await shop.deleteOld((500 + PRICES_RETENTION_DAYS) * DAY_MS);
    expect(await shop.listPrices()).toEqual([3]);
  });
});

describe("several shops in one database", () => {
  const OTHER = { ...SHOP, backendUrl: "https://two.example/graphql" };

  test("have separate histories, though their products have the same ids", async () => {
    const one = await openHistoryShop();
    const two = await openHistoryShop(OTHER, one.db);
    await recordDays(one, 100, 140);
    for (const at of [100 * DAY_MS, 140 * DAY_MS]) {
      await one.see(at, at === 100 * DAY_MS ? 5990 : 4790);
      await two.see(at, 1000);
    }
    expect(await one.listPrices()).toEqual([5990, 4790]);
    expect(await two.listPrices()).toEqual([1000]);
    expect(await one.findPrior(140 * DAY_MS, 4790)).toBe(5990);
    // Not all of its prices have been checked yet.
    expect(await two.findPrior(140 * DAY_MS, 1000)).toBeNull();
    await two.deleteOld(900 * DAY_MS);
    expect(await one.listPrices()).toEqual([5990, 4790]);
  });
});

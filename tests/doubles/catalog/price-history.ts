import type { Currency } from "../../../app/config/money";
import { ProductRows } from "../../../worker/catalog/store/product-rows";
import { catalogScope } from "../../../worker/catalog/store/scope";
import { listRecordedPrices, PriceHistory } from "../../../worker/price-history/price-history";
import { openShopDatabase } from "../platform/shop-database";
import { makeProduct } from "./rows";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const HISTORY_SHOP = { language: "bg", catalogName: "shop", backendUrl: "https://one.example/graphql" };

/** A shop's price history over a database that others may share, as its synchronization and pages use it. */
export async function openHistoryShop(environment = HISTORY_SHOP, shared?: D1Database) {
  const db = shared ?? openShopDatabase();
  const scope = catalogScope(environment);
  const open = (currency: Currency) => new ProductRows(db, scope, currency);
  const fence = await open("BGN").takeFence();
  return {
    db,
    /** Prices as a run saw them at a moment. */
    see: (at: number, price: number, regular: number | null = 5990, currency: Currency = "BGN") => {
      const row = { ...makeProduct({ id: 7 }), prices: [{ id: 7, price, regular }] };
      return open(currency).write(fence, [], [row], at);
    },
    noteDay: (at: number) => new PriceHistory(db, at, { scope, currency: "BGN" }).noteComplete(),
    deleteOld: (at: number) => new PriceHistory(db, at, { scope, currency: "BGN" }).deleteOld(),
    findPrior: async (at: number, price: number, regular = 5990, currency: Currency = "BGN") => {
      const lowestPrices = await new PriceHistory(db, at, { scope, currency }).findLowestPrices([
        { id: 7, price, regular },
      ]);
      return lowestPrices.get(7) ?? null;
    },
    listPrices: async () => (await listRecordedPrices(db, scope, [0, 0])).map(({ price }) => price),
  };
}

type HistoryShop = Awaited<ReturnType<typeof openHistoryShop>>;

/** Records days on which a full sync completed. */
export async function recordDays(shop: HistoryShop, from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++) await shop.noteDay(day * DAY_MS + 12 * HOUR_MS);
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCatalogue, type FakeProduct } from "../../tests/doubles/fake-catalogue";
import { startMemories } from "../../tests/doubles/memory-world";
import { LIST_MAX } from "../config/limits";
import { PLAIN_LISTING, type ListingQuery } from "../shop/listing-query";
import { WHOLE_SHOP } from "../shop/listing-scope";
import { listProducts } from "./listing";
import { toChoice } from "./listing-filters";

const MINUTE = 60_000;
const TERMS = { currency: "BGN", priceDisplay: "leva-euro", productsPerPage: 24, filterAttributes: [] } as const;
const PRODUCTS: FakeProduct[] = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, name: `${at}`, price: at % 7 }));
const ONE_WALK = PRODUCTS.length / LIST_MAX;
/** Twenty different pages of one index: all its orders, both directions. */
const TWENTY = Array.from({ length: 20 }, (_, at) => ({
  orderby: (["price", "rating", "discount"] as const)[at % 3]!,
  order: at % 2 ? ("asc" as const) : ("desc" as const),
  page: at + 1,
}));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function openShop() {
  const [{ client, asked }, { world, open, settle }] = [fakeCatalogue(PRODUCTS), startMemories()];
  const choice = toChoice(PLAIN_LISTING, WHOLE_SHOP, { ...TERMS, filterAttributes: [] });
  // Each in a request of its own, which a backend's answer takes some time to.
  const slow = { query: async (...question: Parameters<typeof client.query>) => client.query(...question) };
  const show = (query: Partial<ListingQuery>) =>
    listProducts(slow as typeof client, open(), { choice, search: null }, { ...PLAIN_LISTING, ...query }, 24);
  /** How many questions of the index these pages came to. */
  const countWalk = async (pages: Partial<ListingQuery>[]) => {
    asked.length = 0;
    await Promise.all(pages.map(show));
    await settle();
    return asked.filter(({ operation }) => operation === "getProductsOptimized").length;
  };
  return { world, countWalk, asked };
}

test("twenty different pages of a stale index at once walk it once, after their answers (design §4)", async () => {
  const { countWalk } = openShop();
  await countWalk([{ orderby: "price", page: 20 }]);
  vi.setSystemTime(11 * MINUTE);
  expect(await countWalk(TWENTY)).toBe(ONE_WALK);
  expect(await countWalk(TWENTY)).toBe(0);
});

test("twenty different pages of an unknown index at once walk it once (design §4)", async () => {
  const { countWalk } = openShop();
  const behind = TWENTY.filter(({ page }) => page * 24 > LIST_MAX);
  expect(await countWalk(behind)).toBe(ONE_WALK);
});

test("first pages of an unknown index ask for a hundred each, and together for the rest (design §4)", async () => {
  const { countWalk } = openShop();
  const first = TWENTY.filter(({ page }) => page * 24 <= LIST_MAX);
  expect(await countWalk(first)).toBe(first.length + ONE_WALK);
});

test("an index isn't walked at each piece of news: a busy shop has one every half minute (docs/caching.md)", async () => {
  const { world, countWalk } = openShop();
  await countWalk([{ orderby: "price", page: 20 }]);
  world.version = "1 2";
  vi.setSystemTime(MINUTE);
  expect(await countWalk(TWENTY)).toBe(0);
  vi.setSystemTime(2 * MINUTE);
  expect(await countWalk(TWENTY)).toBe(ONE_WALK);
});

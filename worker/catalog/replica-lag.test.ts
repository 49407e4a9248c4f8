import { beforeEach, describe, expect, test, vi } from "vitest";
import { openShop } from "../../tests/doubles/catalog/replica";
import { PLAIN_LISTING } from "../../app/domain/catalog/listing-query";
import { WHOLE_SHOP } from "../../app/domain/catalog/listing-scope";
import { RenderReport } from "../render/render-report";
import type { Catalog } from "../../app/services/catalog";
import { valueOf } from "../../tests/doubles/value-of";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const list = async (catalog: Catalog) => {
  const { products } = (await valueOf(catalog.listProducts(PLAIN_LISTING, WHOLE_SHOP))).page;
  return products.map(({ databaseId }) => databaseId);
};

/** A shop whose closest database replica stays at its initial contents while `lag.is`. */
async function openLagging() {
  const [primary, behind] = [await openShop([{ id: 1 }, { id: 2 }]), await openShop([{ id: 1 }, { id: 2 }])];
  const lag = { is: false };
  const { db } = primary;
  // No read asks the primary itself.
  const near = {
    withSession: (first: string) => (lag.is && first !== "first-primary" ? behind.db : db),
  } as unknown as D1Database;
  return { primary, behind, lag, open: (report = new RenderReport()) => primary.open(report, { SHOP_DB: near }) };
}

describe("a copy of the database that is behind", () => {
  test("lacks a new product's row: a listing of the newer snapshot omits it and isn't cached for long", async () => {
    const { primary, lag, open } = await openLagging();
    await primary.put({ id: 3 });
    await primary.publish();
    expect(await list(open())).toEqual([3, 2, 1]);
    lag.is = true;
    const report = new RenderReport();
    expect(await list(open(report))).toEqual([2, 1]);
    expect(report.isFresh).toBe(false);
    expect(report.catalog?.version).toBe(2);
  });

  test("still has a deleted product's row, which the newer snapshot omits", async () => {
    const { primary, lag, open } = await openLagging();
    await primary.rows.delete(primary.fence, [2]);
    await primary.publish();
    expect(await list(open())).toEqual([1]);
    lag.is = true;
    expect(await list(open())).toEqual([1]);
  });

  test("refers a new isolate to an older snapshot, which is combined with the existing rows", async () => {
    const { primary, lag, open } = await openLagging();
    lag.is = true;
    await primary.rows.delete(primary.fence, [2]);
    await primary.put({ id: 3 });
    await primary.publish();
    expect(await list(open())).toEqual([2, 1]);
    lag.is = false;
    expect(await list(open())).toEqual([3, 1]);
  });

  test("lacks rows of related products and a wishlist, which are omitted; a new slug is read from the primary", async () => {
    const { primary, lag, open } = await openLagging();
    await primary.put({ id: 3 });
    await primary.publish();
    lag.is = true;
    primary.sync.findBySlug.mockResolvedValue("written");
    const [fresh] = await valueOf(open().listByIds([3, 1]));
    expect(fresh?.databaseId).toBe(1);
    lag.is = false;
    const [third] = await valueOf(open().listByIds([3]));
    lag.is = true;
    expect((await valueOf(open().findProduct(third!.slug)))?.databaseId).toBe(3);
    expect(primary.sync.findBySlug).toHaveBeenCalledTimes(1);
  });
});

test("a product deleted from every replica is omitted from a page with the others", async () => {
  const shop = await openShop([{ id: 1 }, { id: 2 }, { id: 3 }]);
  await shop.rows.delete(shop.fence, [2]);
  expect(await list(shop.open())).toEqual([3, 1]);
});

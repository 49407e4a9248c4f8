import { beforeEach, describe, expect, test, vi } from "vitest";
import { openReplica, openShop } from "../../tests/doubles/catalog/replica";
import { RenderReport } from "../render/render-report";
import { openCatalogReader } from "./open-reader";
import { matchRoutes } from "react-router";
import { shopPath } from "../../app/domain/content/wordpress-url";
import { productPath } from "../../app/domain/product/product-url";
import { decodeSlug } from "../../app/domain/values/slug";
import { findRowHash } from "./store/product-reader";
import { valueOf } from "../../tests/doubles/value-of";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

describe("a product's page", () => {
  test("of an unknown slug is looked up by the sync and shown once it is written", async () => {
    const replica = await openShop([{ id: 1 }]);
    expect(await valueOf(replica.open().findWholeProduct("nyama", 10))).toBeNull();
    replica.sync.findBySlug.mockImplementation(async (slug) => {
      await replica.put({ id: 2, slug });
      return "written";
    });
    expect((await valueOf(replica.open().findWholeProduct("nov", 10)))?.product.databaseId).toBe(2);
  });

  test("of an unknown slug is unavailable until the first full sync is complete, or while the backend is down", async () => {
    const replica = await openReplica({ products: [{ id: 1 }] });
    await replica.publish(false);
    expect(await replica.open().findWholeProduct("nyama", 10)).toMatchObject({ failure: { kind: "unreachable" } });
    expect((await valueOf(replica.open().findWholeProduct("product-1", 10)))?.product.databaseId).toBe(1);
    await replica.publish(true);
    replica.sync.findBySlug.mockResolvedValue("failed");
    expect(await replica.open().findWholeProduct("nyama", 10)).toMatchObject({ failure: { kind: "unreachable" } });
  });

  test("is found by a former slug", async () => {
    const replica = await openShop([{ id: 1, slug: "staro" }]);
    await replica.put({ id: 1, slug: "ново" });
    const report = new RenderReport();
    expect((await valueOf(replica.open(report).findWholeProduct("staro", 10)))?.product.slug).toBe("ново");
    expect(report.row).toBeNull();
    expect((await valueOf(replica.open().findProduct("staro")))?.databaseId).toBe(1);
    expect((await valueOf(replica.open().findProduct(encodeURIComponent("ново").toLowerCase())))?.databaseId).toBe(1);
  });

  test.each([
    ["%100-%d1%87", "/produkt/%25100-%D1%87"],
    ["5%500-%d0%bc%d0%bb", "/produkt/5%25500-%D0%BC%D0%BB"],
    ["%e0%a4a", "/produkt/%25e0%25a4a"],
  ])("whose slug is %s in WordPress is opened by its link %s and by WordPress's own", async (slug, link) => {
    const replica = await openShop([{ id: 1, slug: decodeSlug(slug) }]);
    expect(productPath(slug)).toBe(link);
    for (const path of [link, `/product/${slug}/`]) {
      const [match] = matchRoutes([{ path: "/:root/:slug" }], shopPath(path))!;
      const found = await valueOf(replica.open().findWholeProduct(match!.params.slug!, 10));
      expect(found?.product.databaseId, path).toBe(1);
    }
  });

  test("is found by its slug in upper case without a backend request", async () => {
    const replica = await openShop([{ id: 1, slug: "шейкър-xl" }]);
    expect((await valueOf(replica.open().findWholeProduct("Шейкър-XL", 10)))?.product.slug).toBe("шейкър-xl");
    expect((await valueOf(replica.open().findProduct("Шейкър-XL")))?.databaseId).toBe(1);
    expect(replica.sync.findBySlug).not.toHaveBeenCalled();
  });

  test("reports the hash of its row, which changes with the row; a deleted product has none", async () => {
    const replica = await openShop([{ id: 1, slug: "шейкър" }]);
    const render = async (slug: string) => {
      const report = new RenderReport();
      await valueOf(replica.open(report).findWholeProduct(slug, 10));
      const reader = openCatalogReader(replica.bindings, replica.environment, new RenderReport());
      expect(await findRowHash(reader, encodeURIComponent(slug))).toBe(report.row);
      return report.row;
    };
    const before = await render("шейкър");
    expect(before).toEqual(expect.any(String));
    await replica.put({ id: 1, slug: "шейкър", name: "Друг" });
    expect(await render("шейкър")).not.toBe(before);
    expect(await render("няма")).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import { openStorage } from "../../../tests/doubles/platform/object-storage";

interface Body {
  data: { products: { nodes?: { databaseId: number }[] } | null } | null;
}

const [first, second] = catalog.products.filter(({ published, type }) => published && type === "SIMPLE");
const shop = await openDemo();

describe("a product behind a password, which fails every answer that holds it", () => {
  const cursor = btoa(`arrayconnection:${first!.id}`);
  const pageInfo = { hasNextPage: false, endCursor: cursor };
  const failed = {
    data: { products: null },
    errors: [{ message: "Internal server error", path: ["products", "nodes", 0] }],
  };
  /** WooGraphQL 1.0.2's response to a guest. */
  const openProtected = () => {
    const shown: Record<string, unknown>[] = [];
    const opened = openDemoSource(shop, async (response, query, variables) => {
      if (query === "getCatalogProtected")
        return Response.json({ data: { contentNodes: { edges: [{ cursor }], pageInfo } } });
      shown.push(variables);
      const body = (await response.json()) as Body;
      const isHeld = body.data?.products?.nodes?.some(({ databaseId }) => databaseId === first!.id);
      return Response.json(isHeld && !(variables["exclude"] as number[]).includes(first!.id) ? failed : body);
    });
    return { ...opened, shown };
  };

  test("is excluded from every query, also by id, and doesn't affect others", async () => {
    const { source, shown } = openProtected();
    expect((await source.findProducts([first!.id, second!.id])).rows.map(({ id }) => id)).toEqual([second!.id]);
    expect((await source.findProducts([first!.id])).rows).toEqual([]);
    await source.listProducts(5, null);
    await source.listIds(5, null);
    expect(shown.filter(({ exclude }) => exclude).map(({ exclude }) => exclude)).toEqual([
      [first!.id],
      [first!.id],
      [first!.id],
    ]);
  });

  test("is detected when a query is refused, because it may have just been protected", async () => {
    let isProtected = false;
    const { source, asked } = openDemoSource(shop, async (response, query, variables) => {
      if (query === "getCatalogProtected")
        return Response.json({ data: { contentNodes: { edges: isProtected ? [{ cursor }] : [], pageInfo } } });
      const isFailing = isProtected && (variables["include"] as number[] | undefined)?.includes(first!.id);
      return isFailing ? Response.json(failed) : response;
    });
    expect((await source.findProducts([first!.id])).rows).toHaveLength(1);
    isProtected = true;
    expect((await source.findProducts([first!.id, second!.id])).rows.map(({ id }) => id)).toEqual([second!.id]);
    expect(asked.filter((name) => name === "getCatalogProtected")).toHaveLength(2);
  });

  test("is remembered across restarts together with the capabilities, so that the first query needs no other", async () => {
    const storage = openStorage();
    await openDemoSource(shop, undefined, undefined, storage).source.listProducts(1, null);
    const again = openDemoSource(shop, undefined, undefined, storage);
    expect((await again.source.findBySlug(first!.slug)).rows).toHaveLength(1);
    expect(again.asked).toHaveLength(1);
    await again.source.readSettings();
    await again.source.listProducts(1, null);
    expect(again.asked).toContain("getCatalogProtected");
  });
});

import { describe, expect, test } from "vitest";
import { BackendFault } from "../errors";
import { catalog } from "../../../demo/catalog/catalog";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";

const variable = catalog.products.find(({ type, published }) => published && type === "VARIABLE")!;

describe("variations beyond those that come with a product", () => {
  const many = (count: number) => ({
    ...catalog,
    products: [
      {
        ...variable,
        variations: Array.from({ length: count }, (_, at) => ({ ...variable.variations[0]!, id: 500_000 + at })),
      },
    ],
  });

  test("are fetched completely, in pages of 100", async () => {
    const { source, asked } = openDemoSource(await openDemo(many(333)));
    const { rows } = await source.findProducts([variable.id]);
    expect(rows[0]!.variations).toHaveLength(333);
    expect(asked.filter((name) => name === "getCatalogProductRest")).toHaveLength(3);
  });

  test("are in the merchant's order with the first ones, of which WooGraphQL answers the last first", async () => {
    const { source } = openDemoSource(await openDemo(many(60)), async (response, query) => {
      if (!query.startsWith("getCatalogProduct")) return response;
      // The one that is first by its number was moved to the end.
      const moved = (_key: string, value: { databaseId?: number } | null) =>
        value?.databaseId === 500_000 ? { ...value, menuOrder: 7 } : value;
      return Response.json(JSON.parse(await response.text(), moved));
    });
    const { rows } = await source.findProducts([variable.id]);
    expect(rows[0]!.variations.map(({ id }) => id - 500_000)).toEqual([
      ...Array.from({ length: 59 }, (_, at) => at + 1),
      0,
    ]);
  });

  test("of a product with three thousand are refused after a bounded number of requests", async () => {
    const { source, asked } = openDemoSource(await openDemo(many(3000)));
    const { malformed } = await source.findProducts([variable.id]);
    expect(malformed).toEqual([{ id: variable.id, reason: "too many variations" }]);
    expect(asked.length).toBeLessThan(20);
    // The capability probe doesn't use the client.
    expect(source.sent).toBe(asked.length - 1);
  });

  test("that can't be fetched are a fault, so that no product is stored with a part of them", async () => {
    const { source } = openDemoSource(await openDemo(many(60)), (response, query) =>
      query === "getCatalogProductRest" ? Response.json({ data: null }) : response,
    );
    await expect(source.findProducts([variable.id])).rejects.toBeInstanceOf(BackendFault);
  });
});

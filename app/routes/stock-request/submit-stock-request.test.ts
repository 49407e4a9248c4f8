import { succeed } from "../../domain/values/result";
import { expect, test } from "vitest";
import { PRICED } from "../../../tests/fixtures/pricing";
import type { Product, StockStatus } from "../../domain/product/product";
import type { StockRequest } from "../../domain/product/stock-request";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import { submitStockRequest } from "./submit-stock-request";
import type { Catalog } from "../../services/catalog";

const DOWN = { ok: false, failure: { kind: "unreachable" } } as const;

/** A product with one variation, 71: the catalog's stock, and the live stock; null when unavailable. */
function setUp(known: StockStatus, now: StockStatus | null, type = "simple") {
  const written: StockRequest[] = [];
  const stock = (databaseId: number, stockStatus: StockStatus) => ({ databaseId, stockStatus, stockQuantity: null });
  const variations = (status: StockStatus) =>
    type === "variable" ? [{ ...PRICED, ...stock(71, status), name: "Тениска - L", attributes: [] }] : [];
  const product = {
    ...stock(7, known),
    slug: "p-7",
    name: "Тениска",
    type,
    variationAttributes: [],
    variations: variations(known),
  };
  const catalog: Pick<Catalog, "findProduct" | "listVariations" | "fetchStock"> = {
    findProduct: async () => succeed(product as unknown as Product),
    listVariations: async () => DOWN,
    fetchStock: async () => (now ? { ok: true, value: { ...stock(7, now), variations: variations(now) } } : DOWN),
  };
  const requestStockNotice = async (request: StockRequest) => {
    written.push(request);
    return { ok: true, value: null } as const;
  };
  const submit = async (variationId = "") => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ slug: "p-7", variationId, email: "maria@example.bg" }))
      form.set(name, value);
    return submitStockRequest(form, { catalog, stockRequests: { requestStockNotice } });
  };
  return { written, submit };
}

test.each([
  ["simple", ""],
  ["variable", ""],
  ["variable", "71"],
])(
  "%s %s: a product that is sold out now can be requested, whatever a cached page shows (docs/stock-requests.md)",
  async (type, variationId) => {
    const { written, submit } = setUp("in-stock", "out-of-stock", type);
    expect((await submit(variationId)).reply.isWritten).toBe(true);
    expect(written).toMatchObject([{ productId: 7, variationId: variationId ? 71 : null, email: "maria@example.bg" }]);
  },
);

test.each([
  ["in-stock", "simple", ""],
  ["on-backorder", "simple", ""],
  ["in-stock", "variable", ""],
  ["in-stock", "variable", "71"],
] as const)(
  "a product that is %s can't be requested: it would e-mail a stranger at once (%s %s)",
  async (now, type, variationId) => {
    const { written, submit } = setUp("out-of-stock", now, type);
    const { status, reply } = await submit(variationId);
    expect([status, reply, written]).toEqual([422, { isWritten: false, message: STOCK_REQUEST.there }, []]);
  },
);

test("when live stock is unavailable, the catalog's stock counts", async () => {
  expect((await setUp("out-of-stock", null).submit()).reply.isWritten).toBe(true);
  expect((await setUp("in-stock", null).submit()).status).toBe(422);
});

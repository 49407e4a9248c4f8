import { expect, test } from "vitest";
import recordedSimple from "../../../tests/contract/samples/product-simple.json";
import recordedVariable from "../../../tests/contract/samples/product-variable-flavour.json";
import type { CatalogProductFragment } from "../../../graphql/generated/documents";
import { saleBadge } from "../../../app/domain/pricing/sale-badge";
import { toProductRow } from "../catalog-source/catalog-row";
import type { CardData, EntryData } from "../../catalog/rows/row-data";
import { toProductSummary } from "./product";

type Variation = [regular: number, sale?: number | null, stock?: "IN_STOCK" | "OUT_OF_STOCK"];

const PRODUCT = recordedVariable.response.body.data.product;
const [RECORDED] = PRODUCT.variations.nodes;
const raw = (prices: number[]) =>
  prices
    .toSorted((a, b) => a - b)
    .map((price) => price.toFixed(2))
    .join(", ") || null;

/** Prices as WooGraphQL lists them for a variable product: sorted lists over all variations, and the variations. */
function card(variations: Variation[]): CatalogProductFragment {
  return {
    ...PRODUCT,
    price: raw(variations.map(([regular, sale]) => sale ?? regular)),
    regularPrice: raw(variations.map(([regular]) => regular)),
    salePrice: raw(variations.flatMap(([, sale]) => sale ?? [])),
    onSale: variations.some(([, sale]) => sale),
    variations: {
      nodes: variations.map(([regular, sale = null, stockStatus = "IN_STOCK"], index) => ({
        ...RECORDED,
        databaseId: index + 1,
        stockStatus,
        price: raw([sale ?? regular]),
        regularPrice: raw([regular]),
        salePrice: sale === null ? null : raw([sale]),
        onSale: sale !== null,
      })),
    },
  } as unknown as CatalogProductFragment;
}

const listVariations = (variations: Variation[]) =>
  (card(variations) as unknown as { variations: { nodes: object[] } }).variations.nodes;
const badge = (variations: Variation[]) => saleBadge(toProductSummary(card(variations)), "percent");

async function storedBadge(variations: Variation[]) {
  const stored = JSON.parse((await toProductRow(card(variations))).card) as NonNullable<CardData>;
  return saleBadge(stored, "percent");
}

test("the badge shows the largest discount of a single variation: 21,90 to 18,90 beside 39,90 is -14 %, not -53 %", () => {
  expect(badge([[11.9], [21.9, 18.9], [39.9]])).toEqual({ kind: "percent", percent: 14 });
});

test("a stored card has the most reduced variation, however many there are", async () => {
  const flavours = [...Array.from({ length: 12 }, (): Variation => [50, 45]), [60, 30], [30]] satisfies Variation[];
  expect(await storedBadge(flavours)).toEqual({ kind: "percent", percent: 50 });
  expect(await storedBadge(Array.from({ length: 12 }, (): Variation => [50, 40]))).toMatchObject({ percent: 20 });
});

test("a sold-out variation gives no badge", () => {
  expect(badge([[50, 25, "OUT_OF_STOCK"], [40, 36], [40]])).toEqual({ kind: "percent", percent: 10 });
});

// WooCommerce 11.0.1 changes the price by WP-Cron, some time after the date; newer versions when it is read.
test.each([
  ["before its start", false, "20.00", null],
  ["after its start, not charged yet", true, "20.00", null],
  ["while it lasts", true, "15.00", 2000],
  ["after its end, still charged", false, "15.00", null],
  ["after its end", false, "20.00", null],
])(
  "a scheduled sale %s shows what is charged, and a reduction only while it is one",
  async (_, onSale, price, before) => {
    const node = {
      ...recordedSimple.response.body.data.product,
      onSale,
      price,
      regularPrice: "20.00",
      salePrice: "15.00",
    };
    const row = await toProductRow(node as never);
    const { pricing } = JSON.parse(row.card) as NonNullable<CardData>;
    const lowest = Number(price) * 100;
    expect(pricing).toEqual({ lowest, highest: lowest, ...(before && { before }) });
    expect(JSON.parse(row.entry) as EntryData).toMatchObject({
      onSale: before !== null,
      price: { lowest, highest: lowest },
      reduction: before === null ? 0 : 0.25,
    });
  },
);

test("a product's prices are those of its variations, whatever WooCommerce's cached lists say", async () => {
  const [first, second] = listVariations([[20, 15], [30]]);
  const ended = { ...first, onSale: false, price: "20.00" };
  const row = await toProductRow({ ...card([[20, 15], [30]]), variations: { nodes: [ended, second] } } as never);
  const { pricing } = JSON.parse(row.card) as NonNullable<CardData>;
  expect(pricing).toEqual({ lowest: 2000, highest: 3000 });
  expect(JSON.parse(row.entry)).toMatchObject({ onSale: false, price: { lowest: 2000, highest: 3000 } });
});

test("a row lists the scheduled sales of a product, its variations or its group's members, and whether they are charged", async () => {
  const dates = { dateOnSaleFrom: "2026-11-27T00:00:00+02:00", dateOnSaleTo: "2026-11-30T23:59:59+02:00" };
  const [from, until] = [Date.UTC(2026, 10, 26, 22), Date.UTC(2026, 10, 30, 22)];
  const prices = { price: "15.00", regularPrice: "20.00", salePrice: "15.00" };
  const simple = { ...recordedSimple.response.body.data.product, ...prices };
  const salesOf = async (node: object) => (await toProductRow(node as never)).sales;
  expect(await salesOf(simple)).toEqual([]);
  expect(await salesOf({ ...simple, ...dates })).toEqual([{ from, until, isCharged: true }]);
  expect(await salesOf({ ...simple, ...dates, price: "20.00" })).toEqual([{ from, until, isCharged: false }]);
  expect(await salesOf({ ...simple, dateOnSaleTo: dates.dateOnSaleTo })).toEqual([
    { from: null, until, isCharged: true },
  ]);
  expect(await salesOf({ ...simple, dateOnSaleFrom: "soon", dateOnSaleTo: "" })).toEqual([]);
  const variable = card([[20, 15], [30]]);
  const [first, second] = listVariations([[20, 15], [30]]);
  expect(await salesOf({ ...variable, variations: { nodes: [{ ...first, ...dates }, second] } })).toHaveLength(1);
  expect(await salesOf({ ...simple, members: { nodes: [{ ...prices, databaseId: 7, ...dates }] } })).toHaveLength(1);
});

test("a reduction that ends at a known time says so", async () => {
  const sale = { onSale: true, price: "15.00", regularPrice: "20.00", salePrice: "15.00" };
  const until = (parts: object) =>
    toProductSummary({ ...recordedSimple.response.body.data.product, ...sale, ...parts } as never).pricing.reducedUntil;
  expect(until({ dateOnSaleTo: "2026-11-30T23:59:59+02:00" })).toBe("2026-11-30T21:59:59.000Z");
  expect(until({})).toBeUndefined();
  expect(until({ dateOnSaleTo: "2026-11-30T23:59:59+02:00", price: "20.00" })).toBeUndefined();
});

import { expect, test } from "vitest";
import recordedVariable from "../../../tests/contract/samples/product-variable-flavour.json";
import type { CatalogProductFragment } from "../../../graphql/generated/documents";
import { saleBadge } from "../../../app/domain/pricing/sale-badge";
import { toProductSummary } from "./product";

type Variation = [regular: number, sale?: number | null, stock?: "IN_STOCK" | "OUT_OF_STOCK"];

const PRODUCT = recordedVariable.response.body.data.product;
const [RECORDED] = PRODUCT.variations.nodes;
const raw = (prices: number[]) =>
  prices
    .toSorted((a, b) => a - b)
    .map((price) => price.toFixed(2))
    .join(", ") || null;

/** Prices as WooGraphQL lists them for a variable product: sorted lists over all variations, and the `first` variations. */
function card(variations: Variation[], first = 8): CatalogProductFragment {
  return {
    ...PRODUCT,
    price: raw(variations.map(([regular, sale]) => sale ?? regular)),
    regularPrice: raw(variations.map(([regular]) => regular)),
    salePrice: raw(variations.flatMap(([, sale]) => sale ?? [])),
    variations: {
      nodes: variations.slice(0, first).map(([regular, sale = null, stockStatus = "IN_STOCK"], index) => ({
        ...RECORDED,
        databaseId: index + 1,
        stockStatus,
        price: raw([sale ?? regular]),
        regularPrice: raw([regular]),
        salePrice: sale === null ? null : raw([sale]),
      })),
    },
  } as unknown as CatalogProductFragment;
}

const badge = (variations: Variation[], first?: number) =>
  saleBadge(toProductSummary(card(variations, first)), "percent");

test("the badge shows the largest discount of a single variation: 21,90 to 18,90 beside 39,90 is -14 %, not -53 %", () => {
  expect(badge([[11.9], [21.9, 18.9], [39.9]])).toEqual({ kind: "percent", percent: 14 });
});

test("a product with unloaded variations shows a percentage if its price lists are unambiguous", () => {
  const sizes = Array.from({ length: 12 }, (): Variation => [50, 40]);
  expect(badge(sizes)).toEqual({ kind: "percent", percent: 20 });
  expect(badge([...sizes.slice(0, 9), [50]])).toEqual({ kind: "percent", percent: 20 });
});

test("if an unloaded variation may be discounted more, the badge has no percentage until all are loaded", () => {
  const flavours = [...Array.from({ length: 8 }, (): Variation => [50, 45]), [60, 30], [30]] satisfies Variation[];
  expect(badge(flavours)).toEqual({ kind: "word" });
  expect(badge(flavours, 10)).toEqual({ kind: "percent", percent: 50 });
  expect(badge([...Array.from({ length: 8 }, (): Variation => [50]), [60, 30], [30]])).toEqual({ kind: "word" });
});

test("neither a sold-out variation nor a scheduled sale shows a badge", () => {
  expect(badge([[50, 25, "OUT_OF_STOCK"], [40, 36], [40]])).toEqual({ kind: "percent", percent: 10 });
  const early = { ...card([[50]], 0), price: "50.00", salePrice: "40.00" } as CatalogProductFragment;
  expect(saleBadge(toProductSummary(early), "percent")).toBeNull();
});

import type { DemoProduct, DemoVariation } from "./types.ts";

const FIRST_ID = 10_000;
const FIRST_VARIATION_ID = 10_000_000;
const VARIATIONS_MAX = 100;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse("2020-01-01T08:00:00Z");
const DAYS = 2400;

/**
 * Products `from` to `from + count - 1` of a shop of any size, for load tests: the hand-written ones repeated, each time
 * with another price, date, rating and stock. The same number always gives the same product.
 */
export function growCatalog(written: DemoProduct[], from: number, count: number): DemoProduct[] {
  const models = written.filter(
    ({ type, published, visibility }) =>
      published && visibility === "VISIBLE" && (type === "SIMPLE" || type === "VARIABLE"),
  );
  return Array.from({ length: count }, (_, index) =>
    growProduct(models[(from + index) % models.length]!, from + index),
  );
}

function growProduct(model: DemoProduct, number: number): DemoProduct {
  const random = startRandom(number);
  const factor = 0.5 + random() * 1.5;
  const reprice = (price: string | null) => price && (Number(price) * factor).toFixed(2);
  return {
    ...model,
    id: FIRST_ID + number,
    slug: `${model.slug}-${number}`,
    name: `${model.name} №${number}`,
    sku: `${model.sku}-${number}`,
    date: new Date(FIRST_DAY + Math.floor(random() * DAYS) * DAY_MS + number * 1000).toISOString(),
    regularPrice: reprice(model.regularPrice),
    salePrice: reprice(model.salePrice),
    ...(model.lowest30DayPrice ? { lowest30DayPrice: reprice(model.lowest30DayPrice)! } : {}),
    stock: model.stock === null ? null : Math.floor(random() * 100),
    status: random() < 0.08 ? "OUT_OF_STOCK" : "IN_STOCK",
    totalSales: Math.floor(random() * 1000),
    averageRating: Math.round((2 + random() * 3) * 100) / 100,
    variations: model.variations.map((variation, index) => growVariation(variation, number, index, reprice)),
  };
}

function growVariation(
  variation: DemoVariation,
  number: number,
  index: number,
  reprice: (price: string | null) => string | null,
): DemoVariation {
  return {
    ...variation,
    id: FIRST_VARIATION_ID + number * VARIATIONS_MAX + index,
    sku: `${variation.sku}-${number}`,
    regularPrice: reprice(variation.regularPrice),
    salePrice: reprice(variation.salePrice),
    ...(variation.lowest30DayPrice ? { lowest30DayPrice: reprice(variation.lowest30DayPrice)! } : {}),
  };
}

/** mulberry32: small, seeded and good enough to scatter prices. */
function startRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

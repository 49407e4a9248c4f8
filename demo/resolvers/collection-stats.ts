import type { DemoContext } from "../context.ts";
import { countRatings, countStockStatuses, readPriceSpan } from "../database/collection-stats.ts";
import type { ProductsWhere } from "../database/products-where.ts";
import { ImitatedFault } from "../http/user-error.ts";
import { formatCents, toCents, type MoneyArguments } from "../pricing.ts";
import { countAttributes, type AttributeQuery } from "./attribute-counts.ts";

interface StatsArguments {
  calculatePriceRange?: boolean | null;
  calculateRatingCounts?: boolean | null;
  calculateStockStatusCounts?: boolean | null;
  taxonomies?: (AttributeQuery | null)[] | null;
  where?: ProductsWhere | null;
}

interface PageArguments {
  page?: number | null;
  perPage?: number | null;
}

const STOCK_STATUSES = ["IN_STOCK", "OUT_OF_STOCK", "ON_BACKORDER"];

export const statsQueries = { collectionStats };

/** No count is narrowed by its own kind of choice: prices not by prices, stars not by stars, stock not by stock. */
async function collectionStats(args: StatsArguments, { db }: DemoContext) {
  const where = readWhere(args.where ?? {});
  const queries = (args.taxonomies ?? []).flatMap((query) => query ?? []);
  const [prices, ratings, stock, attributes] = await Promise.all([
    args.calculatePriceRange ? readPriceSpan(db, { ...where, minPrice: null, maxPrice: null }) : null,
    args.calculateRatingCounts ? countRatings(db, { ...where, rating: null }) : [],
    args.calculateStockStatusCounts ? countStockStatuses(db, { ...where, stockStatus: null }) : null,
    countAttributes(db, queries, where),
  ]);
  const statuses = STOCK_STATUSES.map((status) => ({ status, count: stock?.get(status) ?? 0 }));
  return {
    priceRange: { minPrice: showPrice(prices?.min ?? null), maxPrice: showPrice(prices?.max ?? null) },
    ratingCounts: cut(ratings),
    stockStatusCounts: cut(stock ? statuses : []),
    attributeCounts: cut(attributes),
  };
}

/**
 * What WooCommerce's Store API makes of the arguments: prices are in stotinki, a search looks into names and article
 * numbers only, and `onSale` and `slugIn` bring it down. `onSale` doesn't beside `include: []` (false: `exclude: []`).
 */
function readWhere(where: ProductsWhere): ProductsWhere {
  const { onSale, slugIn, search, minPrice, maxPrice, ...rest } = where;
  const beside = onSale ? rest.include : rest.exclude;
  if (slugIn || (typeof onSale === "boolean" && !beside)) throw new ImitatedFault("the Store API falls over it");
  return {
    ...rest,
    onSale,
    nameOrSku: search,
    minPrice: minPrice ? Math.trunc(minPrice) / 100 : null,
    maxPrice: maxPrice ? Math.trunc(maxPrice) / 100 : null,
    status: "publish",
  };
}

/** Raw as it stands in the database, with four decimals; 0 is a price here. */
function showPrice(leva: number | null) {
  return ({ format }: MoneyArguments): string | null => {
    if (leva === null) return null;
    return format === "RAW" ? leva.toFixed(4) : formatCents(toCents(leva));
  };
}

function cut<Item>(items: readonly Item[]) {
  return ({ page, perPage }: PageArguments): Item[] =>
    perPage ? items.slice(((page || 1) - 1) * perPage, (page || 1) * perPage) : [...items];
}

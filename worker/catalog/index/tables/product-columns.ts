import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import type { CatalogProduct } from "../catalog-product.ts";
import { addBit, createBitset } from "../encoding/bits.ts";
import { NO_PRICE, POPULARITY_STEPS, SETS } from "../stored-catalog.ts";
import { buildPermutation, SORT_ORDERS, type PackedPermutation, type SortOrder } from "../sort-orders.ts";
import { GrowingColumn } from "./growing-column.ts";

const words = (size: number) => new Uint32Array(size);
const numbers = (size: number) => new Float64Array(size);
const bytes = (size: number) => new Uint8Array(size);
const IN_STOCK = SETS.length;

/** The numeric columns of products while an index is built. */
export class ProductColumns {
  readonly ids = new GrowingColumn(words);
  readonly lowest = new GrowingColumn(words);
  readonly highest = new GrowingColumn(words);
  readonly #dates = new GrowingColumn(numbers);
  readonly #ratings = new GrowingColumn(numbers);
  readonly #discounts = new GrowingColumn(numbers);
  readonly #sales = new GrowingColumn(numbers);
  readonly #names: string[] = [];
  readonly #sets = new GrowingColumn(words);
  readonly #language: SearchLanguage;

  constructor(language: SearchLanguage) {
    this.#language = language;
  }

  add(product: CatalogProduct): void {
    const { price, visibility } = product;
    this.ids.push(product.id);
    this.lowest.push(price ? price.lowest + 1 : NO_PRICE);
    this.highest.push(price ? price.highest + 1 : NO_PRICE);
    this.#dates.push(product.date);
    this.#ratings.push(product.rating);
    this.#discounts.push(product.discount);
    this.#sales.push(product.totalSales);
    this.#names.push(this.#language.sortKey(product.name));
    const stars = Math.floor(product.rating + 0.5);
    const sets = {
      listed: visibility === "visible" || visibility === "catalog",
      searchable: visibility === "visible" || visibility === "search",
      onSale: product.onSale,
      ...(stars >= 1 && stars <= 5 ? { [`rated${stars}`]: true } : {}),
    } as Partial<Record<(typeof SETS)[number], boolean>>;
    const bits = SETS.reduce((sum, name, bit) => sum | (Number(sets[name] ?? false) << bit), 0);
    this.#sets.push(bits | (Number(product.isInStock) << IN_STOCK));
  }

  /** The bitsets that are named in SETS, one after the other. */
  writeSets(): Uint32Array {
    const members = this.#sets.view();
    const sets = SETS.map((_, bit) => {
      const set = createBitset(members.length);
      for (let document = 0; document < members.length; document++)
        if (members[document]! & (1 << bit)) addBit(set, document);
      return set;
    });
    const all = new Uint32Array(sets.length * createBitset(members.length).length);
    for (const [place, set] of sets.entries()) all.set(set, place * set.length);
    return all;
  }

  /** By document: 64 if in stock, plus its popularity in 64 steps. */
  writeRanks(): Uint8Array {
    const ranks = new GrowingColumn(bytes);
    const sales = this.#sales.view();
    const sorted = sales.slice().sort();
    const members = this.#sets.view();
    for (let document = 0; document < sales.length; document++) {
      const step = Math.floor((countBelow(sorted, sales[document]!) / sales.length) * POPULARITY_STEPS);
      ranks.push((members[document]! & (1 << IN_STOCK) ? POPULARITY_STEPS : 0) + step);
    }
    return ranks.view();
  }

  writeOrders(): Record<SortOrder, PackedPermutation> {
    const size = this.ids.length;
    const lowest = this.lowest.view();
    const names = this.#names;
    const by = (column: Float64Array | Uint32Array) => (a: number, b: number) => column[a]! - column[b]!;
    const compare: Record<SortOrder, (a: number, b: number) => number> = {
      date: by(this.#dates.view()),
      alphabetically: (a, b) => (names[a]! < names[b]! ? -1 : Number(names[a]! > names[b]!)),
      price: by(lowest),
      rating: by(this.#ratings.view()),
      popularity: by(this.#sales.view()),
      discount: by(this.#discounts.view()),
    };
    const hasPrice = (document: number) => lowest[document] !== NO_PRICE;
    const orders = SORT_ORDERS.map(
      (order) => [order, buildPermutation(size, compare[order], order === "price" ? hasPrice : undefined)] as const,
    );
    return Object.fromEntries(orders) as Record<SortOrder, PackedPermutation>;
  }
}

/** The number of sorted values below `value`. */
function countBelow(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { SearchLanguage } from "../../../../app/domain/search/search-language.ts";
import type { CatalogProduct } from "../catalog-product.ts";
import { addBit, createBitset, type Bitset } from "../encoding/bits.ts";
import { NO_PRICE, POPULARITY_STEPS, recordOf, SETS, type SetName } from "../stored-catalog.ts";
import { buildPermutation, SORT_ORDERS, type PackedPermutation, type SortOrder } from "../sort-orders.ts";

/** The columns of all products while an index is built. */
export class ProductColumns {
  readonly ids: number[] = [];
  readonly lowest: number[] = [];
  readonly highest: number[] = [];
  readonly #dates: number[] = [];
  readonly #ratings: number[] = [];
  readonly #discounts: number[] = [];
  readonly #sales: number[] = [];
  readonly #isInStock: boolean[] = [];
  readonly #names: string[] = [];
  /** A bit for each set that contains the product. */
  readonly #sets: number[] = [];
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
    this.#isInStock.push(product.isInStock);
    this.#names.push(this.#language.sortKey(product.name));
    const sets: Record<string, boolean> = {
      listed: visibility === "visible" || visibility === "catalog",
      searchable: visibility === "visible" || visibility === "search",
      onSale: product.onSale,
      [`rated${Math.floor(product.rating + 0.5)}`]: true,
    };
    this.#sets.push(SETS.reduce((sum, name, bit) => sum | (Number(sets[name] ?? false) << bit), 0));
  }

  writeSets(): Record<SetName, Bitset> {
    return recordOf(SETS, (_, bit) => {
      const set = createBitset(this.ids.length);
      for (const [document, members] of this.#sets.entries()) if (members & (1 << bit)) addBit(set, document);
      return set;
    });
  }

  /** By document: 64 if in stock, plus its popularity in 64 steps. */
  writeRanks(): Uint8Array {
    const sorted = this.#sales.toSorted((a, b) => a - b);
    const below = new Map<number, number>();
    for (const [place, sales] of sorted.entries()) if (!below.has(sales)) below.set(sales, place);
    return Uint8Array.from(this.#sales, (sales, document) => {
      const step = Math.floor((below.get(sales)! / sorted.length) * POPULARITY_STEPS);
      return (this.#isInStock[document] ? POPULARITY_STEPS : 0) + step;
    });
  }

  writeOrders(): Record<SortOrder, PackedPermutation> {
    const size = this.ids.length;
    const { lowest } = this;
    const names = this.#names;
    const by = (column: readonly number[]) => (a: number, b: number) => column[a]! - column[b]!;
    const compare: Record<SortOrder, (a: number, b: number) => number> = {
      date: by(this.#dates),
      alphabetically: (a, b) => (names[a]! < names[b]! ? -1 : Number(names[a]! > names[b]!)),
      price: by(lowest),
      rating: by(this.#ratings),
      popularity: by(this.#sales),
      discount: by(this.#discounts),
    };
    const hasPrice = (document: number) => lowest[document] !== NO_PRICE;
    return recordOf(SORT_ORDERS, (order) =>
      buildPermutation(size, compare[order], order === "price" ? hasPrice : undefined),
    );
  }
}

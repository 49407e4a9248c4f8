import type { WholeProduct } from "../app/backend/catalog";
import type { Result } from "../app/backend/result";
import type { Currency } from "../app/config/money";
import type { Minor } from "../app/shop/money";
import { addPriors, listReduced, type ReducedPrice } from "../app/shop/prior-bearers";
import type { ProductSummary } from "../app/shop/product";
import { PriceRecord } from "./price-record";

type Bearer = Parameters<typeof addPriors>[0];

/** Adds to reduced products what they cost before, as far as it was recorded: without it they are shown as they are. */
export class PriorPrices {
  readonly #db: D1Database;
  readonly #currency: Currency;

  constructor(db: D1Database, currency: Currency) {
    this.#db = db;
    this.#currency = currency;
  }

  async ofList<T extends Bearer>(bearers: T[]): Promise<T[]> {
    const priors = await this.#find(listReduced(bearers));
    return priors.size === 0 ? bearers : bearers.map((bearer) => addPriors(bearer, priors));
  }

  async ofPage<P extends { products: ProductSummary[] }>(page: P): Promise<P> {
    return { ...page, products: await this.ofList(page.products) };
  }

  async ofWhole(whole: WholeProduct | null): Promise<WholeProduct | null> {
    if (!whole) return null;
    const { product, related } = whole;
    const others = related?.ok ? related.value : [];
    const priors = await this.#find(listReduced([product, ...others]));
    if (priors.size === 0) return whole;
    return {
      ...whole,
      product: addPriors(product, priors),
      related: related?.ok ? { ...related, value: others.map((one) => addPriors(one, priors)) } : related,
    };
  }

  async ofResult<T extends Bearer>(result: Result<T[]>): Promise<Result<T[]>> {
    return result.ok ? { ...result, value: await this.ofList(result.value) } : result;
  }

  async #find(reduced: ReducedPrice[]): Promise<Map<number, Minor>> {
    try {
      return await new PriceRecord(this.#db, Date.now(), this.#currency).findPriors(reduced);
    } catch (error) {
      console.error(JSON.stringify({ event: "price-record", message: String(error).slice(0, 200) }));
      return new Map();
    }
  }
}

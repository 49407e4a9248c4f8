import { BackendFault } from "../../woocommerce/errors";
import type { ProductSummary } from "../../../app/domain/product/product";
import type { RenderReport } from "../../data-cache/render-report";
import { openShopDatabase } from "../../platform/database";
import type { IndexCache, LoadedCatalog } from "./index-cache";
import {
  addLowestPrices,
  CHANGES_OF_CARDS_SQL,
  RECORDED_DAYS_SQL,
  type PriceRecordKey,
  type StoredChange,
} from "./recorded-prices";
import type { CardData } from "../rows/row-data";
import { POINTER_SQL, type SnapshotPointer } from "./snapshot-store";

interface CatalogReaderParts {
  db: D1Database;
  scope: string;
  prices: PriceRecordKey;
  indexes: IndexCache;
  report: RenderReport;
  /** Reads what was written a moment ago, which replicas may not have yet. */
  isFresh?: boolean;
}

const DAY_MS = 86_400_000;

const recordedDays = new WeakMap<D1Database, Map<string, { today: number; days: number[] }>>();

interface Pending {
  sql: string;
  values: unknown[];
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * The replica as one request reads it: every part of a page by the same snapshot, and whatever is asked for at the same time
 * in one batch of D1. Everything here throws BackendFault where the replica can't be read.
 */
export class CatalogReader {
  readonly #parts: CatalogReaderParts;
  #pending: Pending[] = [];
  #opening: Promise<LoadedCatalog> | null = null;
  #pointing: Promise<SnapshotPointer | null> | null = null;

  constructor(parts: CatalogReaderParts) {
    this.#parts = parts;
  }

  /** ?2 of statements that read the record of prices. */
  get priceScope(): string {
    return this.#parts.prices.scope;
  }

  /** Rows of one statement, whose ?1 is the scope. */
  select<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      // All that one turn of the event loop asks for goes together.
      if (this.#pending.length === 0) setTimeout(() => void this.#send(), 0);
      this.#pending.push({ sql, values, resolve: resolve as Pending["resolve"], reject });
    });
  }

  /** The newest snapshot that is published; null: none is yet. */
  findPointer(): Promise<SnapshotPointer | null> {
    return (this.#pointing ??= this.select<SnapshotPointer>(POINTER_SQL).then(([pointer]) => pointer ?? null));
  }

  /** The snapshot that all of this request is answered with. */
  open(): Promise<LoadedCatalog> {
    return (this.#opening ??= this.#open());
  }

  /**
   * Cards of the products that `choose` picks from the snapshot, in its order. The snapshot that this isolate has is tried
   * first, together with the pointer; a newer one is chosen from again, once.
   */
  async list<Chosen extends { ids: number[] }>(
    choose: (catalog: LoadedCatalog) => Chosen,
  ): Promise<{ chosen: Chosen; cards: ProductSummary[]; catalog: LoadedCatalog }> {
    const known = this.#opening ? null : this.#parts.indexes.current;
    if (known) {
      const chosen = choose(known);
      const [catalog, cards] = await Promise.all([this.open(), this.listCards(chosen.ids)]);
      if (catalog === known) return { chosen, cards, catalog };
    }
    const catalog = await this.open();
    const chosen = choose(catalog);
    return { chosen, cards: await this.listCards(chosen.ids), catalog };
  }

  /** Says by which row of a product the page was rendered; null: it has none. */
  noteRow(hash: string | null): void {
    this.#parts.report.row = hash;
  }

  /** Cards in the order of their ids, with their lowest prices; one whose row is gone is left out. */
  async listCards(ids: readonly number[]): Promise<ProductSummary[]> {
    if (ids.length === 0) return [];
    const list = JSON.stringify(ids);
    const [rows, changes] = await Promise.all([
      this.select<{ card: string }>(
        "SELECT card FROM catalog_product WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))",
        list,
      ),
      this.select<StoredChange>(CHANGES_OF_CARDS_SQL, this.priceScope, list),
    ]);
    const cards = await this.addPrices(readCards(rows), changes);
    const byId = new Map(cards.map((card) => [card.databaseId, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The same products with the lowest price of the 30 days before their reductions, as far as it is on record. */
  async addPrices<T extends Parameters<typeof addLowestPrices>[0][number]>(
    bearers: T[],
    changes: StoredChange[],
  ): Promise<T[]> {
    if (changes.length === 0) return bearers;
    const now = Date.now();
    return addLowestPrices(bearers, changes, {
      days: await this.#listDays(now),
      now,
      currency: this.#parts.prices.currency,
    });
  }

  // One more each day: an isolate reads them once a day.
  async #listDays(now: number): Promise<number[]> {
    const { db } = this.#parts;
    const today = Math.floor(now / DAY_MS);
    const ofDatabase = recordedDays.get(db) ?? new Map<string, { today: number; days: number[] }>();
    const known = ofDatabase.get(this.priceScope);
    if (known?.today === today) return known.days;
    const days = (await this.select<{ day: number }>(RECORDED_DAYS_SQL, this.priceScope)).map(({ day }) => day);
    recordedDays.set(db, ofDatabase.set(this.priceScope, { today, days }));
    return days;
  }

  async #open(): Promise<LoadedCatalog> {
    const { indexes, report } = this.#parts;
    const pointer = await this.findPointer();
    if (!pointer) {
      report.isWhole = false;
      throw new BackendFault({ kind: "unreachable" });
    }
    const { current } = indexes;
    const isKnown = current !== null && current.pointer.version >= pointer.version;
    const catalog = isKnown ? current : await indexes.load(pointer);
    const { version, publishedAt } = catalog.pointer;
    report.catalog = { version, publishedAt };
    // A replica that lags behind, or a snapshot that can't be loaded: such a page isn't kept for long.
    if (version !== pointer.version) report.isCurrent = false;
    return catalog;
  }

  async #send(): Promise<void> {
    const sent = this.#pending;
    this.#pending = [];
    const { scope, isFresh } = this.#parts;
    try {
      const db = await openShopDatabase(this.#parts.db);
      // Replicas near the shopper answer, where the binding has them.
      const session = "withSession" in db ? db.withSession(isFresh ? "first-primary" : "first-unconstrained") : db;
      const statements = sent.map(({ sql, values }) => session.prepare(sql).bind(scope, ...values));
      const answers = await session.batch(statements);
      for (const [at, { resolve }] of sent.entries()) resolve(answers[at]!.results);
    } catch (error) {
      console.error(JSON.stringify({ event: "catalog-database", message: String(error).slice(0, 200) }));
      this.#parts.report.isWhole = false;
      for (const { reject } of sent) reject(new BackendFault({ kind: "unreachable" }));
    }
  }
}

/** Those that may be shown. */
export function readCards(rows: { card: string }[]): ProductSummary[] {
  return rows.flatMap(({ card }) => (JSON.parse(card) as CardData) ?? []);
}

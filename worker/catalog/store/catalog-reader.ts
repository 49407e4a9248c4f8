import { BackendFault } from "../../woocommerce/errors";
import type { ProductSummary } from "../../../app/domain/product/product";
import { FORMAT_VERSION } from "../index/encoding/snapshot-format";
import type { Currency } from "../../../app/config/money";
import type { RenderReport } from "../../render/render-report";
import { findOpened, openCatalog, type LoadedCatalog } from "./index-cache";
import { withRecordedPrices, CHANGES_OF_CARDS_SQL, RECORDED_DAYS_SQL, type StoredChange } from "./recorded-prices";
import type { CardData } from "../rows/row-data";
import { POINTER_SQL, type SnapshotPointer } from "./snapshot-store";
import { log } from "../../../app/services/log";

interface CatalogReaderParts {
  db: D1Database;
  scope: string;
  /** The currency of current prices. */
  currency: Currency;
  report: RenderReport;
  /** Waits for the snapshot that the sync publishes after a deployment with a new format; null: not there in time. */
  awaitSnapshot: () => Promise<SnapshotPointer | null>;
  /** Reads from the primary, because replicas may not have the newest rows yet. */
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
 * The replica as read by one request: all parts of a page use the same snapshot, and concurrent reads share one D1 batch. All
 * methods throw BackendFault if the replica can't be read.
 */
export class CatalogReader {
  readonly #parts: CatalogReaderParts;
  /** Reads go to a replica close to the shopper; each read sees the same state as the one before, or a newer one. */
  #session: D1DatabaseSession;
  #pending: Pending[] = [];
  #catalog: Promise<LoadedCatalog> | null = null;
  #pointer: Promise<SnapshotPointer | null> | null = null;

  constructor(parts: CatalogReaderParts) {
    this.#parts = parts;
    this.#session = parts.db.withSession(parts.isFresh ? "first-primary" : "first-unconstrained");
  }

  /** A reader that sees rows written a moment ago. */
  openFresh(): CatalogReader {
    return new CatalogReader({ ...this.#parts, isFresh: true });
  }

  /** The rows of one statement, whose ?1 is the scope. */
  select<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      // All reads of one turn of the event loop form a batch.
      if (this.#pending.length === 0) setTimeout(() => void this.#send(), 0);
      this.#pending.push({ sql, values, resolve: resolve as Pending["resolve"], reject });
    });
  }

  /** The newest published snapshot; null: none yet. */
  findPointer(): Promise<SnapshotPointer | null> {
    return (this.#pointer ??= this.select<SnapshotPointer>(POINTER_SQL, FORMAT_VERSION).then(
      ([pointer]) => pointer ?? null,
    ));
  }

  /** The snapshot that the whole request uses. */
  open(): Promise<LoadedCatalog> {
    return (this.#catalog ??= this.#open());
  }

  /**
   * The cards of the products that `choose` selects from the snapshot, in its order. If the isolate has a snapshot,
   * they are read by it in one batch with the pointer; if the pointer is to a newer one, `choose` runs again.
   */
  list<Chosen extends { ids: number[] }>(choose: (catalog: LoadedCatalog) => Chosen) {
    return this.find(choose, (ids) => this.listCards(ids));
  }

  /** The items that `read` returns for the ids that `choose` selects from the snapshot. */
  async find<Chosen extends { ids: number[] }, Card>(
    choose: (catalog: LoadedCatalog) => Chosen,
    read: (ids: number[]) => Promise<Card[]>,
  ): Promise<{ chosen: Chosen; cards: Card[]; catalog: LoadedCatalog }> {
    const known = findOpened(this.#parts.db, this.#parts.scope);
    if (known) {
      const chosen = choose(known);
      const [catalog, cards] = await Promise.all([this.open(), read(chosen.ids)]);
      if (catalog === known) return { chosen, cards, catalog };
    }
    const catalog = await this.open();
    const chosen = choose(catalog);
    return { chosen, cards: await read(chosen.ids), catalog };
  }

  /** Records which product row the page was rendered from; null: there is none. */
  noteRow(hash: string | null): void {
    this.#parts.report.row = hash;
  }

  /** Cards in the order of their ids, with their lowest 30-day prices; ids without a row are omitted. */
  async listCards(ids: readonly number[]): Promise<ProductSummary[]> {
    if (ids.length === 0) return [];
    const list = JSON.stringify(ids);
    const [rows, changes] = await Promise.all([
      this.select<{ card: string }>(
        "SELECT card FROM catalog_product WHERE scope = ?1 AND id IN (SELECT value FROM json_each(?2))",
        list,
      ),
      this.select<StoredChange>(CHANGES_OF_CARDS_SQL, list),
    ]);
    const cards = await this.addRecordedPrices(readCards(rows), changes);
    const byId = new Map(cards.map((card) => [card.databaseId, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The same items with the lowest price of the 30 days before their discount, where it is known. */
  async addRecordedPrices<T extends Parameters<typeof withRecordedPrices>[0][number]>(
    items: T[],
    changes: StoredChange[],
  ): Promise<T[]> {
    if (changes.length === 0) return items;
    const now = Date.now();
    return withRecordedPrices(items, changes, {
      days: await this.#listDays(now),
      now,
      currency: this.#parts.currency,
    });
  }

  // Only one day is added per day, so an isolate reads them once a day.
  async #listDays(now: number): Promise<number[]> {
    const { db, scope } = this.#parts;
    const today = Math.floor(now / DAY_MS);
    const ofDatabase = recordedDays.get(db) ?? new Map<string, { today: number; days: number[] }>();
    const known = ofDatabase.get(scope);
    if (known?.today === today) return known.days;
    const days = (await this.select<{ day: number }>(RECORDED_DAYS_SQL)).map(({ day }) => day);
    recordedDays.set(db, ofDatabase.set(scope, { today, days }));
    return days;
  }

  async #open(): Promise<LoadedCatalog> {
    const { db, scope, report } = this.#parts;
    const pointer = (await this.findPointer()) ?? (await this.#awaitSnapshot());
    if (!pointer) {
      report.isComplete = false;
      throw new BackendFault({ kind: "unreachable" });
    }
    const current = findOpened(db, scope);
    const isKnown = current !== null && current.pointer.version >= pointer.version;
    const catalog = isKnown ? current : await openCatalog(db, scope, pointer, this.#session);
    const { version, publishedAt } = catalog.pointer;
    report.catalog = { version, publishedAt };
    // A lagging replica or a snapshot that failed to load: such a page must not be cached for long.
    if (version !== pointer.version) report.isFresh = false;
    return catalog;
  }

  // A replica that lacks the snapshot may also lack the one just published, so further reads go to the primary.
  async #awaitSnapshot(): Promise<SnapshotPointer | null> {
    this.#session = this.#parts.db.withSession("first-primary");
    return this.#parts.awaitSnapshot();
  }

  async #send(): Promise<void> {
    const sent = this.#pending;
    this.#pending = [];
    const { scope } = this.#parts;
    try {
      const statements = sent.map(({ sql, values }) => this.#session.prepare(sql).bind(scope, ...values));
      const results = await this.#session.batch(statements);
      for (const [at, { resolve }] of sent.entries()) resolve(results[at]!.results);
    } catch (error) {
      log("catalog-database-failed", { error });
      this.#parts.report.isComplete = false;
      for (const { reject } of sent) reject(new BackendFault({ kind: "unreachable" }));
    }
  }
}

/** The cards that may be shown. */
export function readCards(rows: { card: string }[]): ProductSummary[] {
  return rows.flatMap(({ card }) => (JSON.parse(card) as CardData) ?? []);
}

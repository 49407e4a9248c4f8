import type { ProductRows } from "../../store/product-rows";
import type { SourceProducts } from "../../rows/catalog-source";
import type { SaleTimes } from "./sale-times";
import type { SyncStorage } from "./sync-state";
import { log } from "../../../../app/services/log";

const DIRTY = "dirty";
const URGENT = "urgent";

/** Writes fetched products and records that there are unpublished rows. */
export class RowWriter {
  readonly #rows: ProductRows;
  readonly #storage: SyncStorage;
  readonly #sales: SaleTimes;
  #fence: number | null = null;
  #changes = 0;

  constructor(rows: ProductRows, storage: SyncStorage, sales: SaleTimes) {
    this.#rows = rows;
    this.#storage = storage;
    this.#sales = sales;
  }

  /** The fence that identifies the current writer to the store. */
  async fence(): Promise<number> {
    return (this.#fence ??= await this.#rows.takeFence());
  }

  /** Called when another writer has taken over; the next write takes a new fence. */
  dropFence(): void {
    this.#fence = null;
  }

  /** Returns how many rows changed. Throws SupersededWriter. */
  async write(page: SourceProducts, now: number): Promise<number> {
    for (const { id, reason } of page.malformed) log("catalog-product-malformed", { id, error: reason });
    await this.#sales.note(page.rows, now);
    const changed = await this.#rows.findChanged(page.rows);
    if (changed.length > 0) await this.markDirty(changed.length);
    await this.#rows.write(await this.fence(), changed, page.rows, now);
    return changed.length;
  }

  /** Throws SupersededWriter. */
  async delete(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.markDirty(ids.length);
    await this.#rows.delete(await this.fence(), ids);
  }

  /**
   * Called before rows are written, because a step that is killed afterwards must not leave them unpublished. `rows`:
   * how many rows, each shown mainly on its own page; 0: something that many pages show, such as a term or a menu.
   */
  async markDirty(rows = 0): Promise<void> {
    this.#changes += Math.max(1, rows);
    const known = await this.#storage.get(DIRTY);
    const value = rows === 0 ? URGENT : (known ?? true);
    if (value !== known) await this.#storage.put(DIRTY, value);
  }

  async isDirty(): Promise<boolean> {
    return (await this.#storage.get(DIRTY)) !== undefined;
  }

  /** Whether something that many pages show is unpublished. */
  async isUrgent(): Promise<boolean> {
    return (await this.#storage.get(DIRTY)) === URGENT;
  }

  /** The number of changed rows since this isolate started. */
  get changes(): number {
    return this.#changes;
  }

  /** Rows written after the count was `changes` stay unpublished. */
  async markPublished(changes: number): Promise<void> {
    if (changes === this.#changes) await this.#storage.delete(DIRTY);
  }
}

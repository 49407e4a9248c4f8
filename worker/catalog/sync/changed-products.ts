import { BackendFault } from "../../woocommerce/errors";
import type { CatalogSource } from "../rows/catalog-source";
import type { PendingChanges } from "./state/pending-changes";
import type { RowWriter } from "./state/row-writer";
import type { SlugFinding } from "./slug-search";
import { readControls, writeControls } from "./state/control-ids";
import type { SyncStorage } from "./state/sync-state";

/** The number of control ids: a response that proves deletions must contain at least one of them. */
const CONTROL_IDS = 3;

interface ChangedParts {
  source: CatalogSource;
  writer: RowWriter;
  changes: PendingChanges;
  storage: SyncStorage;
}

/** Fetches products that are reported as changed, and deletes those that are verifiably gone. */
export class ChangedProducts {
  readonly #parts: ChangedParts;
  /** The products of the latest fetch, with how often each was queued; empty once the fetch has succeeded. */
  #asked = new Map<number, number>();

  constructor(parts: ChangedParts) {
    this.#parts = parts;
  }

  /** Fetches up to `count` products (1 or 2 requests); false: nothing to do. Throws BackendFault, SupersededWriter. */
  async fetch(count: number, now: number, which: { onlyEdits?: boolean } = {}): Promise<boolean> {
    const { source, writer, changes, storage } = this.#parts;
    this.#asked = new Map();
    const controls = await readControls(storage);
    // Before the first full sync there are no control ids, which deletions require.
    const noted = controls.length > 0 ? await changes.take(count, which) : new Map<number, number>();
    if (noted.size === 0) return false;
    this.#asked = noted;
    const found = await source.findProducts([...noted.keys()]);
    if (found.rows.some(({ id }) => !noted.has(id))) throw new BackendFault({ kind: "bad-answer" });
    await writer.write(found, now);
    const returned = new Set([...found.rows, ...found.malformed].map(({ id }) => id));
    const missing = [...noted.keys()].filter((id) => !returned.has(id));
    if (missing.length > 0) {
      const isComplete = found.next === null && !returned.has(null);
      if (!isComplete || !(await this.#areDeleted(missing, controls))) throw new BackendFault({ kind: "bad-answer" });
      await writer.delete(missing);
    }
    await changes.complete(noted);
    this.#asked = new Map();
    return true;
  }

  /** Whether a second response, which contains a control id, lacks all missing products too. */
  async #areDeleted(missing: number[], controls: number[]): Promise<boolean> {
    const existing = new Set(await this.#parts.source.findIds([...new Set([...missing, ...controls])]));
    if (missing.some((id) => existing.has(id))) return false;
    if (controls.some((id) => existing.has(id))) return true;
    await this.#replaceControls();
    return false;
  }

  /** Fetches and writes the product of a slug. Throws BackendFault, SupersededWriter. */
  async findBySlug(slug: string, now: number): Promise<SlugFinding> {
    const { source, writer } = this.#parts;
    const found = await source.findBySlug(slug);
    await writer.write(found, now);
    if (found.malformed.length > 0) return "failed";
    return found.rows.length > 0 ? "written" : "unknown";
  }

  /** Skips the first product of the fetch that has just failed and returns its id; its row stays. null: none failed. */
  async skipFailed(): Promise<number | null> {
    const [first] = this.#asked;
    if (!first) return null;
    await this.#parts.changes.complete(new Map([first]));
    return first[0];
  }

  /** Chooses other control ids, because these products may have been deleted themselves. */
  async #replaceControls(): Promise<void> {
    const { source, storage } = this.#parts;
    const { ids } = await source.listIds(CONTROL_IDS, null);
    if (ids.length > 0) await writeControls(storage, ids);
  }
}

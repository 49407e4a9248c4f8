import { BackendFault } from "../../woocommerce/errors";
import type { CatalogSource } from "../rows/catalog-source";
import type { PendingChanges } from "./state/pending-changes";
import type { RowWriter } from "./state/row-writer";
import type { SlugFinding } from "./slug-search";
import type { SeenIds } from "./state/seen-ids";

/** At least one of these must be in an answer that is to prove that something is gone. */
const CONTROL_IDS = 3;

interface ChangedParts {
  source: CatalogSource;
  writer: RowWriter;
  changes: PendingChanges;
  seen: SeenIds;
}

/** Fetches products that are said to have changed, and deletes those that are proven to be gone. */
export class ChangedProducts {
  readonly #parts: ChangedParts;

  constructor(parts: ChangedParts) {
    this.#parts = parts;
  }

  /** One query of up to `count` of them, and one of ids where some are gone; false: nothing is to be done. Throws BackendFault, SupersededWriter. */
  async fetch(count: number, now: number): Promise<boolean> {
    const { source, writer, changes, seen } = this.#parts;
    const controls = await seen.readControls();
    // Before the first full sync nothing is known that could prove a deletion.
    const noted = controls.length > 0 ? await changes.take(count) : new Map<number, number>();
    if (noted.size === 0) return false;
    const found = await source.findProducts([...noted.keys()]);
    if (found.rows.some(({ id }) => !noted.has(id))) throw new BackendFault({ kind: "bad-answer" });
    await writer.write(found, now);
    const kept = new Set([...found.rows, ...found.malformed].map(({ id }) => id));
    const missing = [...noted.keys()].filter((id) => !kept.has(id));
    if (missing.length > 0) {
      const isWhole = found.next === null && !kept.has(null);
      if (!isWhole || !(await this.#areGone(missing, controls))) throw new BackendFault({ kind: "bad-answer" });
      await writer.delete(missing);
    }
    await changes.settle(noted);
    return true;
  }

  /** Whether a second answer, which holds what must be there, lacks all of them, too. */
  async #areGone(missing: number[], controls: number[]): Promise<boolean> {
    const there = new Set(await this.#parts.source.findIds([...new Set([...missing, ...controls])]));
    if (missing.some((id) => there.has(id))) return false;
    if (controls.some((id) => there.has(id))) return true;
    await this.#renewControls();
    return false;
  }

  /** Writes the product of a slug. Throws BackendFault, SupersededWriter. */
  async findBySlug(slug: string, now: number): Promise<SlugFinding> {
    const { source, writer } = this.#parts;
    const found = await source.findBySlug(slug);
    await writer.write(found, now);
    if (found.malformed.length > 0) return "failed";
    return found.rows.length > 0 ? "written" : "unknown";
  }

  /** Gives up on the first of them, which keeps its row; null: there is none. */
  async passOver(): Promise<number | null> {
    const { changes, seen } = this.#parts;
    if ((await seen.readControls()).length === 0) return null;
    const noted = await changes.take(1);
    await changes.settle(noted);
    return [...noted.keys()][0] ?? null;
  }

  /** The controls themselves may have been deleted. */
  async #renewControls(): Promise<void> {
    const { ids } = await this.#parts.source.listIds(CONTROL_IDS, null);
    if (ids.length > 0) await this.#parts.seen.keepControls(ids);
  }
}

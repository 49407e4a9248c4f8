import { BackendFault } from "../../woocommerce/errors";
import type { TermRows } from "../store/term-rows";
import type { CatalogSource } from "../rows/catalog-source";
import { isPlausible } from "./state/plausible-deletions";
import { digest } from "../rows/digest";
import type { RowWriter } from "./state/row-writer";
import { SeenIds } from "./state/seen-ids";
import type { SyncStorage, TermProgress } from "./state/sync-state";

export const TERMS_UNREAD: TermProgress = { place: null, chunks: 0, fingerprint: "" };

interface TermParts {
  source: CatalogSource;
  terms: TermRows;
  storage: SyncStorage;
  writer: RowWriter;
  log: (entry: Record<string, unknown>) => void;
}

/** Keeps the rows of categories, tags and brands in sync with the backend. */
export class TermSync {
  readonly #parts: TermParts;
  readonly #seen: SeenIds;

  constructor(parts: TermParts) {
    this.#parts = parts;
    this.#seen = new SeenIds(parts.storage, "terms");
  }

  /** Reads one page; `isLast`: the fingerprint covers everything. Throws BackendFault, SupersededWriter. */
  async read({ place, chunks, fingerprint }: TermProgress, fence: number): Promise<[TermProgress, isLast: boolean]> {
    const { source, terms } = this.#parts;
    if (chunks === 0) await this.#seen.clear();
    const before = chunks === 0 ? await source.readSettings() : fingerprint;
    const { rows, next } = await source.listTerms(place);
    if (next !== null && next === place) throw new BackendFault({ kind: "bad-answer" });
    const changed = await terms.findChanged(rows);
    if (changed.length > 0) {
      await this.#parts.writer.markDirty();
      await terms.write(fence, changed);
    }
    await this.#seen.add(
      chunks,
      rows.map(({ id }) => id),
    );
    const identities = rows.map(({ identity }) => identity).toSorted();
    const progress = { place: next, chunks: chunks + 1, fingerprint: await digest([before, ...identities]) };
    if (next === null) await this.#deleteMissing(fence);
    return [progress, next === null];
  }

  async #deleteMissing(fence: number): Promise<void> {
    const { terms, storage, log, writer } = this.#parts;
    const seen = await this.#seen.readAll();
    const known = await terms.listIds();
    const missing = known.filter((id) => !seen.has(id));
    if (missing.length === 0) return;
    const refused = (await storage.get<number[]>("terms-refused")) ?? [];
    if (!isPlausible(missing, known.length, refused)) {
      log({ event: "catalog-terms-refused", deletions: missing.length, terms: known.length });
      return storage.put("terms-refused", missing);
    }
    await writer.markDirty();
    await terms.delete(fence, missing);
    await storage.delete("terms-refused");
  }
}

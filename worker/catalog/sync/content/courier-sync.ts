import type { DocumentRows } from "../../store/document-rows";
import type { CatalogSource, SourceDocument } from "../../rows/catalog-source";
import type { SyncStorage } from "../state/sync-state";
import { BackendFault } from "../../../woocommerce/errors";
import { log } from "../../../../app/services/log";

const DUE = "couriers-due";
const OFFICES = "offices:";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * If a list has lost this share of its offices, it is stored only after the courier has sent the shorter list for two
 * days.
 */
const LOSS_MAX = 0.5;
const BELIEVED_AFTER_MS = 2 * DAY_MS;

interface CourierParts {
  source: Pick<CatalogSource, "readCouriers">;
  documents: Pick<DocumentRows, "countItems">;
  storage: SyncStorage;
}

/**
 * Reads couriers and their offices once a day, because that takes dozens of requests, and when WordPress reports a
 * change. While there are no lists, it looks for them each time that documents are read, because a merchant who enters
 * an account waits for its offices.
 */
export class CourierSync {
  readonly #parts: CourierParts;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  /** Makes the lists due: the next `read` reads them. */
  async request(): Promise<void> {
    await this.#parts.storage.put(DUE, 0);
  }

  /**
   * The documents to write; [] if they aren't due, or nothing can be read. Faults are logged, and reading is retried in
   * an hour.
   */
  async read(now: number, between?: () => Promise<void>): Promise<SourceDocument[]> {
    const { source, storage } = this.#parts;
    if (now < ((await storage.get<number>(DUE)) ?? 0)) return [];
    try {
      const { documents, failure } = await source.readCouriers(between);
      const hasLists = documents.some(({ name }) => name.startsWith(OFFICES));
      await storage.put(DUE, hasLists ? now + DAY_MS : 0);
      if (failure) await this.#postpone(failure.kind, now);
      const plausible = await Promise.all(documents.map((one) => this.#isPlausible(one, now)));
      return documents.filter((_, index) => plausible[index]);
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      await this.#postpone(error.failure.kind, now);
      return [];
    }
  }

  async #postpone(kind: string, now: number): Promise<void> {
    log("couriers-fault", { kind });
    await this.#parts.storage.put(DUE, now + HOUR_MS);
  }

  // A courier's API may return only a part of its list, and shoppers can't choose an office that isn't listed.
  async #isPlausible({ name, data }: SourceDocument, now: number): Promise<boolean> {
    const { documents, storage } = this.#parts;
    if (!name.startsWith(OFFICES) || !Array.isArray(data)) return true;
    const shrunkSince = `couriers-shrunk:${name}`;
    if (data.length >= (await documents.countItems(name)) * LOSS_MAX) {
      await storage.delete(shrunkSince);
      return true;
    }
    const since = (await storage.get<number>(shrunkSince)) ?? now;
    await storage.put(shrunkSince, since);
    if (now - since >= BELIEVED_AFTER_MS) return true;
    log("couriers-fault", { kind: "shrunk", name, offices: data.length });
    return false;
  }
}

import { BackendFault } from "../../../woocommerce/errors";
import { toDocumentRow, type DocumentRows } from "../../store/document-rows";
import type { CatalogSource, SourceDocument } from "../../rows/catalog-source";
import { CourierSync } from "./courier-sync";
import type { RowWriter } from "../state/row-writer";
import type { SyncStorage } from "../state/sync-state";
import { log } from "../../../../app/services/log";

const DUE = "documents-due";
const RETRY_MS = 60_000;

interface DocumentParts {
  source: CatalogSource;
  documents: DocumentRows;
  storage: SyncStorage;
  writer: RowWriter;
}

/** Keeps the documents of catalog pages (menus, texts …) in sync with the backend. Products never wait for them. */
export class DocumentSync {
  readonly #parts: DocumentParts;
  readonly #couriers: CourierSync;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
    this.#couriers = new CourierSync(parts);
  }

  /** When the documents are due, Unix ms; Infinity: with the next run. */
  async dueAt(): Promise<number> {
    return (await this.#parts.storage.get<number>(DUE)) ?? Infinity;
  }

  /**
   * Makes the documents due now. The stored time must change, because that is how `read` notices a request made
   * meanwhile.
   */
  async request(now: number): Promise<void> {
    await this.#parts.storage.put(DUE, (await this.dueAt()) === now ? now - 1 : now);
  }

  /** Makes the documents and the couriers' offices due now; offices are otherwise read once a day. */
  async requestCouriers(now: number): Promise<void> {
    await this.#couriers.request();
    await this.request(now);
  }

  /**
   * Reads the documents if they are due; false: they aren't. `between` runs before each request, except the one for
   * settings. A fault is logged, and reading is retried in a minute. Throws SupersededWriter.
   */
  async read(now: number, between?: () => Promise<void>): Promise<boolean> {
    const { source, storage } = this.#parts;
    const due = await this.dueAt();
    if (due > now) return false;
    try {
      // Settings are read first and written at once, because the merchant waits for them.
      await this.write(await source.readShopSettings());
      const { documents, failure } = await source.readDocuments(between);
      await this.write(documents);
      await this.write(await this.#couriers.read(now, between));
      if (failure) throw new BackendFault(failure);
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      log("catalog-documents-fault", { kind: error.failure.kind });
      await storage.put(DUE, now + RETRY_MS);
      return true;
    }
    // If `request` was called during the read, something newer must be read.
    if ((await this.dueAt()) === due) await storage.delete(DUE);
    return true;
  }

  /** Writes the documents that have changed. Throws SupersededWriter. */
  async write(read: SourceDocument[]): Promise<void> {
    const { documents, writer } = this.#parts;
    const changed = await documents.findChanged(await Promise.all(read.map(toDocumentRow)));
    if (changed.length > 0) await writer.markDirty();
    await documents.write(await writer.fence(), changed);
  }
}

import { BackendFault } from "../../woocommerce/errors";
import type { DocumentRows } from "../store/document-rows";
import type { CatalogSource, SourceDocument } from "../rows/catalog-source";
import { digest } from "../rows/digest";
import type { RowWriter } from "./state/row-writer";
import type { SyncStorage } from "./state/sync-state";

const DUE = "documents-due";
const RETRY_MS = 60_000;

interface DocumentParts {
  source: CatalogSource;
  documents: DocumentRows;
  storage: SyncStorage;
  writer: RowWriter;
  log: (entry: Record<string, unknown>) => void;
}

/** Keeps the documents of catalog pages (menus, texts …) in sync with the backend. Products never wait for them. */
export class DocumentSync {
  readonly #parts: DocumentParts;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** When they are due, Unix ms; Infinity: with the next run. */
  async dueAt(): Promise<number> {
    return (await this.#parts.storage.get<number>(DUE)) ?? Infinity;
  }

  async request(now: number): Promise<void> {
    if ((await this.dueAt()) > now) await this.#parts.storage.put(DUE, now);
  }

  /** Reads them if they are due; false: they aren't. A fault is logged and retried in a minute. Throws SupersededWriter. */
  async read(now: number): Promise<boolean> {
    const { source, documents, storage, writer, log } = this.#parts;
    const due = await this.dueAt();
    if (due > now) return false;
    try {
      const rows = await Promise.all((await source.readDocuments()).map(toRow));
      const changed = await documents.findChanged(rows);
      if (changed.length > 0) await writer.markDirty();
      await documents.write(await writer.fence(), changed);
    } catch (error) {
      if (!(error instanceof BackendFault)) throw error;
      log({ event: "catalog-documents-fault", kind: error.failure.kind });
      await storage.put(DUE, now + RETRY_MS);
      return true;
    }
    // A request that arrived during the read may concern something newer.
    if ((await this.dueAt()) === due) await storage.delete(DUE);
    return true;
  }
}

async function toRow({ name, data }: SourceDocument) {
  const text = JSON.stringify(data);
  return { name, data: text, hash: await digest([text]) };
}

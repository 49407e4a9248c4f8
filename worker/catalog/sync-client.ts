import { callObject } from "../platform/call-object";

/** What readers of the catalog ask of its synchronization. */
export interface CatalogSyncClient {
  /** Looks for a product that no row has; whoever asks for it at the same time shares one query to the backend. */
  findBySlug(slug: string): Promise<"written" | "unknown" | "failed">;
  /** A shopper has just changed what these products show. */
  noteChanges(ids: number[]): Promise<void>;
  /** A search that found nothing: its words alone. */
  noteEmptySearch(words: string): Promise<void>;
}

/** The synchronization of this scope, in its Durable Object. What fails there is logged, and never thrown. */
export function openCatalogSync(namespace: DurableObjectNamespace, scope: string): CatalogSyncClient {
  const open = () => namespace.get(namespace.idFromName(scope)) as unknown as CatalogSyncClient;
  const call = async <T>(work: (object: CatalogSyncClient) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await callObject(open, work, { isRepeatable: true });
    } catch (error) {
      console.error(JSON.stringify({ event: "catalog-sync-unreachable", message: String(error).slice(0, 200) }));
      return otherwise;
    }
  };
  return {
    findBySlug: (slug) => call((object) => object.findBySlug(slug), "failed" as const),
    noteChanges: (ids) => call((object) => object.noteChanges(ids), undefined),
    noteEmptySearch: (words) => call((object) => object.noteEmptySearch(words), undefined),
  };
}

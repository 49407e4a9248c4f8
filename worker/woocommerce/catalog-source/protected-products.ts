import { GetCatalogProtectedDocument } from "../../../graphql/generated/documents";
import { requirePart } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { text } from "../fields";
import { requireNext } from "./complete-product";
import { StoredValue, type ValueStorage } from "./stored-value";

/**
 * Password-protected products. WooGraphQL 1.0.2 fails every guest's query whose result contains one ("Internal server error",
 * no list), so all queries exclude them: the catalog treats them as unpublished.
 */
export class ProtectedProducts {
  readonly #client: BackendClient;
  readonly #ids: StoredValue<number[]>;

  constructor(client: BackendClient, storage: ValueStorage) {
    this.#client = client;
    this.#ids = new StoredValue(storage, "protected-products");
  }

  /** The next query fetches the list again. */
  invalidate(): Promise<void> {
    return this.#ids.clear();
  }

  /** Runs a query that excludes these products; repeats a refused one if the list has changed. Throws BackendFault. */
  async queryWithout<D>(query: (ids: number[]) => Promise<GraphqlResponse<D>>): Promise<GraphqlResponse<D>> {
    const known = await this.#ids.getOrSet(() => this.#fetch());
    const response = await query(known);
    if (response.failure?.kind !== "refused") return response;
    const now = await this.#ids.set(await this.#fetch());
    const isSame = now.length === known.length && now.every((id) => known.includes(id));
    return isSame ? response : query(now);
  }

  async #fetch(): Promise<number[]> {
    const ids: number[] = [];
    let after: string | null = null;
    do {
      const response: GraphqlResponse<Listed> = await this.#client.query(GetCatalogProtectedDocument, { after });
      after = requirePart(
        response,
        ({ contentNodes }) => contentNodes,
        ({ edges, pageInfo }) => {
          ids.push(...edges.map(({ cursor }) => readCursorId(cursor)));
          return requireNext(pageInfo, after);
        },
      );
    } while (after !== null);
    return ids;
  }
}

interface Listed {
  contentNodes: {
    edges: { cursor: string | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}

/** The post id in a cursor ("arrayconnection:101" in base64). Throws BackendFault for any other text. */
export function readCursorId(cursor: unknown): number {
  try {
    const id = Number(/^arrayconnection:([1-9]\d{0,9})$/.exec(atob(text(cursor)))?.[1]);
    if (Number.isSafeInteger(id)) return id;
  } catch {
    // Not base64.
  }
  throw new BackendFault({ kind: "bad-answer" });
}

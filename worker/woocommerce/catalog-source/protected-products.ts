import { GetCatalogProtectedDocument } from "../../../graphql/generated/documents";
import { needPart } from "../answers";
import type { Answer, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { text } from "../fields";
import { needNext } from "./all-variations";
import { StoredValue, type ValueStorage } from "./stored-value";

/**
 * Products behind a password. WooGraphQL 1.0.2 fails every answer to a guest that would hold one of them ("Internal server
 * error", no list), so that all queries leave them out: to the catalog they aren't published.
 */
export class ProtectedProducts {
  readonly #client: BackendClient;
  readonly #ids: StoredValue<number[]>;

  constructor(client: BackendClient, storage: ValueStorage) {
    this.#client = client;
    this.#ids = new StoredValue(storage, "protected-products");
  }

  /** Asks anew the next time. */
  forget(): Promise<void> {
    return this.#ids.clear();
  }

  /** A query without them; one that is refused is sent again where there are others by now. Throws BackendFault. */
  async queryWithout<D>(ask: (ids: number[]) => Promise<Answer<D>>): Promise<Answer<D>> {
    const known = await this.#ids.getOrSet(() => this.#fetch());
    const answer = await ask(known);
    if (answer.failure?.kind !== "refused") return answer;
    const now = await this.#ids.set(await this.#fetch());
    const isSame = now.length === known.length && now.every((id) => known.includes(id));
    return isSame ? answer : ask(now);
  }

  async #fetch(): Promise<number[]> {
    const ids: number[] = [];
    let after: string | null = null;
    do {
      const answer: Answer<Listed> = await this.#client.query(GetCatalogProtectedDocument, { after });
      if (answer.failure) throw new BackendFault(answer.failure);
      after = needPart(
        answer,
        ({ contentNodes }) => contentNodes,
        ({ edges, pageInfo }) => {
          ids.push(...edges.map(({ cursor }) => readCursorId(cursor)));
          return needNext(pageInfo, after);
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

/** The id in a cursor of posts ("arrayconnection:101", in base64). Throws BackendFault for any other text. */
export function readCursorId(cursor: unknown): number {
  try {
    const id = Number(/^arrayconnection:([1-9]\d{0,9})$/.exec(atob(text(cursor)))?.[1]);
    if (Number.isSafeInteger(id)) return id;
  } catch {
    // Not base64.
  }
  throw new BackendFault({ kind: "bad-answer" });
}

import { GetCatalogProtectedDocument } from "../../../graphql/generated/documents";
import { needPart } from "../../../app/backend/answers";
import type { Answer, BackendClient } from "../../../app/backend/client";
import { BackendFault } from "../../../app/backend/errors";
import { text } from "../../../app/backend/read";
import { needNext } from "./all-variations";

/**
 * Products behind a password. WooGraphQL 1.0.2 fails every answer to a guest that would hold one of them ("Internal server
 * error", no list), so that all queries leave them out: to the catalog they aren't published.
 */
export class ProtectedProducts {
  readonly #client: BackendClient;
  #ids: number[] | null = null;

  constructor(client: BackendClient) {
    this.#client = client;
  }

  /** Asks anew the next time. */
  forget(): void {
    this.#ids = null;
  }

  /** A query without them; one that is refused is sent again where there are others by now. Throws BackendFault. */
  async queryWithout<D>(ask: (ids: number[]) => Promise<Answer<D>>): Promise<Answer<D>> {
    const known = (this.#ids ??= await this.#fetch());
    const answer = await ask(known);
    if (answer.failure?.kind !== "refused") return answer;
    const now = await this.#fetch();
    this.#ids = now;
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

import type { StockEmail } from "../../../worker/woocommerce/checkout/plugin-queries";
import { NotedBackend, type RecordedQuery } from "./recording-backend";

interface Question extends RecordedQuery {
  variables: { ids?: number[]; input?: { letters: StockEmail[] } };
}

/** A backend with the plugin: what is in stock, whom it mailed, and what it does instead while a test says so. */
export class PluginEmails {
  readonly backend: NotedBackend;
  /** Slug by id. */
  readonly inStock = new Map<number, string>();
  readonly mails: StockEmail[] = [];
  /** Addresses that its mail server doesn't take. */
  readonly refusing = new Set<string>();
  /** Letters it has time for at once. */
  room = Infinity;
  /** Operation by operation; what it mailed before its answer was lost is mailed all the same. */
  readonly faults = new Map<string, () => Response | Promise<Response>>();
  readonly #known = new Set<string>();

  constructor() {
    this.backend = new NotedBackend((question) => this.#answer(question as Question));
  }

  async #answer({ operationName, variables }: Question): Promise<Response> {
    const data = variables.input ? this.#mail(variables.input.letters) : this.#find(variables.ids ?? []);
    return this.faults.get(operationName)?.() ?? Response.json({ data });
  }

  #find(ids: number[]) {
    return {
      storefrontStock: ids.flatMap((id) =>
        this.inStock.has(id) ? { databaseId: id, slug: this.inStock.get(id) } : [],
      ),
    };
  }

  #mail(letters: StockEmail[]) {
    const tried = letters.slice(0, this.room);
    const refused = tried.filter(({ email }) => this.refusing.has(email));
    const mailed = tried.filter(({ email }) => !this.refusing.has(email));
    for (const letter of mailed.filter(({ key }) => !this.#known.has(key))) {
      this.#known.add(letter.key);
      this.mails.push(letter);
    }
    return { announceStock: { mailed: mailed.map(({ key }) => key), refused: refused.map(({ key }) => key) } };
  }
}

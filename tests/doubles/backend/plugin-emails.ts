import type { StockEmail } from "../../../worker/woocommerce/checkout/plugin-queries";
import { RecordingBackend, type RecordedQuery } from "./recording-backend";

interface PluginQuery extends RecordedQuery {
  variables: { ids?: number[]; input?: { emails: StockEmail[] } };
}

/** A backend with the plugin: its stock, the emails it sent, and the faults that a test sets. */
export class PluginEmails {
  readonly backend: RecordingBackend;
  /** Slug by id. */
  readonly inStock = new Map<number, string>();
  readonly mails: StockEmail[] = [];
  /** Addresses that its mail server refuses. */
  readonly refusing = new Set<string>();
  /** How many emails it sends in one request. */
  room = Infinity;
  /** By operation; emails sent before a lost response are sent nevertheless. */
  readonly faults = new Map<string, () => Response | Promise<Response>>();
  readonly #known = new Set<string>();

  constructor() {
    this.backend = new RecordingBackend((query) => this.#answer(query as PluginQuery));
  }

  async #answer({ operationName, variables }: PluginQuery): Promise<Response> {
    const data = variables.input ? this.#mail(variables.input.emails) : this.#find(variables.ids ?? []);
    return this.faults.get(operationName)?.() ?? Response.json({ data });
  }

  #find(ids: number[]) {
    return {
      storefrontStock: ids.flatMap((id) =>
        this.inStock.has(id) ? { databaseId: id, slug: this.inStock.get(id) } : [],
      ),
    };
  }

  #mail(emails: StockEmail[]) {
    const tried = emails.slice(0, this.room);
    const refused = tried.filter(({ email }) => this.refusing.has(email));
    const mailed = tried.filter(({ email }) => !this.refusing.has(email));
    for (const email of mailed.filter(({ key }) => !this.#known.has(key))) {
      this.#known.add(email.key);
      this.mails.push(email);
    }
    return { notifyBackInStock: { mailed: mailed.map(({ key }) => key), refused: refused.map(({ key }) => key) } };
  }
}

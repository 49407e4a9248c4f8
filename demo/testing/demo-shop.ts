import { NO_ACCOUNTS, type DemoAccounts } from "../accounts/seed-accounts.ts";
import type { DemoCatalog } from "../catalog/types.ts";
import type { Env } from "../env.ts";
import { handleRequest } from "../http/handle-request.ts";
import { buildRecordedCatalog } from "./recorded-catalog.ts";
import { cutToSchema, readOperation, readSample, type GraphqlBody } from "./replay.ts";
import { openSqliteAsD1 } from "./sqlite-as-d1.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: GraphqlBody;
}

/** The demo without workerd: its handler over an in-memory database, and one shopper with a session token. */
export class DemoShop {
  token: string | null = null;
  /** Auth token of the signed-in customer. */
  authToken: string | null = null;
  /** The secret sent to the plugin; null: the client isn't the shop. */
  storefrontSecret: string | null = null;
  readonly db = openSqliteAsD1();
  readonly #env: Env;
  readonly #catalog: DemoCatalog;
  readonly #accounts: DemoAccounts;

  constructor(catalog: DemoCatalog = buildRecordedCatalog(), testMode = "true", accounts = NO_ACCOUNTS) {
    this.#env = { DB: this.db, TEST_MODE: testMode };
    this.#catalog = catalog;
    this.#accounts = accounts;
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    return handleRequest(new Request(`https://demo.shop.test${path}`, init), this.#env, this.#catalog, this.#accounts);
  }

  async post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const session: Record<string, string> = this.token ? { "woocommerce-session": `Session ${this.token}` } : {};
    const auth: Record<string, string> = this.authToken ? { authorization: `Bearer ${this.authToken}` } : {};
    const shop: Record<string, string> = this.storefrontSecret ? { "x-storefront-secret": this.storefrontSecret } : {};
    const response = await this.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...session, ...auth, ...shop, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    this.token = response.headers.get("woocommerce-session") ?? this.token;
    return { status: response.status, headers: response.headers, body: (await response.json()) as GraphqlBody };
  }

  async ask(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.post({ query, variables }, headers);
  }

  /** The shop's own operation: "cart/getCart". */
  async operate(path: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    return this.ask(readOperation(path), variables);
  }

  /** Replays a recorded request, cut to the schema, in this shopper's session. */
  async replay(sample: string): Promise<Answer> {
    const { query, variables } = readSample(sample).request.body;
    return this.ask(cutToSchema(query), variables);
  }

  async add(productId: number, more: Record<string, unknown> = {}): Promise<Answer> {
    const query = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { contents { itemCount } } } }";
    return this.ask(query, { input: { productId, quantity: 1, ...more } });
  }

  async setUp(path: string, body: unknown = {}): Promise<Response> {
    return this.fetch(`/__test/${path}`, { method: "POST", body: JSON.stringify(body) });
  }
}

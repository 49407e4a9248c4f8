import { readFileSync, writeFileSync } from "node:fs";
import { createHmac } from "node:crypto";
import { createTestHarness, type TestHarness } from "wrangler";
import { DEMO_WEBHOOK_SECRET } from "../../worker/env";

const CONFIG = "build/server/wrangler.json";
const COUNTED_MAX = 100_000;
const LOST_LINE = "Error: Network connection lost.";
const CONFIG_WITHOUT_IMAGES = "build/server/wrangler-without-images.json";

/** Both built Workers with fresh storage; the demo may be told to fail. Build first. */
export async function startBuiltShop(
  variables: Record<string, unknown> = {},
  { hasImagesBinding = true } = {},
): Promise<BuiltShop> {
  if (!hasImagesBinding) {
    const config = { ...(JSON.parse(readFileSync(CONFIG, "utf8")) as object), images: undefined };
    writeFileSync(CONFIG_WITHOUT_IMAGES, JSON.stringify(config));
  }
  const configPath = hasImagesBinding ? CONFIG : CONFIG_WITHOUT_IMAGES;
  const server = createTestHarness({
    workers: [
      { configPath, vars: variables as Record<string, never> },
      { configPath: "dist/shop_demo/wrangler.json", vars: { TEST_MODE: "true" } },
    ],
  });
  const { url } = await server.listen();
  return new BuiltShop(server, url);
}

/** A fault of the demo backend: its kind, how often, and for which operation alone. */
export interface Fault {
  kind: string | null;
  count?: number;
  operation?: string;
}

export class BuiltShop {
  readonly #server: TestHarness;
  readonly url: URL;

  constructor(server: TestHarness, url: URL) {
    this.#server = server;
    this.url = url;
  }

  /**
   * A browser without scripts: keeps cookies, sends what browsers send, follows nothing by itself. `address`: what
   * Cloudflare would report of it; without one its address is this machine's own, which tells nobody apart.
   */
  visit(address?: string): Visitor {
    return new Visitor(
      (path, init) => this.#fetch(path, init),
      this.url,
      address ? { "cf-connecting-ip": address } : {},
    );
  }

  async setFault(fault: Fault): Promise<void> {
    await this.#askDemo("/__test/fault", fault);
  }

  /** Counts what the backend is asked from now on, in HTTP requests, or for one operation; it takes a fault's place. */
  async countQuestions(operation?: string): Promise<() => Promise<number>> {
    await this.setFault({ kind: "slow:0", count: COUNTED_MAX, ...(operation ? { operation } : {}) });
    return async () => {
      const answer = await this.#server.getWorker("shop-demo").fetch("https://demo.shop.test/__test/fault");
      return COUNTED_MAX - ((await answer.json()) as { count: number }).count;
    };
  }

  /** News of the catalogue, as WooCommerce sends it. */
  async sendNews(headers: Record<string, string> = {}, body = JSON.stringify({ id: 1 })): Promise<Response> {
    const answer = await this.#server.fetch("/webhooks/woocommerce", {
      method: "POST",
      body,
      headers: {
        "x-wc-webhook-topic": "shop.purge",
        "x-wc-webhook-delivery-id": crypto.randomUUID(),
        "x-wc-webhook-signature": createHmac("sha256", DEMO_WEBHOOK_SECRET).update(body).digest("base64"),
        ...headers,
      },
    });
    return answer as unknown as Response;
  }

  /** What merchants set up differently (demo/shop-options.ts). */
  async setOptions(options: object): Promise<void> {
    await this.#askDemo("/__test/options", options);
  }

  /** Of a product or a variation; null: isn't counted. */
  async setStock(id: number, stock: number | null): Promise<void> {
    await this.#askDemo("/__test/stock", { id, stock });
  }

  /** Of the auth tokens that the demo gives out from now on, in seconds; null: the true one again. */
  async setAuthLifetime(seconds: number | null): Promise<void> {
    await this.#askDemo("/__test/auth-lifetime", { seconds });
  }

  /** The same of refresh tokens; a negative one is refused. */
  async setRefreshLifetime(seconds: number | null): Promise<void> {
    await this.#askDemo("/__test/refresh-lifetime", { seconds });
  }

  async reset(): Promise<void> {
    await this.#askDemo("/__test/reset", {});
  }

  async readOrders(): Promise<unknown[]> {
    const answer = await this.#server.getWorker("shop-demo").fetch("https://demo.shop.test/__test/orders");
    return (await answer.json()) as unknown[];
  }

  /** The demo backend's own answer to a question. */
  async askBackend(body: string, headers: Record<string, string>): Promise<Response> {
    const demo = this.#server.getWorker("shop-demo");
    const answer = await demo.fetch("https://demo.shop.test/graphql", { method: "POST", headers, body });
    return answer as unknown as Response;
  }

  /** The shop's own database. */
  async openDatabase(): Promise<D1Database> {
    const { SHOP_DB } = await this.#server.getWorker<{ SHOP_DB: unknown }>("shop").getEnv();
    return SHOP_DB as D1Database;
  }

  /** Lets the schedule of wrangler.toml strike. */
  async strike(): Promise<void> {
    await this.#server.getWorker("shop").scheduled({ cron: "*/15 * * * *" });
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  // The harness's own proxy keeps lines that workerd hangs up after 5 s of silence; what it sends on one never arrives.
  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const ask = () => this.#server.fetch(path, init as never) as unknown as Promise<Response>;
    const answer = await ask();
    const isLost = answer.status === 500 && (await answer.clone().text()).startsWith(LOST_LINE);
    return isLost ? ask() : answer;
  }

  async #askDemo(path: string, body: unknown): Promise<void> {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await this.#server.getWorker("shop-demo").fetch(`https://demo.shop.test${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export class Visitor {
  readonly #fetch: Fetch;
  readonly #origin: string;
  readonly #sent: Record<string, string>;
  readonly #cookies = new Map<string, string>();

  constructor(fetch: Fetch, url: URL, sent: Record<string, string>) {
    this.#sent = sent;
    this.#fetch = fetch;
    this.#origin = url.origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#ask(path, {
      headers: { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", ...headers },
    });
  }

  /** Sends a form as a browser without scripts does. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = {
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
      origin: this.#origin,
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    return this.#ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  }

  /** Sends a form as the router's scripts do; the answer isn't a page. */
  async post(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
    const headers = {
      accept: "*/*",
      "content-type": "application/x-www-form-urlencoded",
      origin: this.#origin,
      "sec-fetch-site": "same-origin",
    };
    const answer = await this.#ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    return { status: answer.status, text: await answer.text() };
  }

  /** Sends a form with headers of its own choice, as pages of other sites do. */
  forge(path: string, fields: Record<string, string>, headers: Record<string, string>): Promise<Response> {
    const form = { accept: "text/html", "content-type": "application/x-www-form-urlencoded", ...headers };
    return this.#ask(path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });
  }

  /** Puts a simple product into the cart. */
  add(productId: number, quantity = 1): Promise<Response> {
    return this.submit("/cart", { intent: "add", productId: String(productId), quantity: String(quantity) });
  }

  async #ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const headers = { ...init.headers, ...this.#sent, ...(this.cookie && { cookie: this.cookie }) };
    const answer = await this.#fetch(path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/Max-Age=0/i.test(line)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return answer;
  }
}

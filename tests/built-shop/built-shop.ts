import { rmSync } from "node:fs";
import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { DEMO_WEBHOOK_SECRET } from "../../worker/platform/environment";
import type { BuiltWorker } from "../../scripts/build/read-worker";
import { askAgainIfClosed, fetchShop } from "./fetch-shop";
import { runSync, copyStorage } from "./synced-storage";
import { Visitor } from "./visitor";

const COUNTED_MAX = 100_000;
const POLL_MS = 20;

/** `empty`: a backend without content, fast, for tests with thousands of requests. */
type Backend = "demo" | "empty";

interface BuiltParts {
  hasImagesBinding?: boolean;
  /** An entry module around the shop's own. */
  entry?: string;
  backend?: Backend;
  /** false: an empty database, as on the first start. */
  isSynced?: boolean;
  /** Any free one by default. */
  port?: number;
  /** Reads a minute from one address, fewer than wrangler.toml's. */
  floodReads?: number;
  /** What the shop is answered instead of the demo's own answer. */
  answer?: (query: BackendQuery, ask: () => Promise<Response>) => Promise<Response>;
}

export interface BackendQuery {
  operationName: string;
  variables: Record<string, unknown>;
}

const countReads = (limit: number) => ({ namespace_id: "reads", simple: { limit, period: 60 as const } });

/** Both built Workers with new storage, the demo's catalog synchronized, in test mode. Build first. */
export async function startBuiltShop(
  variables: Record<string, unknown> = {},
  { hasImagesBinding = true, entry = "", backend = "demo", isSynced = true, port, floodReads, answer }: BuiltParts = {},
): Promise<BuiltShop> {
  const { shop, ...backends } = JSON.parse(process.env.BUILT_WORKERS!) as Record<"shop" | Backend, BuiltWorker>;
  const storage = copyStorage((isSynced ? process.env.SYNCED_STORAGE : process.env.EMPTY_STORAGE)!);
  const before = { type: "ESModule" as const, path: join(shop.modulesRoot!, "entry.js"), contents: entry };
  const askBackend = async (request: Request) => {
    const query = (await request.clone().json()) as BackendQuery;
    return answer!(query, async () => (await server.getWorker("shop-demo")).fetch(request as never) as never);
  };
  const options = convertV4MiniflareOptions({
    resourcePersistencePath: storage,
    workers: [
      {
        ...shop,
        ...(entry && { modules: [before, ...(shop.modules as object[])] as never }),
        bindings: { ...shop.bindings, ...variables } as never,
        serviceBindings: { ...shop.serviceBindings, ...(answer && { BACKEND: askBackend }) } as never,
        images: hasImagesBinding ? shop.images : undefined,
        ...(floodReads && { ratelimits: { ...shop.ratelimits, FLOOD_READS: countReads(floodReads) } }),
      },
      backends[backend],
    ],
  });
  const logs: string[] = [];
  const server = new Miniflare({ ...options, port, handleStructuredLogs: ({ message }) => void logs.push(message) });
  return new BuiltShop(server, await server.ready, storage, logs);
}

/** A fault of the demo backend: its kind, how often, for which operation, and which fault follows. */
interface Fault {
  kind: string | null;
  count?: number;
  operation?: string;
  next?: Fault;
}

export class BuiltShop {
  readonly #server: Miniflare;
  readonly url: URL;
  readonly #storage: string;
  /** What both Workers have logged. */
  readonly logs: string[];

  constructor(server: Miniflare, url: URL, storage: string, logs: string[]) {
    this.logs = logs;
    this.#server = server;
    this.url = url;
    this.#storage = storage;
  }

  /**
   * A browser without scripts: keeps cookies, sends browser headers, follows no redirects. `address`: what
   * Cloudflare would report as its IP; without one it is the machine's own, which the shop doesn't count by.
   */
  visit(address?: string): Visitor {
    return new Visitor(
      (path, init) => this.fetch(path, init),
      this.url,
      address ? { "cf-connecting-ip": address } : {},
    );
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetchShop(this.url, path, init);
  }

  async setFault(fault: Fault): Promise<void> {
    await this.#askDemo("/__test/fault", fault);
  }

  /** Counts the backend's HTTP requests from now on, or those of one operation; it replaces a fault. */
  async countQueries(operation?: string): Promise<() => Promise<number>> {
    await this.setFault({ kind: "slow:0", count: COUNTED_MAX, ...(operation ? { operation } : {}) });
    return async () => COUNTED_MAX - ((await this.#readDemo("/__test/fault")) as { count: number }).count;
  }

  /** Holds the backend's next answer to an operation until `release`; resolves with it once the operation has arrived. */
  async holdAnswer(operation: string, ask: () => void): Promise<{ release: () => Promise<void> }> {
    await this.setFault({ kind: "hold", count: 1, operation });
    ask();
    while (((await this.#readDemo("/__test/fault")) as { count: number }).count > 0) await sleep(POLL_MS);
    return { release: () => this.setFault({ kind: null }) };
  }

  /** Sends a webhook of a change, as WooCommerce does. */
  async sendInvalidation(headers: Record<string, string> = {}, body = JSON.stringify({ id: 1 })): Promise<Response> {
    return this.fetch("/webhooks/woocommerce", {
      method: "POST",
      body,
      headers: {
        "x-wc-webhook-topic": "shop.purge",
        "x-wc-webhook-signature": createHmac("sha256", DEMO_WEBHOOK_SECRET).update(body).digest("base64"),
        ...headers,
      },
    });
  }

  /** Settings that differ between merchants (demo/test-controls/shop-options.ts). */
  async setOptions(options: object): Promise<void> {
    await this.#askDemo("/__test/options", options);
  }

  /** Of a product or a variation; null: unmanaged. */
  async setStock(id: number, stock: number | null): Promise<void> {
    await this.#askDemo("/__test/stock", { id, stock });
  }

  /** A sale price of a product or a variation, in leva, with times in Unix ms; nobody is notified. */
  async setSale(id: number, price: string, from: number, to: number): Promise<void> {
    const [start, end] = [from, to].map((at) => new Date(at).toISOString());
    await this.#askDemo("/__test/sale", { id, price, from: start, to: end });
  }

  /** Lifetime of auth tokens that the demo issues from now on, in seconds; null: the default. */
  async setAuthLifetime(seconds: number | null): Promise<void> {
    await this.#askDemo("/__test/auth-lifetime", { seconds });
  }

  /** The same for refresh tokens; a negative one is expired. */
  async setRefreshLifetime(seconds: number | null): Promise<void> {
    await this.#askDemo("/__test/refresh-lifetime", { seconds });
  }

  /** Of the tickets for hand-overs and drafts that the demo gives out from now on. */
  async setTicketLifetime(seconds: number | null): Promise<void> {
    await this.#askDemo("/__test/ticket-lifetime", { seconds });
  }

  /** Where WordPress's preview of a draft of the demo leads its editor. */
  async findDraftAddress(id: number): Promise<string> {
    return ((await (await this.#askDemo("/__test/draft", { id })).json()) as { address: string }).address;
  }

  async reset(): Promise<void> {
    await this.#askDemo("/__test/reset", {});
  }

  async readOrders(): Promise<unknown[]> {
    return (await this.#readDemo("/__test/orders")) as unknown[];
  }

  /** The demo backend's own response. */
  async queryBackend(body: string, headers: Record<string, string>): Promise<Response> {
    return this.#fetchDemo("/graphql", { method: "POST", headers, body });
  }

  /** The shop's own database. */
  async openDatabase(): Promise<D1Database> {
    return (await this.#server.getD1Database("SHOP_DB", "shop")) as unknown as D1Database;
  }

  /** Synchronizes the catalog after a test's change of the demo, and waits until it is published. */
  async syncCatalog(isFull = true): Promise<void> {
    await runSync(this.url, isFull);
  }

  /** Runs a cron trigger of wrangler.toml. */
  async runCron(cron = "*/15 * * * *"): Promise<void> {
    const shop = await this.#server.getWorker("shop");
    await shop.scheduled({ cron });
  }

  async close(): Promise<void> {
    await this.#server.dispose();
    rmSync(this.#storage, { recursive: true, force: true });
  }

  async #fetchDemo(path: string, init: RequestInit = {}): Promise<Response> {
    const demo = await this.#server.getWorker("shop-demo");
    const answer = await askAgainIfClosed(() => demo.fetch(`https://demo.shop.test${path}`, init as never));
    return answer as unknown as Response;
  }

  async #readDemo(path: string): Promise<unknown> {
    const answer = await this.#fetchDemo(path);
    return answer.json();
  }

  async #askDemo(path: string, body: unknown): Promise<Response> {
    const headers = { "content-type": "application/json" };
    const answer = await this.#fetchDemo(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

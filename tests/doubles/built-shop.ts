import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createHmac } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestHarness, type TestHarness } from "wrangler";
import { DEMO_WEBHOOK_SECRET } from "../../worker/env";
import { Visitor } from "./visitor";

const CONFIG = "build/server/wrangler.json";
/** Of Linux. */
const MEMORY_DISK = "/dev/shm";
const MEMORY_DISK_MIN = 2 * 1024 ** 3;
const SYSTEM_DISK = tmpdir();
const COUNTED_MAX = 100_000;
/** As many as one test has open at once. */
const LINES_MAX = 60;
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
  const storage = openStorage();
  const server = createTestHarness({
    workers: [
      { configPath, vars: variables as Record<string, never> },
      { configPath: "dist/shop_demo/wrangler.json", vars: { TEST_MODE: "true" } },
    ],
  });
  const { url } = await server.listen();
  return new BuiltShop(server, url, storage);
}

/** Storage in memory, where there is room: it is thrown away anyway, and a disk takes a fifth of the time. */
function openStorage(): string {
  const { bavail, bsize } = existsSync(MEMORY_DISK) ? statfsSync(MEMORY_DISK) : { bavail: 0, bsize: 0 };
  const storage = mkdtempSync(join(bavail * bsize > MEMORY_DISK_MIN ? MEMORY_DISK : SYSTEM_DISK, "built-shop-"));
  // miniflare makes its own directory wherever this points when it starts, and leaves it there.
  process.env.TMPDIR = storage;
  return storage;
}

/** A fault of the demo backend: its kind, how often, for which operation alone, and what comes after it. */
export interface Fault {
  kind: string | null;
  count?: number;
  operation?: string;
  next?: Fault;
}

export class BuiltShop {
  readonly #server: TestHarness;
  readonly url: URL;
  readonly #storage: string;

  constructor(server: TestHarness, url: URL, storage: string) {
    this.#server = server;
    this.url = url;
    this.#storage = storage;
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

  /** Lets a schedule of wrangler.toml strike. */
  async strike(cron = "*/15 * * * *"): Promise<void> {
    await this.#server.getWorker("shop").scheduled({ cron });
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.#storage, { recursive: true, force: true });
  }

  // The harness's own proxy keeps lines that workerd hangs up after 5 s of silence; what it sends on one never arrives.
  async #fetch(path: string, init: RequestInit): Promise<Response> {
    for (let line = 1; line < LINES_MAX; line += 1) {
      const answer = await this.#server.fetch(path, init as never).catch(orHungUp);
      const isLost = answer?.status === 500 && (await answer.clone().text()).startsWith(LOST_LINE);
      if (answer && !isLost) return answer as unknown as Response;
    }
    throw new Error(`${path}: every line is dead`);
  }

  async #askDemo(path: string, body: unknown): Promise<void> {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await this.#server.getWorker("shop-demo").fetch(`https://demo.shop.test${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}

function orHungUp(error: Error): null {
  if ((error.cause as { code?: string } | undefined)?.code === "UND_ERR_SOCKET") return null;
  throw error;
}

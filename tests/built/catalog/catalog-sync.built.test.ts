import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { DEMO_WEBHOOK_SECRET } from "../../../worker/platform/environment";
import type { BackendQuery, BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";

/** Products of a page, of which a slow backend gets fewer (worker/catalog/sync/state/sync-pace.ts). */
const FULL_PAGE = 25;
/** How long the shop waits for an answer, after which it repeats the request. */
const ANSWER_MAX_MS = 20_000;

let shop: BuiltShop;
/** Queries of the sync that were answered in time; a page of fewer products counts for its part of a full one. */
let queries = 0;
const commandArrived = Promise.withResolvers<void>();

async function answer({ operationName, variables }: BackendQuery, ask: () => Promise<Response>): Promise<Response> {
  // The health check's own.
  if (operationName === "getBackendCurrency") return ask();
  const start = Date.now();
  await commandArrived.promise;
  const response = await ask();
  const isPage = operationName.startsWith("getCatalogProducts") && !variables.include;
  if (Date.now() - start < ANSWER_MAX_MS) queries += isPage ? Number(variables.first) / FULL_PAGE : 1;
  return response;
}

// Each test goes on from the one before.
runBuiltShop((built) => void ({ shop } = built), {}, { isSynced: false, answer });

const npm = async (...args: string[]) => {
  const env = { ...process.env, SHOP_URL: String(shop.url), WOOCOMMERCE_WEBHOOK_SECRET: DEMO_WEBHOOK_SECRET };
  return (await promisify(execFile)("npm", ["run", "--silent", ...args], { env })).stdout;
};
const readCard = async (id: number) => {
  const db = await shop.openDatabase();
  return db.prepare("SELECT card FROM catalog_product WHERE id = ?1").bind(id).first<string>("card");
};

test("the very first sync of the demo's catalog takes at most forty queries, and shows its progress; until then /healthz says it is incomplete", async () => {
  const before = await shop.fetch("/healthz");
  expect([before.status, await before.json()]).toMatchObject([503, { catalog: { state: "incomplete" } }]);
  const sync = npm("catalog:sync", "--", "--full", "--accept-deletions");
  // The health check has started a sync; the command joins it while it is running.
  const countCommands = () => shop.logs.filter((line) => line.includes('"path":"/webhooks/catalog"')).length;
  await expect.poll(countCommands).toBeGreaterThan(1);
  commandArrived.resolve();
  expect(await sync).toMatch(/ has \d{3} products, snapshot \d+\./);
  expect(Math.floor(queries), shop.logs.join("\n")).toBeLessThanOrEqual(40);
});

test("a webhook of a changed product updates its row with no more queries than needed", async () => {
  const db = await shop.openDatabase();
  const inStock = "SELECT id FROM catalog_product WHERE card ->> 'stockQuantity' > 0 AND card ->> 'type' = 'simple'";
  const id = (await db.prepare(inStock).first<number>("id"))!;
  await shop.setStock(id, 0);
  const takeQueries = await shop.countQueries();
  const body = JSON.stringify({ ids: [id], kinds: ["product"] });
  const sent = await shop.sendInvalidation({ "x-wc-webhook-topic": "catalog.changed" }, body);
  expect(await sent.json()).toEqual({ received: true });
  await expect.poll(() => readCard(id), { timeout: 120_000 }).toContain('"stockStatus":"out-of-stock"');
  expect(await takeQueries()).toBeLessThanOrEqual(3);
});

test("npm run catalog:sync reads what has changed, and catalog:status shows the replica's state", async () => {
  const status = await npm("catalog:status");
  expect(status).toMatch(/products +\d{3}\n/);
  expect(status).toMatch(/last full sync +20\d\d-/);
  expect(status).toMatch(/oldest change +none waits/);
  expect(await npm("catalog:sync")).toMatch(/ has \d{3} products/);
});

test("npm run prices:export saves the whole price history", async () => {
  const [head, ...rows] = (await npm("prices:export")).trim().split("\n");
  expect(head).toBe("product,since,price,regular,currency");
  const db = await shop.openDatabase();
  expect(rows).toHaveLength((await db.prepare("SELECT COUNT(*) AS n FROM price_change").first<number>("n"))!);
  expect(rows[0]).toMatch(/^\d+,20\d\d-\d\d-\d\dT[\d:.]+Z,\d+\.\d\d,(\d+\.\d\d)?,BGN$/);
});

test("a command with a wrong secret, an old timestamp or an unknown name does nothing", async () => {
  const send = (body: string, headers: Record<string, string>) =>
    shop.fetch("/webhooks/catalog", { method: "POST", body, headers });
  expect((await send("{}", {})).status).toBe(400);
  expect((await send("{}", { "x-wc-webhook-signature": "AAAA" })).status).toBe(400);
});

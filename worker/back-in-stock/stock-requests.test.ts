import { beforeEach, expect, test, vi } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { STOCK_EMAILS_A_BATCH, STOCK_BATCHES_A_RUN } from "../../app/config/limits";
import { PluginEmails } from "../../tests/doubles/backend/plugin-emails";
import { listStockRequests } from "../../tests/fixtures/stock-requests";
import type { Bindings } from "../platform/hono-env";
import { readEnvironment } from "../platform/environment";
import { StockRequestStore } from "./stock-request-store";
import { processStockRequests } from "./stock-requests";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const QUARTER_MS = 15 * 60_000;
const environment = readEnvironment({ SITE: { baseUrl: "https://shop.test" } });
const EMAILS_A_RUN = STOCK_EMAILS_A_BATCH * STOCK_BATCHES_A_RUN;
const refused = (message: string) => () => Response.json({ data: null, errors: [{ message }] });

beforeEach(() => {
  for (const level of ["error", "info"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

function setUp(shop = environment, db: D1Database = openShopDatabase()) {
  const plugin = new PluginEmails();
  const { backend } = plugin;
  const bindings = { ...backend.bindings, SHOP_DB: db } as Bindings;
  const store = new StockRequestStore(bindings.SHOP_DB);
  let now = NOON;
  const subscribe = (productId: number, email = "maria@example.bg", variationId: number | null = null) =>
    store.add({ productId, variationId, slug: `old-${productId}`, name: `Продукт ${productId}`, email }, now);
  const runDue = () => processStockRequests(bindings, shop, (now += QUARTER_MS));
  const listLeft = async () => (await listStockRequests(db)).map(({ email }) => email);
  return { plugin, backend, bindings, subscribe, runDue, listLeft };
}

test("a subscriber gets one email with product, page and cancellation link, and the subscription is deleted", async () => {
  const { plugin, subscribe, runDue, listLeft, backend } = setUp();
  await subscribe(7);
  await subscribe(8, "ivan@example.bg", 81);
  await runDue();
  expect([plugin.mails, backend.operationNames()]).toEqual([[], ["getStorefrontStock"]]);
  plugin.inStock.set(81, "%d1%82-8");
  await runDue();
  expect(plugin.mails).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}-\d{13}$/) as string,
      email: "ivan@example.bg",
      product: "Продукт 8",
      productUrl: "https://shop.test/produkt/%D1%82-8",
      cancelUrl: expect.stringMatching(/^https:\/\/shop\.test\/izvestie\?key=[\da-f-]{36}$/) as string,
    },
  ]);
  expect(await listLeft()).toEqual(["maria@example.bg"]);
  await runDue();
  expect(plugin.mails).toHaveLength(1);
});

test("a run that dies between email and deletion repeats the same key, so nobody gets two emails", async () => {
  const { plugin, bindings, subscribe, runDue, listLeft } = setUp();
  plugin.inStock.set(7, "p-7");
  await subscribe(7);
  const db = bindings.SHOP_DB;
  bindings.SHOP_DB = {
    ...db,
    prepare(sql: string) {
      if (sql.startsWith("DELETE FROM stock_request WHERE (cancel_key")) throw new Error("D1_ERROR");
      return db.prepare(sql);
    },
  } as unknown as D1Database;
  await runDue();
  expect([plugin.mails.length, await listLeft()]).toEqual([1, ["maria@example.bg"]]);
  bindings.SHOP_DB = db;
  await runDue();
  expect([plugin.mails.length, await listLeft()]).toEqual([1, []]);
  await subscribe(7);
  await runDue();
  expect(plugin.mails).toHaveLength(2);
});

test.each([
  ["an response that got lost", () => Promise.reject(new Error("connection reset"))],
  ["a page of a proxy", () => new Response("<html>", { status: 502 })],
  ["an older plugin", refused('Cannot query field "notifyBackInStock" on type "RootMutation".')],
  ["a secret that isn't the plugin's", refused("storefront-secret-required: notifyBackInStock")],
  ["nonsense", () => Response.json({ data: { notifyBackInStock: { mailed: ["x"], refused: "y" } } })],
])("%s to the emails: the subscription stays, and the next run sends no second email", async (_, fault) => {
  const { plugin, subscribe, runDue, listLeft } = setUp();
  plugin.inStock.set(7, "p-7");
  await subscribe(7);
  plugin.faults.set("notifyBackInStock", fault);
  await runDue();
  expect(await listLeft()).toEqual(["maria@example.bg"]);
  plugin.faults.clear();
  await runDue();
  expect([plugin.mails.length, await listLeft()]).toEqual([1, []]);
});

test.each([
  ["down", () => Promise.reject(new Error("connection refused"))],
  ["without the plugin", refused('Cannot query field "storefrontStock" on type "RootQuery".')],
  ["confused", () => Response.json({ data: { storefrontStock: "all" } })],
])("a backend that is %s loses nothing, and no email is requested", async (_, fault) => {
  const { plugin, backend, subscribe, runDue, listLeft } = setUp();
  plugin.inStock.set(7, "p-7");
  await subscribe(7);
  plugin.faults.set("getStorefrontStock", fault);
  await runDue();
  expect([await listLeft(), backend.operationNames().includes("notifyBackInStock")]).toEqual([
    ["maria@example.bg"],
    false,
  ]);
  plugin.faults.clear();
  await runDue();
  expect([plugin.mails.length, await listLeft()]).toEqual([1, []]);
});

test("a large table is walked over several runs, with few requests in each", async () => {
  const { plugin, backend, subscribe, runDue, listLeft } = setUp();
  for (let id = 1; id <= 250; id += 1) await subscribe(id, `${id}@example.bg`);
  for (const id of [3, 120, 249]) plugin.inStock.set(id, `p-${id}`);
  const asked: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await runDue();
    asked.push(backend.queries.length);
  }
  expect(plugin.mails.map(({ email }) => email)).toEqual(["3@example.bg", "120@example.bg", "249@example.bg"]);
  expect(asked).toEqual([3, 6, 8]);
  expect(await listLeft()).toHaveLength(247);
  const ids = backend.queries.flatMap(({ variables }) => (variables.ids as number[] | undefined) ?? []);
  expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
});

test("many subscribers of one product are notified over several runs, and others follow", async () => {
  const { plugin, subscribe, runDue, listLeft } = setUp();
  for (let n = 0; n < EMAILS_A_RUN + 5; n += 1) await subscribe(7, `${n}@example.bg`);
  await subscribe(8, "last@example.bg");
  // More than one run can do, so that only a stored position finds the rest.
  for (let id = 100; id < 250; id += 1) await subscribe(id, "waits@example.bg");
  for (const id of [7, 8]) plugin.inStock.set(id, `p-${id}`);
  const countLeft = async () => (await listLeft()).filter((email) => email !== "waits@example.bg").length;
  await runDue();
  expect([plugin.mails.length, await countLeft()]).toEqual([EMAILS_A_RUN, 6]);
  await runDue();
  expect([plugin.mails.length, await countLeft()]).toEqual([EMAILS_A_RUN + 6, 0]);
});

test("a slow mail server gets the rest in the next run, and a refused address delays nobody", async () => {
  const { plugin, subscribe, runDue, listLeft, backend } = setUp();
  for (const name of ["a", "b", "c", "d"]) await subscribe(7, `${name}@example.bg`);
  plugin.inStock.set(7, "p-7");
  plugin.refusing.add("a@example.bg");
  plugin.room = 2;
  await runDue();
  expect(await listLeft()).toEqual(["a@example.bg", "c@example.bg", "d@example.bg"]);
  const before = backend.operationNames().filter((name) => name === "notifyBackInStock").length;
  expect(before).toBe(1);
  for (let run = 0; run < 3; run += 1) await runDue();
  expect(await listLeft()).toEqual(["a@example.bg"]);
  expect(plugin.mails).toHaveLength(3);
});

test("emails that crash the plugin delay nobody behind them", async () => {
  const { plugin, subscribe, runDue, listLeft } = setUp();
  for (let id = 1; id <= 101; id += 1) await subscribe(id, `${id}@example.bg`);
  for (const id of [1, 101]) plugin.inStock.set(id, `p-${id}`);
  plugin.faults.set("notifyBackInStock", () => new Response("Fatal error", { status: 500 }));
  await runDue();
  plugin.faults.clear();
  await runDue();
  expect(await listLeft()).not.toContain("101@example.bg");
});

test("a failing database ends the run without throwing", async () => {
  const { bindings, runDue, backend } = setUp();
  bindings.SHOP_DB = { prepare: () => null, batch: () => Promise.reject(new Error("D1_ERROR")) } as never;
  await runDue();
  expect(backend.queries).toEqual([]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("stock-requests-failed"));
});

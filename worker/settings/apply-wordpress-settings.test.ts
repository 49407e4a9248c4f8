import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RUNTIME } from "../../tests/doubles/platform/cache-api";
import { DocumentRows } from "../catalog/store/document-rows";
import { catalogScope } from "../catalog/store/scope";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { readEnvironment } from "../platform/environment";
import type { ShopEnv } from "../platform/hono-env";
import { applyWordPressSettings } from "./apply-wordpress-settings";

const deployed = readEnvironment({ SITE: { phone: "02 111" } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** One isolate of the shop over a database; `open` tells the telephone and the digest that a page is made with. */
async function openShop() {
  const db = openShopDatabase();
  const scope = catalogScope(deployed);
  await db.prepare("INSERT INTO catalog_state (scope, fence) VALUES (?1, 1)").bind(scope).run();
  const bindings = { SHOP_DB: db, SITE: { phone: "02 111" } };
  const start = () => {
    const app = new Hono<ShopEnv>();
    app.use(applyWordPressSettings(deployed));
    app.get("/", (c) => c.json([c.get("environment").site.phone, c.get("environment").settingsDigest]));
    return async () => (await app.request("/", {}, bindings as never, RUNTIME as never)).json() as Promise<unknown>;
  };
  const write = (digest: string, tables: object) =>
    new DocumentRows(db, scope).write(1, [
      { name: "settings", hash: digest, data: JSON.stringify({ digest, tables }) },
    ]);
  const pass = () => vi.setSystemTime(Date.now() + 5_000);
  const fail = () => {
    bindings.SHOP_DB = { ...db, batch: () => Promise.reject(new Error("down")) } as never;
  };
  return { start, write, pass, fail };
}

test("a page is made with what WordPress sets, read anew every five seconds; without it with the deployment's", async () => {
  const { start, write, pass } = await openShop();
  const open = start();
  expect(await open()).toEqual(["02 111", ""]);
  await write("one", { SITE: { phone: "02 222" } });
  expect(await open()).toEqual(["02 111", ""]);
  pass();
  expect(await open()).toEqual(["02 222", "one"]);
  await write("", {});
  pass();
  expect(await open()).toEqual(["02 111", ""]);
});

test("with the database down the last known ones stay; an isolate that knows none says so of its pages", async () => {
  const { start, write, pass, fail } = await openShop();
  await write("one", { SITE: { phone: "02 222" } });
  const open = start();
  expect(await open()).toEqual(["02 222", "one"]);
  fail();
  pass();
  expect(await open()).toEqual(["02 222", "one"]);
  expect(await start()()).toEqual(["02 111", null]);
});

test("what this deployment can't take over any more breaks no page: its own settings count", async () => {
  const { start, write } = await openShop();
  await write("old", { SITE: { phone: "02 222", color: "red" } });
  expect(await start()()).toEqual(["02 111", "old"]);
});

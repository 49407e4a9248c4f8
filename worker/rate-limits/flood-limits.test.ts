import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { findFlood, limitFloods } from "./flood-limits";
import { NO_SUGGESTIONS } from "../../app/domain/catalog/suggestions";

const app = makeShopApp();
app.use(limitFloods);
app.all("*", (c) => c.text("asked"));

const HOME = { "cf-connecting-ip": "203.0.113.7" };
const full = (keys: string[] = []) => ({
  limit: ({ key }: { key: string }) => Promise.resolve({ success: keys.push(key) < 0 }),
});
const ask = (path: string, bindings: object, headers: Record<string, string> = HOME) =>
  app.request(`https://shop.test${path}`, { headers }, bindings);

test.each([
  ["/magazin?filter=search[whey]", "FLOOD_SEARCH", "text/html; charset=UTF-8"],
  ["/magazin?search=whey", "FLOOD_SEARCH", "text/html; charset=UTF-8"],
  ["/made/up", "FLOOD_SEARCH", "text/html; charset=UTF-8"],
  ["/made/up.data", "FLOOD_SEARCH", "text/html; charset=UTF-8"],
  ["/api/suggest?q=whey", "FLOOD_SUGGESTIONS", "application/json"],
  ["/api/stock/whey", "FLOOD_BACKEND", "application/json"],
  ["/api/variations/whey", "FLOOD_BACKEND", "application/json"],
  ["/api/suggest.data?q=whey", "FLOOD_SUGGESTIONS", "application/json"],
])("%s beyond %s gets 429 and when to come back, and asks nothing", async (path, binding, type) => {
  const keys: string[] = [];
  const response = await ask(path, { [binding]: full(keys) });
  const { headers } = response;
  expect([response.status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([429, "60", "no-store"]);
  expect(headers.get("content-type")).toBe(type);
  expect(keys).toEqual(["203.0.113.7"]);
  const body = await response.text();
  const none = path.startsWith("/api/suggest") ? NO_SUGGESTIONS : null;
  expect(type === "application/json" ? JSON.parse(body) : body).toEqual(
    type === "application/json" ? none : expect.stringContaining("Изчакайте"),
  );
});

test("within the limit, without the binding, with a broken one and without an address the shop answers", async () => {
  const within = { FLOOD_SEARCH: { limit: () => Promise.resolve({ success: true }) } };
  const broken = { FLOOD_SEARCH: { limit: () => Promise.reject(new Error("no")) } };
  for (const bindings of [within, {}, broken])
    expect(await (await ask("/magazin?filter=sale[true]", bindings)).text()).toBe("asked");
  const local = await ask("/magazin?filter=sale[true]", { FLOOD_SEARCH: full() }, { "cf-connecting-ip": "127.0.0.1" });
  expect(local.status).toBe(200);
});

test("what may be kept is counted only where it isn't (cached-pages.ts, image.ts), and looking at a cart never", () => {
  for (const path of [
    "/",
    "/magazin/page/2",
    "/cart",
    "/api/products?ids=1",
    "/produkt/x?reviews=1",
    "/za-nas",
    "/blog/x",
    "/img/w/320?src=x",
  ])
    expect(findFlood(new URL(path, "https://shop.test"))).toBeNull();
});

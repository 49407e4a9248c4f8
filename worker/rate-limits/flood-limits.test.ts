import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { limitFloods, refuseFlood } from "./flood-limits";
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

test.each(["/api/stock/whey", "/api/variations/whey", "/api/stock/whey.data"])(
  "%s beyond the limit gets 429 and when to come back, and asks nothing",
  async (path) => {
    const keys: string[] = [];
    const { status, headers } = await ask(path, { FLOOD_READS: full(keys) });
    expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([429, "60", "no-store"]);
    expect(keys).toEqual(["203.0.113.7"]);
  },
);

test("a refusal is what its reader expects: JSON for scripts, text for pictures, a page for people", async () => {
  const bodies: unknown[] = [];
  const refusing = makeShopApp();
  refusing.all("*", async (c) => (await refuseFlood(c, "FLOOD_READS")) ?? c.text("asked"));
  for (const path of ["/api/suggest?q=whey", "/api/stock/whey", "/img/w/320", "/magazin?search=whey"]) {
    const response = await refusing.request(`https://shop.test${path}`, { headers: HOME }, { FLOOD_READS: full() });
    const body = await response.text();
    bodies.push(path.startsWith("/api/") ? JSON.parse(body) : body);
  }
  expect(bodies).toEqual([
    NO_SUGGESTIONS,
    null,
    expect.stringMatching(/^[^<]*Изчакайте/),
    expect.stringMatching(/^<!doctype html>[\s\S]*Изчакайте/),
  ]);
});

test("within the limit, without the binding, with a broken one and without an address the shop answers", async () => {
  const within = { FLOOD_READS: { limit: () => Promise.resolve({ success: true }) } };
  const broken = { FLOOD_READS: { limit: () => Promise.reject(new Error("no")) } };
  for (const bindings of [within, {}, broken])
    expect(await (await ask("/api/stock/whey", bindings)).text()).toBe("asked");
  const local = await ask("/api/stock/whey", { FLOOD_READS: full() }, { "cf-connecting-ip": "127.0.0.1" });
  expect(local.status).toBe(200);
});

test("what may be cached counts only where it isn't, and looking at a cart never", async () => {
  for (const path of ["/", "/magazin?search=whey", "/made/up", "/cart", "/api/suggest?q=whey", "/img/w/320?src=x"])
    expect(await (await ask(path, { FLOOD_READS: full(), FLOOD_BACKEND: full() })).text()).toBe("asked");
});

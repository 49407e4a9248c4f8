import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeCache } from "../../tests/doubles/platform/cache-api";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { PAGE_POLICY } from "./page-policy";
import { cachePages, type PageTask } from "./cached-pages";
import { openPageCache } from "./page-cache";
import { setSecurityHeaders } from "../http/security-headers";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const STALE_AFTER = (PAGE_POLICY.complete.freshSeconds + 1) * SECOND;
const MAX_AGE = PAGE_POLICY.complete.maxAgeSeconds * SECOND;

beforeEach(() => void vi.useFakeTimers({ now: DAY }));
afterEach(() => void vi.useRealTimers());

function setUp() {
  const world = {
    version: "1" as string | null,
    row: "a" as string | null | undefined,
    rendered: undefined as string | undefined,
    price: 10,
    status: 200,
    isComplete: true,
    delayMs: 0,
    crashes: false,
  };
  const tasks: PageTask[] = [];
  const works: Promise<unknown>[] = [];
  const pages = openPageCache(makeCache(), "build");
  const render = async (_: unknown, task: PageTask) => {
    tasks.push(task);
    const { price, status, isComplete, delayMs, crashes } = world;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (crashes) throw new TypeError("no such module");
    task.report.isComplete = isComplete;
    task.report.row = task.request.url.includes("/produkt/") ? (world.rendered ?? world.row) : undefined;
    const html = `<script nonce="${task.nonce}"></script>${price} ${new URL(task.request.url).search}`;
    return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  };
  const app = makeShopApp();
  app.use(setSecurityHeaders);
  app.use(
    cachePages(render, () => ({
      pages,
      version: () => Promise.resolve(world.version),
      findRow: () => Promise.resolve(world.row),
    })),
  );
  app.all("*", (c) => c.text("past the cache"));
  const context = {
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    passThroughOnException: () => undefined,
  };
  const ask = async (path: string, init?: RequestInit, bindings = {}) => {
    const response = await app.request(
      `https://shop.test${path}`,
      init,
      bindings,
      context as unknown as ExecutionContext,
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, from: response.headers.get("x-cache") };
  };
  const settle = async () => {
    // Background work that schedules more is awaited too.
    for (let done = 0; done < works.length; done = works.length) await Promise.all(works);
    await Promise.all(works);
  };
  return { world, tasks, ask, settle };
}

test("a page is rendered once and served to everybody, each time with a new nonce", async () => {
  const { tasks, ask, settle } = setUp();
  const seen = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const { text, headers, from } = await ask("/magazin?utm_source=x");
    await settle();
    const nonce = /nonce="([^"]+)"/.exec(text)![1]!;
    expect(headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(from).toBe(round === 0 ? "miss" : "hit");
    seen.add(nonce);
  }
  expect(seen.size).toBe(20);
  expect(tasks).toHaveLength(1);
});

test("no cookie, header or tracking parameter of a visitor reaches the page", async () => {
  const { tasks, ask } = setUp();
  const headers = { cookie: "cart_items=3", "user-agent": "x", "x-forwarded-host": "evil.test", host: "evil.test" };
  await ask("/magazin?fbclid=secret", { headers });
  expect([...tasks[0]!.request.headers]).toEqual([]);
  expect(tasks[0]!.request.url).toBe("https://shop.test/magazin");
});

test("only GET and HEAD of canonical addresses use the cache", async () => {
  const { ask } = setUp();
  expect((await ask("/magazin?page=2")).text).toBe("past the cache");
  expect((await ask("/kategorii", { method: "POST" })).text).toBe("past the cache");
  expect((await ask("/kategorii", { method: "HEAD" })).headers.get("x-cache")).toBe("miss");
});

test("a page that is no longer fresh is served once more and revalidated in the background", async () => {
  const { world, tasks, ask, settle } = setUp();
  await ask("/kategorii");
  await settle();
  world.price = 20;
  vi.setSystemTime(DAY + STALE_AFTER);
  expect(await ask("/kategorii")).toMatchObject({ from: "stale", text: expect.stringContaining(">10 ") as string });
  await settle();
  expect(tasks).toHaveLength(2);
  expect(await ask("/kategorii")).toMatchObject({ from: "hit", text: expect.stringContaining(">20 ") as string });
});

test("concurrent requests for a stale page revalidate it once", async () => {
  const { tasks, ask, settle } = setUp();
  await ask("/kategorii");
  await settle();
  vi.setSystemTime(DAY + STALE_AFTER);
  for (let count = 0; count < 10; count++) await ask("/kategorii");
  await settle();
  expect(tasks).toHaveLength(2);
});

test("a new cache version is visible in the next response", async () => {
  const { world, ask, settle } = setUp();
  await ask("/kategorii");
  await settle();
  Object.assign(world, { version: "2", price: 20 });
  expect(await ask("/kategorii")).toMatchObject({ from: "miss", text: expect.stringContaining(">20 ") as string });
});

test("a product page is regenerated as soon as its row changes; other pages stay cached", async () => {
  const { world, ask, settle } = setUp();
  for (const path of ["/produkt/a?reviews=1", "/kategorii"]) await ask(path);
  await settle();
  vi.setSystemTime(DAY + SECOND);
  Object.assign(world, { row: "b", price: 20 });
  expect([(await ask("/produkt/a?reviews=1")).text, (await ask("/kategorii")).from]).toEqual([
    expect.stringContaining(">20 "),
    "hit",
  ]);
  await settle();
  expect((await ask("/produkt/a?reviews=1")).from).toBe("hit");
});

test("a page rendered from a lagging replica is regenerated once the row has arrived", async () => {
  const { world, ask, settle } = setUp();
  Object.assign(world, { row: "b", rendered: "a" });
  await ask("/produkt/a");
  await settle();
  Object.assign(world, { rendered: undefined, price: 20 });
  expect(await ask("/produkt/a")).toMatchObject({ from: "miss", text: expect.stringContaining(">20 ") as string });
});

test("if the row is unreadable, the cached page is served", async () => {
  const { world, ask, settle } = setUp();
  await ask("/produkt/a");
  await settle();
  world.row = undefined;
  expect((await ask("/produkt/a")).from).toBe("hit");
});

test("a newly published product's cached 404 is outdated at once", async () => {
  const { world, ask, settle } = setUp();
  Object.assign(world, { row: null, status: 404 });
  expect((await ask("/produkt/a")).status).toBe(404);
  await settle();
  expect((await ask("/produkt/a")).from).toBe("hit");
  Object.assign(world, { row: "a", status: 200 });
  expect((await ask("/produkt/a")).status).toBe(200);
});

test.each([
  ["answers 503", { status: 503 }],
  ["makes half a page", { isComplete: false }],
  ["says nothing for long", { delayMs: 7000, status: 503 }],
])("a backend that %s: a page that hasn't expired is served, also after an invalidation", async (_, fault) => {
  const { world, ask, settle } = setUp();
  await ask("/kategorii");
  await settle();
  Object.assign(world, { version: "2", price: 20, ...fault });
  vi.setSystemTime(DAY + MAX_AGE - 60 * SECOND);
  const pending = ask("/kategorii");
  await vi.advanceTimersByTimeAsync(2001);
  expect(await pending).toMatchObject({ status: 200, from: "stale", text: expect.stringContaining(">10 ") as string });
  // The next request doesn't query the backend again at once.
  expect(await ask("/kategorii")).toMatchObject({ status: 200, from: "stale" });
  await vi.advanceTimersByTimeAsync(8000);
  await settle();
  vi.setSystemTime(DAY + MAX_AGE + 2 * SECOND);
  world.delayMs = 0;
  expect(await ask("/kategorii")).toMatchObject({ from: "miss", status: world.status });
});

test.each([
  ["an outdated page, at once", { version: "2" }, 0],
  ["an outdated page, after a while", { version: "2", delayMs: 7000 }, 0],
  ["a stale page, in the background", {}, STALE_AFTER],
])("a render that throws is logged, and what is stored is served: %s", async (_, change, ageMs) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { world, ask, settle } = setUp();
  await ask("/kategorii");
  await settle();
  Object.assign(world, { price: 20, crashes: true, ...change });
  vi.setSystemTime(DAY + ageMs);
  const pending = ask("/kategorii");
  await vi.advanceTimersByTimeAsync(8000);
  expect(await pending).toMatchObject({ status: 200, from: "stale", text: expect.stringContaining(">10 ") as string });
  await settle();
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toEqual([
    { event: "page-crashed", url: "/kategorii", message: "TypeError: no such module" },
  ]);
  log.mockRestore();
});

test("a render that throws, with nothing stored, is the request's error", async () => {
  const { world, ask } = setUp();
  world.crashes = true;
  expect((await ask("/kategorii")).status).toBe(500);
});

test("a failed response is not cached; a 404 is, for its own time", async () => {
  const { world, tasks, ask, settle } = setUp();
  world.status = 503;
  for (const from of ["miss", "miss"]) {
    expect(await ask("/kategorii")).toMatchObject({ status: 503, from });
    await settle();
  }
  world.status = 404;
  for (const from of ["miss", "hit"]) {
    expect(await ask("/nyama")).toMatchObject({ status: 404, from });
    await settle();
  }
  vi.setSystemTime(DAY + (PAGE_POLICY.missing.freshSeconds + 1) * SECOND);
  expect((await ask("/nyama")).from).toBe("miss");
  expect(tasks).toHaveLength(4);
});

test("browsers cache no page, and data only between a prefetch and a click", async () => {
  const { ask, settle } = setUp();
  for (let round = 0; round < 2; round++) {
    const { headers } = await ask("/kategorii");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.has("etag")).toBe(false);
    expect(headers.get("server-timing")).toMatch(/^cache;desc=(miss|hit);dur=\d+, (backend;.*, )?total;dur=\d+$/);
    await settle();
  }
});

test("over the flood limit uncached pages are refused and cached ones still served", async () => {
  const { tasks, ask, settle } = setUp();
  await ask("/produkt/whey");
  await settle();
  const full = { FLOOD_READS: { limit: () => Promise.resolve({ success: false }) } };
  const stranger = { headers: { "cf-connecting-ip": "203.0.113.7" } };
  const refused = await Promise.all(
    ["/produkt/made-up", "/made-up", "/magazin?page=2"].map((path) => ask(path, stranger, full)),
  );
  for (const { status, headers, text } of refused) {
    expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([429, "60", "no-store"]);
    expect(text).toContain("Изчакайте");
  }
  const cards = await ask("/api/products?ids=1", stranger, full);
  expect([cards.status, cards.text]).toEqual([429, "null"]);
  expect(tasks).toHaveLength(1);
  expect((await ask("/produkt/whey?fbclid=1", stranger, full)).from).toBe("hit");
});

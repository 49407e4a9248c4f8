import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_CART } from "../app/backend/cart";
import { fail, succeed } from "../app/backend/result";
import type { CartChange } from "../app/shop/cart-change";
import { AbuseCounters } from "../tests/doubles/abuse-counters";
import { makeShopApp } from "../tests/doubles/shop-app";
import type { Bindings } from "./bindings";
import type { Visit } from "./session-calls";
import { openSession } from "./session";

const ADD: CartChange = { type: "add", productId: 1, variationId: null, quantity: 2, attributes: [] };
const NO = fail({ kind: "refused", message: "The user could not be logged in." });

const VIEWER = { id: "x", databaseId: 2, name: "Иван" };
const TODAY = new Date("2026-11-21T10:00:00Z");

/** One session object that says `told` of itself; signing in gives it another key. */
function setUp(site: Record<string, unknown> = {}) {
  const opened: string[] = [];
  const told = { key: "", isSignedIn: false };
  const answers: Record<string, unknown> = {
    readCart: succeed({ cart: { ...EMPTY_CART, itemCount: 0 }, restored: false }),
    changeCart: succeed({ cart: { ...EMPTY_CART, itemCount: 2 }, restored: false }),
    placeOrder: fail({ kind: "too-many", seconds: 42 }),
    signIn: succeed({ viewer: VIEWER, losses: [], itemCount: 3 }),
  };
  const session = {
    visit: async ({ key }: Visit, call: string) => {
      if (key !== told.key) return null;
      if (call === "signIn" && told.isSignedIn) told.key = "k".repeat(43);
      return { value: told.isSignedIn || call !== "signIn" ? answers[call] : NO, ...told };
    },
  };
  const namespace = {
    idFromName: (name: string) => name,
    get: (id: string) => {
      opened.push(id);
      return session;
    },
  };
  const app = makeShopApp({ SITE: site });
  app.use(openSession);
  app.get("/cart", async (c) => c.json(await c.get("shopper")!.readCart()));
  app.post("/cart", async (c) => c.json(await c.get("shopper")!.changeCart(ADD)));
  app.post("/my-account", async (c) => c.json(await c.get("account")!.signIn({ username: "ivan", password: "p" })));
  app.post("/my-account/out", async (c) => c.json((await c.get("account")!.signOut()) ?? null));
  app.put("/cart", async (c) => {
    await c.get("shopper")!.changeCart(ADD);
    await c.get("shopper")!.placeOrder("id", {} as never, 0);
    return c.text("", Number(c.req.query("status")) as 200);
  });
  app.get("/magazin", (c) => c.text(String(c.get("shopper"))));
  const bindings = {
    SHOPPER_SESSION: namespace as unknown as Bindings["SHOPPER_SESSION"],
    ABUSE_COUNTER: new AbuseCounters().namespace,
  };
  const ask = (url: string, init?: RequestInit) => app.request(url, init, bindings);
  return { opened, ask, told };
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

beforeEach(() => void vi.setSystemTime(TODAY));
afterEach(() => void vi.useRealTimers());

test("looking into the cart makes no session and no cookie (design §3)", async () => {
  const { ask, opened } = setUp();
  const answer = await ask("https://shop.test/cart");
  expect(opened).toEqual([]);
  expect(answer.headers.getSetCookie().join()).not.toContain("session");
});

test("the first thing put into a cart makes a session: __Host-, HttpOnly, Secure, Lax (design §3)", async () => {
  const { ask, opened } = setUp();
  const cookies = (await ask("https://shop.test/cart", { method: "POST" })).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("__Host-session="))!;
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
  expect(session).toMatch(/Max-Age=31536000/);
  expect(opened[0]).toMatch(/^[\w-]{43}$/);
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_items=2;(?!.*HttpOnly)/i));
});

test("the same cookie opens the same session, and slides once a day", async () => {
  const { ask, opened } = setUp();
  const cookie = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  const second = await ask("https://shop.test/cart", { headers: { cookie } });
  expect(opened).toEqual([opened[0], opened[0]]);
  expect(second.headers.getSetCookie().join()).not.toContain("__Host-session");
  expect(second.headers.getSetCookie().join()).toContain("cart_items=; Max-Age=0");
  vi.setSystemTime(TODAY.getTime() + 86_400_000);
  const next = cookieOf(await ask("https://shop.test/cart", { headers: { cookie } }));
  expect(next).not.toBe(cookie);
  expect(next.split(".")[0]).toBe(cookie.split(".")[0]);
});

test("signing in changes the cookie, and the one of before opens nothing any more (design §3)", async () => {
  const { ask, told } = setUp();
  const before = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  told.isSignedIn = true;
  const entered = await ask("https://shop.test/my-account", { method: "POST", headers: { cookie: before } });
  expect(cookieOf(entered)).not.toBe(before);
  expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed_in=1;(?!.*HttpOnly)/i));
  expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^cart_items=3;/));
  const planted = await ask("https://shop.test/cart", { headers: { cookie: before } });
  expect(await planted.json()).toMatchObject({ value: { cart: { itemCount: 0 } } });
  expect(planted.headers.getSetCookie().join()).toContain("signed_in=; Max-Age=0");
  const own = await ask("https://shop.test/cart", { headers: { cookie: cookieOf(entered) } });
  expect(own.headers.getSetCookie().join()).toContain("signed_in=1");
});

test("a hint without its session is taken back; who brings none is sent none", async () => {
  const { ask } = setUp();
  const cookie = "__Host-session=made.up; signed_in=1";
  const answer = await ask("https://shop.test/cart", { headers: { cookie } });
  expect(answer.headers.getSetCookie().join()).toContain("signed_in=; Max-Age=0");
  expect((await ask("https://shop.test/cart")).headers.getSetCookie().join()).not.toContain("signed_in");
});

test("who isn't let in keeps no cookie for it", async () => {
  const { ask } = setUp();
  const answer = await ask("https://shop.test/my-account", { method: "POST" });
  expect(await answer.json()).toMatchObject({ ok: false });
  expect(answer.headers.getSetCookie().join()).not.toContain("session");
});

test("authPersistence: for the browser's session the customer's cookies have no age (design §8)", async () => {
  for (const [authPersistence, hasAge] of [
    ["until-logout", true],
    ["browser-session", false],
  ] as const) {
    const { ask, told } = setUp({ authPersistence });
    const guest = await ask("https://shop.test/cart", { method: "POST" });
    expect(guest.headers.getSetCookie()[0]).toContain("Max-Age=31536000");
    told.isSignedIn = true;
    const entered = await ask("https://shop.test/my-account", { method: "POST" });
    for (const cookie of entered.headers.getSetCookie()) expect(cookie.includes("Max-Age")).toBe(hasAge);
  }
});

test("signing out clears every cookie that the browser sent (specification §4)", async () => {
  const { ask } = setUp();
  const own = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  const cookie = `${own}; cart_items=2; signed_in=1; anything=else`;
  const left = await ask("https://shop.test/my-account/out", { method: "POST", headers: { cookie } });
  const cleared = left.headers.getSetCookie().filter((one) => one.includes("Max-Age=0"));
  expect(cleared.map((one) => one.split("=")[0])).toEqual(["__Host-session", "cart_items", "signed_in", "anything"]);
  expect(cleared[0]).toContain("Secure");
});

test("a made-up or altered cookie opens nothing", async () => {
  const { ask, opened } = setUp();
  const first = await ask("https://shop.test/cart", { method: "POST" });
  const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  opened.length = 0;
  for (const forged of [`__Host-session=${"a".repeat(43)}`, cookie.replace("=", "=x"), `${cookie}x`]) {
    await ask("https://shop.test/cart", { headers: { cookie: forged } });
  }
  expect(opened).toEqual([]);
});

test("over plain http the cookie drops __Host- and Secure, for a phone in the LAN", async () => {
  const { ask } = setUp();
  const session = (await ask("http://192.168.0.7:8787/cart", { method: "POST" })).headers.getSetCookie()[0]!;
  expect(session).toMatch(/^session=/);
  expect(session).not.toMatch(/Secure/);
});

test("personal answers are private, public pages get no shopper and no cookie (quality.md 8)", async () => {
  const { ask } = setUp();
  expect((await ask("https://shop.test/cart")).headers.get("cache-control")).toBe("private, no-store");
  const page = await ask("https://shop.test/magazin", { headers: { cookie: "cart_items=3" } });
  expect(await page.text()).toBe("undefined");
  expect(page.headers.getSetCookie()).toEqual([]);
});

test("what was tried too often says when to come back, and only with its own status (quality.md 21)", async () => {
  const { ask } = setUp();
  const tried = async (status: number) =>
    (await ask(`https://shop.test/cart?status=${status}`, { method: "PUT" })).headers.get("retry-after");
  expect([await tried(429), await tried(200)]).toEqual(["42", null]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cookieOf, setUpCookies } from "../../tests/doubles/shopper/session-cookies";

const TODAY = new Date("2026-11-21T10:00:00Z");

beforeEach(() => void vi.setSystemTime(TODAY));
afterEach(() => void vi.useRealTimers());

test("reading the cart creates no session and no cookie", async () => {
  const { ask, opened } = setUpCookies();
  const response = await ask("https://shop.test/cart");
  expect(opened).toEqual([]);
  expect(response.headers.getSetCookie().join()).not.toContain("session");
});

test("the first item in the cart creates a session with a __Host-, HttpOnly, Secure, Lax cookie", async () => {
  const { ask, opened } = setUpCookies();
  const cookies = (await ask("https://shop.test/cart", { method: "POST" })).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("__Host-session="))!;
  expect(session).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/i);
  expect(session).toMatch(/Max-Age=31536000/);
  expect(opened[0]).toMatch(/^[\w-]{43}$/);
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_items=2;(?!.*HttpOnly)/i));
});

test("the same cookie opens the same session; after a month a change renews it, and a read never does", async () => {
  const { ask, opened } = setUpCookies();
  const cookie = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  const second = await ask("https://shop.test/cart", { headers: { cookie: `${cookie}; cart_items=2` } });
  expect(opened).toEqual([opened[0], opened[0]]);
  expect(second.headers.getSetCookie()).toEqual([expect.stringContaining("cart_items=; Max-Age=0")]);
  const change = () => ask("https://shop.test/cart", { method: "POST", headers: { cookie } });
  expect((await change()).headers.getSetCookie().join()).not.toContain("session");
  vi.setSystemTime(TODAY.getTime() + 30 * 86_400_000);
  const read = await ask("https://shop.test/cart", { headers: { cookie } });
  expect(read.headers.getSetCookie().join()).not.toContain("session");
  const next = cookieOf(await change());
  expect(next).not.toBe(cookie);
  expect(next.split(".").slice(0, 2)).toEqual(cookie.split(".").slice(0, 2));
});

test("signing in replaces the cookie, and the previous one opens nothing", async () => {
  const { ask, state } = setUpCookies();
  const before = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  state.isSignedIn = true;
  const entered = await ask("https://shop.test/my-account", { method: "POST", headers: { cookie: before } });
  expect(entered.headers.getSetCookie().filter((line) => line.startsWith("__Host-session="))).toHaveLength(1);
  expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^signed_in=1;(?!.*HttpOnly)/i));
  expect(entered.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^cart_items=3;/));
  const planted = await ask("https://shop.test/cart", { headers: { cookie: before } });
  expect(await planted.json()).toMatchObject({ value: { cart: { itemCount: 0 } } });
  expect(planted.headers.getSetCookie()).toEqual([]);
  const own = await ask("https://shop.test/cart", { headers: { cookie: cookieOf(entered) } });
  expect(own.headers.getSetCookie().join()).toContain("signed_in=1");
});

test("a request that a sign-in or sign-out has overtaken creates no session and writes no cookie", async () => {
  const { ask, state, opened } = setUpCookies();
  const headers = { cookie: `${cookieOf(await ask("https://shop.test/cart", { method: "POST" }))}; cart_items=2` };
  Object.assign(state, { key: "k".repeat(43), isSignedIn: true, refused: "superseded" });
  opened.length = 0;
  const added = await ask("https://shop.test/cart", { method: "POST", headers });
  expect(await added.json()).toMatchObject({ failure: { kind: "session-expired" } });
  const read = await ask("https://shop.test/cart", { headers });
  expect([added, read].flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  expect(new Set(opened).size).toBe(1);
});

test("a device is known after a successful sign-in only, and stays known after the sign-out", async () => {
  const { ask, state } = setUpCookies();
  const refused = await ask("https://shop.test/my-account", { method: "POST" });
  expect(refused.headers.getSetCookie().join()).not.toContain("device");
  state.isSignedIn = true;
  const entered = await ask("https://shop.test/my-account", { method: "POST" });
  const device = entered.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-device="))!;
  expect(device).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = `${cookieOf(entered)}; ${device.split(";")[0]}`;
  const left = await ask("https://shop.test/my-account/out", { method: "POST", headers: { cookie } });
  expect(left.headers.getSetCookie().join()).toContain("__Host-session=; Max-Age=0");
  expect(left.headers.getSetCookie().join()).not.toContain("device");
});

test("an emailed key makes the device known at once: its sign-in isn't refused for a stranger's wrong passwords", async () => {
  const { ask, state } = setUpCookies();
  const post = async (path: string) => {
    const headers = { "cf-connecting-ip": "203.0.113.7" };
    return (await ask(`https://shop.test${path}`, { method: "POST", headers })).json();
  };
  for (let tries = 0; tries < 10; tries++) await post("/my-account");
  expect(await post("/my-account")).toMatchObject({ failure: { kind: "too-many" } });
  state.isSignedIn = true;
  expect(await post("/my-account/lost-password")).toMatchObject({ ok: true });
});

test("a hint without a session is deleted; without a hint none is sent", async () => {
  const { ask } = setUpCookies();
  const cookie = "__Host-session=made.up; signed_in=1";
  const response = await ask("https://shop.test/cart", { headers: { cookie } });
  expect(response.headers.getSetCookie().join()).toContain("signed_in=; Max-Age=0");
  expect((await ask("https://shop.test/cart")).headers.getSetCookie().join()).not.toContain("signed_in");
});

test("a failed sign-in sets no session cookie", async () => {
  const { ask } = setUpCookies();
  const response = await ask("https://shop.test/my-account", { method: "POST" });
  expect(await response.json()).toMatchObject({ ok: false });
  expect(response.headers.getSetCookie().join()).not.toContain("session");
});

test("authPersistence browser-session: the customer's cookies have no Max-Age", async () => {
  for (const [authPersistence, hasAge] of [
    ["until-logout", true],
    ["browser-session", false],
  ] as const) {
    const { ask, state } = setUpCookies({ authPersistence });
    const guest = await ask("https://shop.test/cart", { method: "POST" });
    expect(guest.headers.getSetCookie()[0]).toContain("Max-Age=31536000");
    state.isSignedIn = true;
    const entered = await ask("https://shop.test/my-account", { method: "POST" });
    // The device cookie grants no access.
    for (const cookie of entered.headers.getSetCookie())
      expect(cookie.includes("Max-Age")).toBe(hasAge || cookie.startsWith("__Host-device="));
  }
});

test("authPersistence browser-session: no later response extends the sign-in", async () => {
  const { ask, state } = setUpCookies({ authPersistence: "browser-session" });
  state.isSignedIn = true;
  const cookie = cookieOf(await ask("https://shop.test/my-account", { method: "POST" }));
  vi.setSystemTime(TODAY.getTime() + 30 * 86_400_000);
  const change = (path: string) => ask(`https://shop.test${path}`, { method: "POST", headers: { cookie } });
  expect((await change("/saglasie")).headers.getSetCookie().join()).not.toContain("session");
  expect((await change("/cart")).headers.getSetCookie()[0]).toMatch(/^__Host-session=(?!.*Max-Age)/);
});

test("signing out deletes every other cookie that the browser sent", async () => {
  const { ask } = setUpCookies();
  const own = cookieOf(await ask("https://shop.test/cart", { method: "POST" }));
  const cookie = `${own}; cart_items=2; signed_in=1; anything=else`;
  const left = await ask("https://shop.test/my-account/out", { method: "POST", headers: { cookie } });
  const cleared = left.headers.getSetCookie().filter((one) => one.includes("Max-Age=0"));
  expect(cleared.map((one) => one.split("=")[0])).toEqual([own.split("=")[0], "cart_items", "signed_in", "anything"]);
  expect(cleared[0]).toContain("Secure");
});

test("a forged or altered cookie opens nothing", async () => {
  const { ask, opened } = setUpCookies();
  const first = await ask("https://shop.test/cart", { method: "POST" });
  const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
  opened.length = 0;
  for (const forged of [`__Host-session=${"a".repeat(43)}..20000`, cookie.replace("=", "=x"), `${cookie}x`])
    await ask("https://shop.test/cart", { headers: { cookie: forged } });
  expect(opened).toEqual([]);
});

test("over plain http the cookie drops __Host- and Secure, for a phone on the local network", async () => {
  const { ask } = setUpCookies();
  const session = (await ask("http://192.168.0.7:8787/cart", { method: "POST" })).headers.getSetCookie()[0]!;
  expect(session).toMatch(/^session=/);
  expect(session).not.toMatch(/Secure/);
});

test("its responses are private", async () => {
  const { ask } = setUpCookies();
  expect((await ask("https://shop.test/cart")).headers.get("cache-control")).toBe("private, no-store");
});

test("Retry-After is sent only with the status of a refusal", async () => {
  const { ask } = setUpCookies();
  const tried = async (status: number) =>
    (await ask(`https://shop.test/cart?status=${status}`, { method: "PUT" })).headers.get("retry-after");
  expect([await tried(429), await tried(200)]).toEqual(["42", null]);
});

test.each(["/otkaz-ot-dogovor", "/izvestie"])("a refused %s says when it may be repeated", async (path) => {
  const { ask } = setUpCookies();
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  let answer: Response;
  do answer = await ask(`https://shop.test${path}`, { method: "POST", headers });
  while (answer.status === 200);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
});

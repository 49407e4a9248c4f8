import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { readSessionCookies, writeSessionCookie, type SessionCookie } from "./session-cookies";

const tokenOf = (name: string) => name.padEnd(43, "_");
const guest = (at: number): SessionCookie => ({ id: tokenOf(`g${at}`), key: "", since: at, day: 0 });
const customer = (at: number): SessionCookie => ({ id: tokenOf(`c${at}`), key: tokenOf(`k${at}`), since: at, day: 0 });

/** What is read of a browser's cookies, sent in this order. */
async function read(cookies: SessionCookie[]): Promise<SessionCookie[]> {
  const app = makeShopApp();
  app.post("/", async (c) => {
    for (const cookie of cookies) await writeSessionCookie(c, cookie, {});
    return c.text("");
  });
  app.get("/", async (c) => c.json(await readSessionCookies(c)));
  const written = (await app.request("https://shop.test/", { method: "POST" })).headers.getSetCookie();
  const cookie = written.map((line) => line.split(";")[0]).join("; ");
  return (await app.request("https://shop.test/", { headers: { cookie } })).json();
}

// A browser sends the oldest first.
const GUESTS = Array.from({ length: 8 }, (_, at) => guest(at + 1));

test("the newest sign-in decides, however many sessions precede it", async () => {
  for (const before of [GUESTS, [...GUESTS, customer(20)], Array.from({ length: 25 }, (_, at) => guest(at + 1))]) {
    const [decisive] = await read([...before, customer(30)]);
    expect(decisive, `after ${before.length} others`).toEqual(customer(30));
  }
});

test("which cookies are merged doesn't depend on the order in which they are sent", async () => {
  const cookies = [...GUESTS, guest(9), customer(10)];
  const merged = await read(cookies);
  expect(merged).toEqual([customer(10), ...GUESTS.slice(0, 7)]);
  expect(await read(cookies.toReversed())).toEqual(merged);
});

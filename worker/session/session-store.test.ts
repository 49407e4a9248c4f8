import { expect, test } from "vitest";
import { EMPTY_CART, type Cart, type CartLine } from "../../app/domain/cart/cart";
import type { Viewer } from "../../app/domain/account/account";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { SessionStore } from "./session-store";

const DAY_MS = 86_400_000;

test("one alarm serves the session's end and its payments, whichever comes first", async () => {
  const storage = makeStorage();
  const store = new SessionStore(storage);
  await store.extendLife(0);
  const end = await storage.getAlarm();
  expect(end).toBe(30 * DAY_MS);
  await store.schedulePaymentCheck(5000);
  expect(await storage.getAlarm()).toBe(5000);
  expect([await store.isAtEnd(5000), await store.isAtEnd(end!)]).toEqual([false, true]);
  await store.extendLife(3 * DAY_MS);
  expect(await storage.getAlarm()).toBe(5000);
  await store.schedulePaymentCheck(null);
  expect(await storage.getAlarm()).toBe(33 * DAY_MS);
});

test("the end is postponed at most once a day, and a session without an end is over", async () => {
  let writes = 0;
  const store = new SessionStore(makeStorage(() => void (writes += 1)));
  expect(await store.isAtEnd(0)).toBe(true);
  await store.extendLife(0);
  const first = writes;
  await store.extendLife(DAY_MS - 1);
  await store.schedulePaymentCheck(null);
  expect(writes).toBe(first);
});

const VIEWER = { id: "x", databaseId: 2, name: "Иван" } as Viewer;
const AUTH = { token: "a", refreshToken: "r", goodUntil: 0 };

async function makeCustomers() {
  const storage = makeStorage();
  const store = new SessionStore(storage);
  await store.extendLife(0);
  await store.write("auth", AUTH);
  await store.recordSignIn(VIEWER, AUTH, "key", 0);
  await store.write("typed", { note: "Позвънете" } as never);
  return { storage, store };
}

test("a customer absent for 30 days stays signed in, and nothing else of theirs is left", async () => {
  const { storage, store } = await makeCustomers();
  expect(await store.isAtEnd(30 * DAY_MS)).toBe(true);
  await store.clear(30 * DAY_MS);
  expect([...(await storage.list()).keys()].toSorted()).toEqual(["auth", "key", "signedInUntil"]);
  expect([await storage.getAlarm(), await store.isAtEnd(31 * DAY_MS)]).toEqual([365 * DAY_MS, false]);
  await store.extendLife(100 * DAY_MS);
  expect(await storage.getAlarm()).toBe(130 * DAY_MS);
  expect(await store.isAtEnd(365 * DAY_MS)).toBe(true);
});

test("after a year without a visit nothing is left", async () => {
  const { storage, store } = await makeCustomers();
  await store.clear(365 * DAY_MS);
  expect((await storage.list()).size).toBe(0);
});

test("an ended session opens for no cookie, isn't extended by late requests, and is deleted after a minute", async () => {
  const { storage, store } = await makeCustomers();
  await store.end(5000);
  expect(await store.findRefusal("key", 6000)).toEqual({ refused: "superseded" });
  await store.extendLife(6000);
  expect([await storage.getAlarm(), await store.isAtEnd(64_999), await store.isAtEnd(65_000)]).toEqual([
    65_000,
    false,
    true,
  ]);
  await store.clear(65_000);
  expect((await storage.list()).size).toBe(0);
});

test("a cookie opens a session only with its current key; an earlier one counts as none after a minute", async () => {
  const { store } = await makeCustomers();
  expect(await store.findRefusal("key", 0)).toBeNull();
  for (const key of ["", "other"]) {
    expect(await store.findRefusal(key, 59_999)).toEqual({ refused: "superseded" });
    expect(await store.findRefusal(key, 60_000)).toEqual({ refused: "unknown" });
  }
  const guests = new SessionStore(makeStorage());
  expect([await guests.findRefusal("", 0), await guests.findRefusal("key", 60_000)]).toEqual([
    null,
    { refused: "unknown" },
  ]);
});

const cartOf = (key: string) => ({ ...EMPTY_CART, isEmpty: false, lines: [{ key, quantity: 1 } as CartLine] });

test.each(["a sign-in", "a canceled payment"])(
  "a cart that still waits to be merged is kept when %s adds another one",
  async (event) => {
    const storage = makeStorage();
    const store = new SessionStore(storage);
    await store.write("cart", cartOf("new"));
    await store.write("cartToMerge", cartOf("waiting"));
    await storage.put("ordered:1", cartOf("new"));
    await (event === "a sign-in" ? store.recordSignIn(VIEWER, AUTH, "key", 0) : store.returnOrdered(1));
    const { lines } = (await store.read("cartToMerge")) as Cart;
    expect(lines.map(({ key }) => key).toSorted()).toEqual(["new", "waiting"]);
  },
);

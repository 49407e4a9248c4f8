import { expect, test } from "vitest";
import { openShopDatabase } from "../../tests/doubles/platform/shop-database";
import { makeReference, WithdrawalStore } from "./withdrawal-store";

const STATEMENT = { name: "Мария", orderNumber: "1201", email: "maria@example.bg", goods: "" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const openStore = () => new WithdrawalStore(openShopDatabase());

test("a statement with its time is found only by its view key", async () => {
  const store = openStore();
  const key = await store.add(STATEMENT, "form", NOON);
  const found = await store.find(key);
  expect(found).toEqual({
    ...STATEMENT,
    reference: expect.stringMatching(/^261121-[2-9A-HJKMNP-Z]{6}$/),
    declaredAt: "2026-11-21T12:00:00.000Z",
    isMailed: false,
  });
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  for (const other of [found!.reference, "form", "", "%"]) expect(await store.find(other)).toBeNull();
});

test("a form sent fifty times at once is one statement; with another text it is a new one", async () => {
  const db = openShopDatabase();
  const store = new WithdrawalStore(db);
  const keys = await Promise.all(Array.from({ length: 50 }, () => store.add(STATEMENT, "form", NOON)));
  expect(new Set(keys).size).toBe(1);
  expect(await store.findRepeat(STATEMENT, "form")).toBe(keys[0]);
  expect(await store.findRepeat({ ...STATEMENT, goods: "Тениска" }, "form")).toBeNull();
  expect(await store.add({ ...STATEMENT, goods: "Тениска" }, "form", NOON)).not.toBe(keys[0]);
  expect(await store.add(STATEMENT, "another form", NOON)).not.toBe(keys[0]);
  expect(await db.prepare("SELECT count(*) AS n FROM withdrawal").first("n")).toBe(3);
});

test("one sender claims an email, and a failed one is retried with increasing intervals for days", async () => {
  const store = openStore();
  const key = await store.add(STATEMENT, "form", NOON);
  const taken = await Promise.all(Array.from({ length: 10 }, () => store.claimEmail(key, NOON)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const tries: number[] = [];
  for (let now = NOON; now < NOON + 10 * DAY_MS; now += 15 * MINUTE_MS)
    for (const due of await store.listDue(now))
      if (await store.claimEmail(due, now)) tries.push((now - NOON) / MINUTE_MS);
  expect(tries).toEqual([15, 45, 105, 225, 465, 945, 1905, 3825]);
});

test("a sent email isn't sent again", async () => {
  const store = openStore();
  const key = await store.add(STATEMENT, "form", NOON);
  await store.claimEmail(key, NOON);
  await store.markEmailed(key, NOON + 1);
  expect((await store.find(key))?.isMailed).toBe(true);
  expect(await store.listDue(NOON + DAY_MS)).toEqual([]);
  expect(await store.claimEmail(key, NOON + DAY_MS)).toBeNull();
});

test("a record is deleted after a year", async () => {
  const store = openStore();
  const key = await store.add(STATEMENT, "form", NOON);
  await store.deleteOld(NOON + 365 * DAY_MS);
  expect(await store.find(key)).not.toBeNull();
  await store.deleteOld(NOON + 365 * DAY_MS + 1);
  expect(await store.find(key)).toBeNull();
});

test("a reference has the date that the shopper's calendar shows", () => {
  expect(makeReference(Date.UTC(2026, 11, 31, 21, 59))).toMatch(/^261231-/);
  expect(makeReference(Date.UTC(2026, 11, 31, 22, 0))).toMatch(/^270101-/);
});

test("references differ and can be read aloud", () => {
  const made = Array.from({ length: 2000 }, () => makeReference(NOON));
  // A collision among 729 million occurs once in four hundred runs; three can't be chance.
  expect(new Set(made).size).toBeGreaterThanOrEqual(1998);
  expect(made.every((reference) => /^\d{6}-[^01ILOU]{6}$/.test(reference))).toBe(true);
});

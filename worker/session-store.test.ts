import { expect, test } from "vitest";
import { makeStorage } from "../tests/doubles/scripted-backend";
import { SessionStore } from "./session-store";

const DAY_MS = 86_400_000;

test("one alarm serves the end of the session and its payments, whichever comes first (design §3, §5)", async () => {
  const storage = makeStorage();
  const store = new SessionStore(storage);
  await store.extendLife(0);
  const end = await storage.getAlarm();
  expect(end).toBe(30 * DAY_MS);
  await store.wakeAt(5000);
  expect(await storage.getAlarm()).toBe(5000);
  expect([await store.isAtEnd(5000), await store.isAtEnd(end!)]).toEqual([false, true]);
  await store.extendLife(3 * DAY_MS);
  expect(await storage.getAlarm()).toBe(5000);
  await store.wakeAt(null);
  expect(await storage.getAlarm()).toBe(33 * DAY_MS);
});

test("the end is put off at most once a day, and a session without one is at its end", async () => {
  let writes = 0;
  const store = new SessionStore(makeStorage(() => void (writes += 1)));
  expect(await store.isAtEnd(0)).toBe(true);
  await store.extendLife(0);
  const first = writes;
  await store.extendLife(DAY_MS - 1);
  await store.wakeAt(null);
  expect(writes).toBe(first);
});

import { expect, test, vi } from "vitest";
import { makeStorage } from "../../tests/doubles/scripted-backend";
import { CacheInvalidation, isInvalidated } from "./cache-invalidation";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function setUp() {
  const storage = makeStorage();
  const tell = vi.fn<(version: string) => Promise<void>>(() => Promise.resolve());
  return { storage, tell, scope: new CacheInvalidation(storage, tell) };
}

test("news is told at once; what comes in the next half minute is told together", async () => {
  const { storage, tell, scope } = setUp();
  expect(await scope.invalidate("a", "products", false, DAY)).toBe("told");
  expect(await scope.invalidate("b", "products", false, DAY + SECOND)).toBe("gathered");
  expect(await scope.invalidate("c", "products", false, DAY + 2 * SECOND)).toBe("gathered");
  expect(tell).toHaveBeenCalledTimes(1);
  expect(await storage.getAlarm()).toBe(DAY + 30 * SECOND);
  await scope.wake(DAY + 30 * SECOND);
  expect(tell).toHaveBeenCalledTimes(2);
  await scope.wake(DAY + 60 * SECOND);
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a delivery counts once, however often it is sent", async () => {
  const { tell, scope } = setUp();
  await scope.invalidate("a", "products", false, DAY);
  expect(await scope.invalidate("a", "products", false, DAY + 60 * SECOND)).toBe("known");
  expect(await scope.invalidate("a", "products", true, DAY + 60 * SECOND)).toBe("known");
  expect(tell).toHaveBeenCalledTimes(1);
});

test("a purge doesn't wait for more news", async () => {
  const { tell, scope } = setUp();
  await scope.invalidate("a", "products", false, DAY);
  expect(await scope.invalidate("b", "products", true, DAY + SECOND)).toBe("told");
  expect(tell).toHaveBeenCalledTimes(2);
});

test("news that couldn't be told is told later, and WooCommerce needn't know", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { storage, tell, scope } = setUp();
  tell.mockRejectedValueOnce(new Error("out of writes")).mockRejectedValueOnce(new Error("out of writes"));
  expect(await scope.invalidate("a", "products", false, DAY)).toBe("gathered");
  expect(await storage.getAlarm()).toBe(DAY + SECOND);
  await storage.deleteAlarm();
  await scope.wake(DAY + SECOND);
  expect(await storage.getAlarm()).toBe(DAY + 31 * SECOND);
  await scope.wake(DAY + 31 * SECOND);
  expect(tell).toHaveBeenCalledTimes(3);
  silence.mockRestore();
});

test("deliveries are forgotten after a day, in turns where there are many", async () => {
  const { storage, scope } = setUp();
  for (let index = 0; index < 150; index++) await scope.invalidate(`d${index}`, "products", false, DAY);
  await scope.invalidate("young", "products", false, 2 * DAY - SECOND);
  await storage.deleteAlarm();
  await scope.wake(2 * DAY);
  expect((await storage.list({ prefix: "delivery:" })).size).toBe(151 - 128);
  expect(await storage.getAlarm()).toBe(2 * DAY + SECOND);
  await scope.wake(2 * DAY + SECOND);
  expect([...(await storage.list({ prefix: "delivery:" })).keys()]).toEqual(["delivery:young"]);
});

test("news of products leaves what isn't about them; with one piece of other news among it all is outdated", async () => {
  const { tell, scope } = setUp();
  await scope.invalidate("a", "anything", false, DAY);
  await scope.invalidate("b", "products", true, DAY + SECOND);
  const [first, second] = tell.mock.calls.map(([version]) => version);
  expect([isInvalidated(first!, second!, "products"), isInvalidated(first!, second!, "anything")]).toEqual([
    true,
    false,
  ]);
  await scope.invalidate("c", "products", false, DAY + 2 * SECOND);
  await scope.invalidate("d", "anything", false, DAY + 3 * SECOND);
  await scope.invalidate("e", "products", false, DAY + 4 * SECOND);
  await scope.wake(DAY + 31 * SECOND);
  expect(tell).toHaveBeenCalledTimes(3);
  const [, , third] = tell.mock.calls.map(([version]) => version);
  expect([isInvalidated(second!, third!, "products"), isInvalidated(second!, third!, "anything")]).toEqual([
    true,
    true,
  ]);
});

test("without a version to be read nothing is news, and nothing is to what heeds none", () => {
  expect(isInvalidated("a b", null, "products")).toBe(false);
  expect(isInvalidated(null, "a b", "products")).toBe(true);
  expect(isInvalidated("a b", "c d", undefined)).toBe(false);
});

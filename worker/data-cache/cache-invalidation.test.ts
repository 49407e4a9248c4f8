import { expect, test, vi } from "vitest";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { CacheInvalidation, isInvalidated } from "./cache-invalidation";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function setUp() {
  const storage = makeStorage();
  const publish = vi.fn<(version: string) => Promise<void>>(() => Promise.resolve());
  return { storage, publish, invalidation: new CacheInvalidation(storage, publish) };
}

test("an invalidation is published at once; what comes in the next half minute is published together", async () => {
  const { storage, publish, invalidation } = setUp();
  expect(await invalidation.invalidate("a", "products", false, DAY)).toBe("done");
  expect(await invalidation.invalidate("b", "products", false, DAY + SECOND)).toBe("batched");
  expect(await invalidation.invalidate("c", "products", false, DAY + 2 * SECOND)).toBe("batched");
  expect(publish).toHaveBeenCalledTimes(1);
  expect(await storage.getAlarm()).toBe(DAY + 30 * SECOND);
  await invalidation.runAlarm(DAY + 30 * SECOND);
  expect(publish).toHaveBeenCalledTimes(2);
  await invalidation.runAlarm(DAY + 60 * SECOND);
  expect(publish).toHaveBeenCalledTimes(2);
});

test("a delivery counts once, however often it is sent", async () => {
  const { publish, invalidation } = setUp();
  await invalidation.invalidate("a", "products", false, DAY);
  expect(await invalidation.invalidate("a", "products", false, DAY + 60 * SECOND)).toBe("duplicate");
  expect(await invalidation.invalidate("a", "products", true, DAY + 60 * SECOND)).toBe("duplicate");
  expect(publish).toHaveBeenCalledTimes(1);
});

test("a purge doesn't wait for more", async () => {
  const { publish, invalidation } = setUp();
  await invalidation.invalidate("a", "products", false, DAY);
  expect(await invalidation.invalidate("b", "products", true, DAY + SECOND)).toBe("done");
  expect(publish).toHaveBeenCalledTimes(2);
});

test("a version that couldn't be published is published later, and WooCommerce needn't repeat its delivery", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { storage, publish, invalidation } = setUp();
  publish.mockRejectedValueOnce(new Error("out of writes")).mockRejectedValueOnce(new Error("out of writes"));
  expect(await invalidation.invalidate("a", "products", false, DAY)).toBe("batched");
  expect(await storage.getAlarm()).toBe(DAY + SECOND);
  await storage.deleteAlarm();
  await invalidation.runAlarm(DAY + SECOND);
  expect(await storage.getAlarm()).toBe(DAY + 31 * SECOND);
  await invalidation.runAlarm(DAY + 31 * SECOND);
  expect(publish).toHaveBeenCalledTimes(3);
  silence.mockRestore();
});

test("deliveries are deleted after a day, in batches where there are many", async () => {
  const { storage, invalidation } = setUp();
  for (let index = 0; index < 150; index++) await invalidation.invalidate(`d${index}`, "products", false, DAY);
  await invalidation.invalidate("young", "products", false, 2 * DAY - SECOND);
  await storage.deleteAlarm();
  await invalidation.runAlarm(2 * DAY);
  expect((await storage.list({ prefix: "delivery:" })).size).toBe(151 - 128);
  expect(await storage.getAlarm()).toBe(2 * DAY + SECOND);
  await invalidation.runAlarm(2 * DAY + SECOND);
  expect([...(await storage.list({ prefix: "delivery:" })).keys()]).toEqual(["delivery:young"]);
});

test("an invalidation of products leaves what isn't about them; one of anything outdates all", async () => {
  const { publish, invalidation } = setUp();
  await invalidation.invalidate("a", "anything", false, DAY);
  await invalidation.invalidate("b", "products", true, DAY + SECOND);
  const [first, second] = publish.mock.calls.map(([version]) => version);
  expect([isInvalidated(first!, second!, "products"), isInvalidated(first!, second!, "anything")]).toEqual([
    true,
    false,
  ]);
  await invalidation.invalidate("c", "products", false, DAY + 2 * SECOND);
  await invalidation.invalidate("d", "anything", false, DAY + 3 * SECOND);
  await invalidation.invalidate("e", "products", false, DAY + 4 * SECOND);
  await invalidation.runAlarm(DAY + 31 * SECOND);
  expect(publish).toHaveBeenCalledTimes(3);
  const [, , third] = publish.mock.calls.map(([version]) => version);
  expect([isInvalidated(second!, third!, "products"), isInvalidated(second!, third!, "anything")]).toEqual([
    true,
    true,
  ]);
});

test("without a readable version nothing is outdated, nor is what observes no invalidation", () => {
  expect(isInvalidated("a b", null, "products")).toBe(false);
  expect(isInvalidated(null, "a b", "products")).toBe(true);
  expect(isInvalidated("a b", "c d", undefined)).toBe(false);
});

import { expect, test, vi } from "vitest";
import { makeStorage } from "../../tests/doubles/backend/scripted-backend";
import { CacheInvalidation, isInvalidated } from "./cache-invalidation";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

function setUp(onWrite?: () => void) {
  const storage = makeStorage(onWrite);
  const publish = vi.fn<(version: string) => Promise<void>>(() => Promise.resolve());
  const published = () => publish.mock.calls.map(([version]) => version);
  /** The next write to KV waits until the test ends it. */
  const holdWrite = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begun = new Promise<void>((begin) => {
      publish.mockImplementationOnce(() => {
        begin();
        return promise;
      });
    });
    return { begun, resolve, reject };
  };
  /** As the runtime does: an alarm is gone once it runs. */
  const runAlarm = async (invalidation: CacheInvalidation) => {
    const at = (await storage.getAlarm())!;
    await storage.deleteAlarm();
    await invalidation.runAlarm(at);
    return at;
  };
  const open = () => new CacheInvalidation(storage, publish);
  return { storage, publish, published, holdWrite, runAlarm, open, invalidation: open() };
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
  expect([first !== second, isInvalidated(first!, second!)]).toEqual([true, false]);
  await invalidation.invalidate("c", "products", false, DAY + 2 * SECOND);
  await invalidation.invalidate("d", "anything", false, DAY + 3 * SECOND);
  await invalidation.invalidate("e", "products", false, DAY + 4 * SECOND);
  await invalidation.runAlarm(DAY + 31 * SECOND);
  expect(publish).toHaveBeenCalledTimes(3);
  const [, , third] = publish.mock.calls.map(([version]) => version);
  expect(isInvalidated(second!, third!)).toBe(true);
});

test("without a readable version nothing is invalidated", () => {
  expect(isInvalidated("a b", null)).toBe(false);
  expect(isInvalidated(null, "a b")).toBe(true);
});

test("what a reset cut off while KV was written is published by the alarm, as the same version, and sooner if it is repeated", async () => {
  for (const isRepeated of [false, true]) {
    const { publish, published, holdWrite, runAlarm, open, invalidation } = setUp();
    const { begun } = holdWrite();
    void invalidation.invalidate("a", "anything", true, DAY);
    await begun;
    const afterReset = open();
    if (isRepeated) expect(await afterReset.invalidate("a", "anything", true, DAY + SECOND)).toBe("duplicate");
    expect(await runAlarm(afterReset)).toBe(DAY + (isRepeated ? 2 : 30) * SECOND);
    expect(publish).toHaveBeenCalledTimes(2);
    expect(new Set(published()).size).toBe(1);
    expect(await afterReset.invalidate("a", "anything", true, DAY + 60 * SECOND)).toBe("duplicate");
    await runAlarm(afterReset);
    expect(publish).toHaveBeenCalledTimes(2);
  }
});

test.each([true, false])(
  "wherever a reset cuts a call off, what it stored is in KV within a minute (urgent: %s)",
  async (isUrgent) => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isCutOff = true;
    for (let stepsBefore = 0; isCutOff; stepsBefore++) {
      // Each write to storage is a step, and so are the ways to KV and back. After a reset none succeeds.
      let left = Infinity;
      const takeStep = () => {
        if (left-- <= 0) throw new Error("reset");
      };
      const { storage, publish, runAlarm, open, invalidation } = setUp(takeStep);
      let inKv = "";
      publish.mockImplementation(async (version) => {
        takeStep();
        inKv = version;
        takeStep();
      });
      await invalidation.invalidate("before", "products", true, DAY);
      const before = inKv;
      left = stepsBefore;
      await invalidation.invalidate("a", "anything", isUrgent, DAY + SECOND).catch(() => undefined);
      isCutOff = left < 0;
      left = Infinity;
      const afterReset = open();
      if (!(await storage.get("delivery:a"))) await afterReset.invalidate("a", "anything", isUrgent, DAY + SECOND);
      while (((await storage.getAlarm()) ?? Infinity) <= DAY + 61 * SECOND) await runAlarm(afterReset);
      expect(isInvalidated(before, inKv), `after ${stepsBefore} steps`).toBe(true);
    }
    silence.mockRestore();
  },
);

test.each(["succeeds", "fails"])(
  "what comes while KV is written is published later, whether that write %s or not",
  async (end) => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { published, holdWrite, runAlarm, invalidation } = setUp();
    const write = holdWrite();
    const first = invalidation.invalidate("a", "products", true, DAY);
    await write.begun;
    expect(await invalidation.invalidate("b", "anything", false, DAY + SECOND)).toBe("batched");
    if (end === "succeeds") write.resolve();
    else write.reject(new Error("out of writes"));
    expect(await first).toBe(end === "succeeds" ? "done" : "batched");
    expect(await runAlarm(invalidation)).toBe(DAY + (end === "succeeds" ? 30 : 1) * SECOND);
    const [one, two] = published();
    expect(isInvalidated(one!, two!)).toBe(true);
    silence.mockRestore();
  },
);

test("a write that ends after a newer one is followed by the newer version again", async () => {
  const { published, holdWrite, runAlarm, invalidation } = setUp();
  const write = holdWrite();
  const first = invalidation.invalidate("a", "products", true, DAY);
  await write.begun;
  expect(await invalidation.invalidate("b", "anything", true, DAY + SECOND)).toBe("done");
  await runAlarm(invalidation);
  write.resolve();
  await first;
  expect(await runAlarm(invalidation)).toBe(DAY + 30 * SECOND);
  const [, newer, last] = published();
  expect(last).toBe(newer);
});

test("publications don't run the daily alarm early", async () => {
  const { storage, invalidation } = setUp();
  await invalidation.invalidate("a", "products", true, DAY);
  await invalidation.invalidate("b", "products", true, DAY + 2 * SECOND);
  expect(await storage.getAlarm()).toBe(2 * DAY);
});

import { expect, test } from "vitest";
import { openStorage } from "../../../../tests/doubles/platform/object-storage";
import type { Failure } from "../../../../app/domain/values/result";
import { BackendFault } from "../../../woocommerce/errors";
import { CourierSync } from "./courier-sync";

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** `answer`: how many offices the courier lists; a fault of the request, or null for no list. */
function setUp(stored = 0) {
  const shop = { answer: 100 as number | Failure | null, stored, reads: 0 };
  const couriers = new CourierSync({
    source: {
      readCouriers: () => {
        shop.reads++;
        const { answer } = shop;
        const couriersDocument = { name: "couriers", data: ["econt"] };
        if (answer === null) return Promise.resolve({ documents: [{ name: "couriers", data: [] }], failure: null });
        if (typeof answer === "number") {
          const list = { name: "offices:econt", data: Array.from({ length: answer }, (_, id) => ({ id })) };
          return Promise.resolve({ documents: [couriersDocument, list], failure: null });
        }
        if (answer.kind === "unreachable") return Promise.reject(new BackendFault(answer));
        return Promise.resolve({ documents: [couriersDocument], failure: answer });
      },
    },
    documents: { countItems: () => Promise.resolve(shop.stored) },
    storage: openStorage(),
  });
  const read = async (now: number) => (await couriers.read(now)).map(({ name }) => name);
  return { shop, couriers, read };
}

const WHOLE = ["couriers", "offices:econt"];

test("offices are read once a day, and when WordPress says that they changed", async () => {
  const { shop, couriers, read } = setUp();
  expect(await read(0)).toEqual(WHOLE);
  expect(await read(DAY - 1)).toEqual([]);
  expect(await read(DAY)).toEqual(WHOLE);
  await couriers.request();
  expect(await read(DAY + 1)).toEqual(WHOLE);
  expect(shop.reads).toBe(3);
});

test("a WordPress without couriers is asked with the other documents, until it has any", async () => {
  const { shop, read } = setUp();
  shop.answer = null;
  expect(await read(0)).toEqual(["couriers"]);
  shop.answer = 100;
  expect([await read(1), await read(2)]).toEqual([WHOLE, []]);
});

test.each(["unreachable", "timeout"] as const)(
  "a courier's API that is down (%s) is asked again in an hour",
  async (kind) => {
    const { shop, read } = setUp(100);
    shop.answer = { kind };
    expect(await read(0)).not.toContain("offices:econt");
    expect(await read(HOUR - 1)).toEqual([]);
    shop.answer = 100;
    expect(await read(HOUR)).toEqual(WHOLE);
  },
);

test("a list that lost most of its offices replaces the stored one only if it stays so for two days", async () => {
  const { shop, couriers, read } = setUp(1500);
  shop.answer = 3;
  expect(await read(0)).toEqual(["couriers"]);
  expect(await read(DAY)).toEqual(["couriers"]);
  shop.answer = 1500;
  expect(await read(2 * DAY)).toEqual(WHOLE);
  shop.answer = 3;
  expect(await read(3 * DAY)).toEqual(["couriers"]);
  await couriers.request();
  expect(await read(3 * DAY + 1)).toEqual(["couriers"]);
  expect(await read(5 * DAY + 1)).toEqual(WHOLE);
});

test("a list that changed a little replaces the stored one", async () => {
  const { shop, read } = setUp(150);
  shop.answer = 80;
  expect(await read(0)).toEqual(WHOLE);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeCache } from "../../tests/doubles/platform/cache-api";
import { fail, succeed, type Result } from "../../app/domain/values/result";
import type { LiveStock } from "../../app/domain/product/stock";
import type { EdgeCache } from "../platform/storage";
import { SharedStock } from "./shared-stock";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1e12 }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A data center with isolates, before a backend whose stock falls with each query. */
function setUp() {
  const cache = makeCache();
  const asked: string[] = [];
  const later: Promise<unknown>[] = [];
  const query = async (slug: string): Promise<Result<LiveStock>> => {
    asked.push(slug);
    if (slug === "down") return fail({ kind: "timeout" });
    return succeed({
      databaseId: 7,
      stockStatus: "in-stock",
      stockQuantity: 100 - asked.length,
      variations: [],
    });
  };
  const openIsolate = (to: Pick<EdgeCache, "match" | "put"> = cache) => {
    const shared = new SharedStock();
    return async (slug: string, backend = "https://backend.test") => {
      const stock = await shared.read(
        { cache: to, key: { backend, slug }, waitUntil: (work) => later.push(work) },
        () => query(slug),
      );
      return stock.ok ? stock.value.stockQuantity : stock.failure.kind;
    };
  };
  return { asked, openIsolate, settle: () => Promise.all(later) };
}

test("concurrent and later requests of an isolate share one answer for five seconds, each product its own", async () => {
  const { asked, openIsolate } = setUp();
  const read = openIsolate();
  expect(await Promise.all([read("whey"), read("whey"), read("bar"), read("whey")])).toEqual([99, 99, 98, 99]);
  pass(4999);
  expect(await read("whey")).toBe(99);
  pass(1);
  expect(await Promise.all([read("whey"), read("whey")])).toEqual([97, 97]);
  expect(asked).toEqual(["whey", "bar", "whey"]);
});

test("the isolates of a data center share it, too, and none gives out an answer older than five seconds", async () => {
  const { asked, openIsolate, settle } = setUp();
  const [first, second] = [openIsolate(), openIsolate()];
  expect(await first("whey")).toBe(99);
  await settle();
  pass(4000);
  expect(await second("whey")).toBe(99);
  pass(1000);
  expect(await second("whey")).toBe(98);
  expect(asked).toHaveLength(2);
});

test("a failure is shared as well, so that a backend that is down isn't asked by every shopper", async () => {
  const { asked, openIsolate } = setUp();
  const read = openIsolate();
  expect([await read("down"), await read("down")]).toEqual(["timeout", "timeout"]);
  pass(5000);
  await read("down");
  expect(asked).toHaveLength(2);
});

test("another backend's answers are its own, and a broken cache is none", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { asked, openIsolate, settle } = setUp();
  const read = openIsolate();
  await read("whey");
  await read("whey", "https://other.test");
  const broken = openIsolate({
    match: () => Promise.reject(new Error("no")),
    put: () => Promise.reject(new Error("no")),
  });
  expect(await broken("whey")).toBe(97);
  await settle();
  expect(asked).toHaveLength(3);
});

import { afterEach, expect, test, vi } from "vitest";
import { makeCache } from "../../tests/doubles/platform/cache-api";
import { openPageCache, type CachedPage } from "./page-cache";

afterEach(() => void vi.restoreAllMocks());

const PAGE: CachedPage = {
  at: 5,
  freshSeconds: 300,
  maxAgeSeconds: 86_400,
  version: "1",
  status: 200,
  headers: [["content-type", "text/html; charset=utf-8"]],
  noncePositions: [3, 9],
  body: new TextEncoder().encode("<p>Здравей</p>") as Uint8Array<ArrayBuffer>,
};

test("a page is read as it was stored, separately for each build", async () => {
  const cache = makeCache();
  const pages = openPageCache(cache, "build-1");
  expect(await pages.read("/magazin")).toBeNull();
  await pages.write("/magazin", PAGE);
  expect(await pages.read("/magazin")).toEqual(PAGE);
  expect(await pages.read("/magazin?orderby=price")).toBeNull();
  expect(await openPageCache(cache, "build-2").read("/magazin")).toBeNull();
  expect([...cache.entries.values()][0]!.headers.get("cache-control")).toBe("max-age=86400");
});

test("one request at a time may regenerate a page, until it is done", async () => {
  const pages = openPageCache(makeCache(), "b");
  expect(await pages.claim("/a")).toBe(true);
  expect(await pages.claim("/a")).toBe(false);
  expect(await pages.claim("/b")).toBe(true);
  await pages.release("/a");
  expect(await pages.claim("/a")).toBe(true);
});

test("a failing cache stores nothing and never fails a page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error("down"));
  const pages = openPageCache({ match: fail, put: fail, delete: fail }, "b");
  await pages.write("/a", PAGE);
  await pages.release("/a");
  expect([await pages.read("/a"), await pages.claim("/a")]).toEqual([null, true]);
});

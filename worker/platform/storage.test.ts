import { expect, test } from "vitest";
import { stubCache } from "../../tests/doubles/platform/cache-api";
import { environmentForRequest, readEnvironment } from "./environment";
import { openEdgeCache } from "./storage";

test.each([
  ["its configured one", { baseUrl: "https://shop.test" }, "https://shop.test"],
  ["else the request's", {}, "https://preview.test"],
])("entries of the edge cache are below the shop's own origin: %s", async (_, SITE, origin) => {
  const entries = stubCache();
  const environment = readEnvironment({ SITE });
  const cache = openEdgeCache(environmentForRequest(environment, "https://preview.test/cart"));
  await cache.put("a/b?c=1", new Response("kept"));
  expect([...entries.keys()]).toEqual([`${origin}/edge-cache/a/b?c=1`]);
  expect(await (await cache.match("a/b?c=1"))?.text()).toBe("kept");
  await cache.delete("a/b?c=1");
  expect(entries.size).toBe(0);
});

test("where no request supplies an origin, the edge cache has the configured one", async () => {
  const entries = stubCache();
  await openEdgeCache(readEnvironment({ SITE: { baseUrl: "https://shop.test" } })).put("a", new Response(""));
  expect([...entries.keys()]).toEqual(["https://shop.test/edge-cache/a"]);
});

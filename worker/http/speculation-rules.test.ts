import { expect, test } from "vitest";
import { ROUTE_POLICIES } from "../../app/config/route-policies";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { serveSpeculationRules } from "./speculation-rules";

interface Rules {
  prefetch: { where: { and: { href_matches?: string; not?: { href_matches: string } }[] } }[];
  prerender?: unknown;
}

async function readRules(): Promise<Rules> {
  const app = makeShopApp();
  app.get("/rules", serveSpeculationRules);
  const answer = await app.request("/rules");
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
  return answer.json();
}

test("a browser prefetches public pages alone: no personal page, no endpoint, whatever follows their path", async () => {
  const { prefetch } = await readRules();
  const conditions = prefetch[0]!.where.and;
  const matches = (pattern: string, path: string) =>
    new URLPattern(pattern, "https://shop.test").test(`https://shop.test${path}`);
  const isPrefetched = (path: string) =>
    conditions.every(({ href_matches, not }) =>
      not ? !matches(not.href_matches, path) : !href_matches || matches(href_matches, path),
    );
  for (const path of [
    "/",
    "/magazin?filter=sale[true]",
    "/produkt/whey",
    "/blog/post",
    "/obshti-usloviya",
    "/cartoons",
  ])
    expect(isPrefetched(path), path).toBe(true);
  for (const { path, audience } of ROUTE_POLICIES)
    for (const address of [path, `${path}/more`, `${path}?a=1`])
      expect(isPrefetched(address), address).toBe(audience === "public" && !path.startsWith("/api"));
});

test("nothing is prerendered: a page that nobody opens runs no script", async () => {
  expect((await readRules()).prerender).toBeUndefined();
});

import { expect, test } from "vitest";
import { makeShopApp } from "../tests/doubles/shop-app";
import { normaliseUrl } from "./normalise-url";

function ask(url: string, SITE = {}): Promise<Response> {
  const app = makeShopApp({ SITE });
  app.use(normaliseUrl);
  app.all("*", (c) => c.text("page"));
  return Promise.resolve(app.request(url));
}

test("doubled and trailing slashes lead to the one address of a page", async () => {
  const answer = await ask("http://shop.test//magazin//page/2/?filter=search[x]");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/magazin/page/2?filter=search[x]");
  expect((await ask("http://shop.test/")).status).toBe(200);
});

test("a redirect never leaves the shop, whatever the path holds (quality.md 13)", async () => {
  for (const path of ["//evil.test/", "///evil.test//x/", "/%2Fevil.test/", "/\\evil.test/"]) {
    const answer = await ask(`http://shop.test${path}`);
    const target = new URL(answer.headers.get("location") ?? "/", "http://shop.test");
    expect(target.origin).toBe("http://shop.test");
  }
});

test("a path that can't be read is a Bulgarian 400, a boundless one a 414 (issue: bad input)", async () => {
  for (const path of ["/%E0%A4%A", "/%", "/a%00b", "/produkt/%5C"]) {
    const answer = await ask(`http://shop.test${path}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('lang="bg"');
  }
  expect((await ask(`http://shop.test/?q=${"x".repeat(5000)}`)).status).toBe(414);
});

test("whatever was pasted into the search field gets an empty answer of suggestions, not a page", async () => {
  const answer = await ask(`http://shop.test/api/suggest?q=${"x".repeat(5000)}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ products: [], categories: [], found: 0 });
});

test("a shop on https refuses http (design §3)", async () => {
  const SITE = { baseUrl: "https://shop.test" };
  const answer = await ask("http://shop.test/cart", SITE);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("https://shop.test/cart");
  expect((await ask("https://shop.test/cart", SITE)).status).toBe(200);
});

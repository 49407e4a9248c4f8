import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes";
import { OWN_PATHS } from "../../tests/fixtures/route-paths";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { normaliseUrl } from "./redirects";

function ask(url: string, SITE = {}, init: RequestInit = {}): Promise<Response> {
  const app = makeShopApp({ SITE });
  app.use(normaliseUrl);
  app.all("*", (c) => c.text("page"));
  return Promise.resolve(app.request(url, init));
}

test("doubled and trailing slashes lead to the one address of a page", async () => {
  const answer = await ask("http://shop.test//magazin//page/2/?filter=search[x]");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/magazin/page/2?filter=search[x]");
  expect((await ask("http://shop.test/")).status).toBe(200);
});

test("a redirect never leaves the shop, whatever the path holds", async () => {
  for (const path of ["//evil.test/", "///evil.test//x/", "/%2Fevil.test/", "/\\evil.test/"]) {
    const answer = await ask(`http://shop.test${path}`);
    const target = new URL(answer.headers.get("location") ?? "/", "http://shop.test");
    expect(target.origin).toBe("http://shop.test");
  }
});

test("a path that can't be read is a Bulgarian 400, a boundless one a 414", async () => {
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
  expect(await answer.json()).toEqual({ products: [], categories: [], brands: [], found: 0, correction: null });
});

test("a shop on https refuses http", async () => {
  const SITE = { baseUrl: "https://shop.test" };
  const answer = await ask("http://shop.test/cart", SITE);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("https://shop.test/cart");
  expect((await ask("https://shop.test/cart", SITE)).status).toBe(200);
});

test.each([
  ["/Cart", "/cart"],
  ["/CART.data?_routes=root", "/cart.data?_routes=root"],
  ["/My-Account/orders/7", "/my-account/orders/7"],
  ["/Kupon/FIT10", "/kupon/FIT10"],
  ["/%63art", "/cart"],
  ["/%43art/", "/cart"],
  ["/%6D%79-account%2Edata", "/my-account.data"],
  ["/MAGAZIN?filter=sale[true]", "/magazin?filter=sale[true]"],
  ["/Produkt/WHEY-%41%7e%D1%8A", "/produkt/WHEY-A~%D1%8A"],
])("the router takes %s for %s, so it is led there", async (path, home) => {
  const answer = await ask(`http://shop.test${path}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, home]);
  // A form's fields go along.
  const posted = await ask(`http://shop.test${path}`, {}, { method: "POST" });
  expect([posted.status, posted.headers.get("location")]).toEqual([308, home]);
});

test("what is the shop's own, and what may be anybody's name, stays as it is written", async () => {
  const slugs = [
    "/produkt/Whey-100",
    "/kupon/FIT10",
    "/magazin/%D0%96",
    "/produkt/%d0%b6",
    "/Za-Nas",
    "/produkt/a%2Fb",
  ];
  for (const path of ["/", "/cart", "/cart.data", "/_root.data", "/Cartoon", "/a%20b", "/100%25", ...slugs])
    expect((await ask(`http://shop.test${path}`)).status, path).toBe(200);
});

test("every first step of the shop's addresses has one spelling; a new route is among them", async () => {
  const pages = (routes as RouteConfigEntry[]).map(({ path }) => `/${path ?? ""}`);
  const steps = new Set([...pages, ...OWN_PATHS].map((path) => path.split("/")[1]!).filter((step) => /^\w/.test(step)));
  expect(steps.size).toBeGreaterThan(20);
  for (const step of steps) {
    const answer = await ask(`http://shop.test/${step.toUpperCase()}/a`);
    expect([step, answer.headers.get("location")]).toEqual([step, `/${step}/a`]);
  }
});

import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes";
import { OWN_PATHS } from "../../tests/fixtures/route-paths";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { normalizeUrl } from "./redirects";

function ask(url: string, SITE = {}, init: RequestInit = {}): Promise<Response> {
  const app = makeShopApp({ SITE });
  app.use(normalizeUrl);
  app.all("*", (c) => c.text("page"));
  return Promise.resolve(app.request(url, init));
}

test("doubled and trailing slashes redirect to the canonical URL", async () => {
  const response = await ask("http://shop.test//magazin//page/2/?filter=search[x]");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/magazin/page/2?filter=search[x]");
  expect((await ask("http://shop.test/")).status).toBe(200);
});

test("a redirect never leaves the shop, whatever the path holds", async () => {
  for (const path of ["//evil.test/", "///evil.test//x/", "/%2Fevil.test/", "/\\evil.test/"]) {
    const response = await ask(`http://shop.test${path}`);
    const target = new URL(response.headers.get("location") ?? "/", "http://shop.test");
    expect(target.origin).toBe("http://shop.test");
  }
});

test("an undecodable path is a Bulgarian 400, an overlong URL a 414", async () => {
  for (const path of ["/cart/%E0%A4%A", "/api/products/%", "/my-account/a%00b", "/checkout/%5C"]) {
    const response = await ask(`http://shop.test${path}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('lang="bg"');
  }
  expect((await ask(`http://shop.test/?q=${"x".repeat(5000)}`)).status).toBe(414);
});

test("an overlong search term gets empty suggestions, not an error page", async () => {
  const response = await ask(`http://shop.test/api/suggest?q=${"x".repeat(5000)}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    articles: [],
    products: [],
    categories: [],
    brands: [],
    found: 0,
    correction: null,
  });
});

test("a shop on https redirects http", async () => {
  const SITE = { baseUrl: "https://shop.test" };
  const response = await ask("http://shop.test/cart", SITE);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("https://shop.test/cart");
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
  ["/Produkt/WHEY%2D%7e%D1%8A", "/produkt/WHEY-~%D1%8A"],
])("the router matches %s as %s, so it is redirected there", async (path, home) => {
  const response = await ask(`http://shop.test${path}`);
  expect([response.status, response.headers.get("location")]).toEqual([301, home]);
  // 308 keeps a form's fields.
  const posted = await ask(`http://shop.test${path}`, {}, { method: "POST" });
  expect([posted.status, posted.headers.get("location")]).toEqual([308, home]);
});

test.each([
  ["/produkt/%100-%d1%87", "/produkt/%25100-%d1%87"],
  ["/produkt/%50-promo.data", "/produkt/%2550-promo.data"],
  ["/produkt-kategoriya/a/%E0%A4%A", "/produkt-kategoriya/a/%25E0%25A4%25A"],
  ["/product/100%/", "/product/100%25"],
  ["/blog/%5C%00", "/blog/%255C%2500"],
  ["/%41-za-teb", "/%2541-za-teb"],
])("a percent sign in a slug, %s, is text as in WordPress, and is spelled %s", async (path, ours) => {
  const response = await ask(`http://shop.test${path}`);
  expect([response.status, response.headers.get("location")]).toEqual([301, ours]);
  expect((await ask(`http://shop.test${ours}`)).status).toBe(200);
});

test("canonical paths, and segments that may be slugs, are left as they are", async () => {
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

test("the first segment of every route has one spelling, also for new routes", async () => {
  const pages = (routes as RouteConfigEntry[]).map(({ path }) => `/${path ?? ""}`);
  const segments = new Set(
    [...pages, ...OWN_PATHS].map((path) => path.split("/")[1]!).filter((segment) => /^\w/.test(segment)),
  );
  expect(segments.size).toBeGreaterThan(20);
  for (const segment of segments) {
    const response = await ask(`http://shop.test/${segment.toUpperCase()}/a`);
    expect([segment, response.headers.get("location")]).toEqual([segment, `/${segment}/a`]);
  }
});

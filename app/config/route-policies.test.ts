import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { PAGES } from "../../tests/fixtures/route-paths";
import routes from "../routes";
import { findRoutePolicy, isMissingFile, isPersonalPath, ROUTE_POLICIES } from "./route-policies";

test.each([
  "/cart",
  "/cart.data",
  "/checkout",
  "/checkout/order-received/1",
  "/my-account",
  "/my-account/orders/1.data",
  "/api/reviews",
  "/api/stock/whey",
  "/otkaz-ot-dogovor/polucheno.txt",
])("%s is personal", (path) => {
  expect(isPersonalPath(path)).toBe(true);
});

test.each([
  "/",
  "/_.data",
  "/magazin",
  "/produkt/cart",
  "/cartoon",
  "/checkouts",
  "/wishlist",
  "/api/products",
  "/za-nas",
])("%s is public", (path) => {
  expect(isPersonalPath(path)).toBe(false);
});

test("the longest path that covers a URL decides", () => {
  expect(findRoutePolicy("/api/stock/whey.data").isCounted).toBe(true);
  expect(findRoutePolicy("/checkout").takesPayments).toBe(true);
  expect(findRoutePolicy("/checkout/payment").takesPayments).toBeUndefined();
  expect(findRoutePolicy("/produkt-kategoriya/proteini").query).toBe("listing");
  expect(findRoutePolicy("/produkti").path).toBe("/");
});

test("every route but home and the pages of WordPress has a policy", () => {
  const entries = routes as RouteConfigEntry[];
  const without = entries.filter(({ path = "" }) => findRoutePolicy(`/${path}`).path === "/");
  expect(without.map(({ path, index }) => (index ? "/" : path))).toEqual(["/", ":slug/*"]);
});

test("every policy that is not the Worker's own has a route", () => {
  const objects = (routes as RouteConfigEntry[])
    .filter(({ path }) => path && path !== ":slug/*")
    .map(({ path }): RouteObject => ({ path: path! }));
  const pages = ROUTE_POLICIES.filter(({ audience }) => audience !== "endpoint").map(({ path }) => path);
  const isServed = (path: string) =>
    ["", "/x", "/login/x", "/produkt/1"].some((below) => matchRoutes(objects, path + below));
  expect(pages.filter((path) => !isServed(path))).toEqual(["/api"]);
});

test.each(["/x.php", "/.env", "/.git/config", "/wp-content/a.jpg", "/produkt/a.html", "/sitemaps.xml", "/a.php.data"])(
  "%s is a file that the shop lacks",
  (path) => expect(isMissingFile(path)).toBe(true),
);

test.each([
  "/",
  "/_.data",
  "/_root.data",
  "/produkt/whey.data",
  "/sravnenie/_.data",
  "/sitemap.xml",
  "/blog/feed.xml.data",
  "/kupon/LYATO2.5",
  "/a.b/c",
])("%s may be the shop's own", (path) => {
  expect(isMissingFile(path)).toBe(false);
});

test("no route of the router is taken for a missing file", () => {
  expect(PAGES.filter(isMissingFile)).toEqual([]);
});

import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { withoutNonces } from "../../built-shop/cached-pages";
import { findProduct } from "../../fixtures/demo-products";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const PERSONAL =
  "/sravnenie /saglasie /kupon/FIT10 /izvestie /izvestie?key=00000000-0000-0000-0000-000000000000 /cart /checkout /checkout/order-received/1?key=x /cart.data /my-account /my-account.data /my-account?action=register /my-account/lost-password /my-account/lost-password?key=k&login=l /oauth/login/google /oauth/login/google?code=c&state=s".split(
    " ",
  );
const IVAN = { intent: "sign-in", username: "ivan", password: "sila-demo-2026" };

let shop: BuiltShop;
let visitor: Visitor;

// Without the page cache, or a fault wouldn't reach the pages; page-cache.built.test.ts tests caching.
shareBuiltShop((built) => void ({ shop, visitor } = built), "none");

const PAGES = [
  "/",
  "/magazin",
  "/magazin/page/2",
  `/produkt/${SIMPLE.slug}`,
  "/produkt-kategoriya",
  "/blog",
  "/blog/kak-da-izberem-protein",
  "/za-nas",
  "/sravnenie",
  "/kupon/FIT10",
  "/cart",
  "/checkout",
  "/my-account",
  "/my-account?action=register",
  "/my-account/lost-password",
];

test("no part of a page is streamed hidden at its end for a script to move", async () => {
  for (const path of PAGES) {
    const html = await (await visitor.open(path)).text();
    expect(html.match(/<div hidden="" id="S:|<template id="B:/g), path).toBeNull();
  }
});

test("public pages set no cookie and show no shopper; personal ones are never cached", async () => {
  await visitor.add(SIMPLE.id);
  const customer = shop.visit();
  await customer.submit("/my-account", IVAN);
  for (const path of [
    ...PAGES.filter((one) => !/cart|checkout|account/.test(one)),
    "/blog/feed.xml",
    "/no-such-page",
  ]) {
    const alone = withoutNonces(await (await shop.visit().open(path)).text());
    for (const who of [visitor, customer]) {
      const answer = await who.open(path);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
      expect(withoutNonces(await answer.text()), path).toBe(alone);
    }
  }
  for (const path of PERSONAL)
    for (const who of [shop.visit(), visitor, customer])
      expect((await who.open(path)).headers.get("cache-control"), path).toBe("private, no-store");
});

test("a form of the cart that says nothing sensible is refused in Bulgarian, and a page beyond the last is unknown", async () => {
  for (const form of [
    {},
    { intent: "x" },
    { intent: "update", key: "nope", quantity: "-1" },
    { intent: "add", productId: "NaN" },
  ]) {
    const answer = await visitor.submit("/cart", form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('lang="bg"');
  }
  expect((await visitor.open("/magazin/page/40")).status).toBe(404);
});

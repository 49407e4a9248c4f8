import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileUrl } from "../../tests/fixtures/hostile-urls";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { findMovedUrl, redirectOldUrls } from "./redirects";

function moved(path: string): string | null {
  return findMovedUrl(new URL(path, "https://shop.test"));
}

test.each([
  ["/shop", "/magazin"],
  ["/shop/page/3?orderby=rating", "/magazin/page/3?orderby=rating"],
  ["/shop?orderby=price-desc&utm_source=x", "/magazin?orderby=price&utm_source=x&order=desc"],
  ["/product/kreatin-monohidrat", "/produkt/kreatin-monohidrat"],
  ["/product/%D0%BA%D1%80%D0%B5%D0%BC", "/produkt/%D0%BA%D1%80%D0%B5%D0%BC"],
  ["/product-category/hrani/barove/page/2", "/produkt-kategoriya/hrani/barove/page/2"],
  ["/product-tag/vegan", "/produkt-etiket/vegan"],
  ["/brand/vitaplus", "/marka-produkt/vitaplus"],
  ["/2026/11/21/kak-da-izberem?utm_source=x", "/blog/kak-da-izberem?utm_source=x"],
  ["/category/novini", "/blog/kategoriya/novini"],
  ["/category/novini/dieti/page/2", "/blog/kategoriya/dieti/page/2"],
  ["/tag/klek", "/blog"],
  ["/feed", "/blog/feed.xml"],
])("%s has moved to %s", (old, now) => {
  expect(moved(old)).toBe(now);
});

test("WordPress's search redirects to the shop's, with the term encoded as the search form would", () => {
  for (const old of ["/?s=whey+isolate&post_type=product", "/page/2?s=whey+isolate"])
    expect(decodeURIComponent(moved(old)!)).toMatch(/^\/magazin\?filter=search\[whey.isolate\]$/);
});

test("the shop's own URLs, and any that WooCommerce never had, are not redirected", () => {
  for (const own of [
    "/",
    "/?s=",
    "/shopping",
    "/shop/x",
    "/product",
    "/product/a/b",
    "/magazin",
    "/produkt/x",
    "/products/x",
    "/blog/feed.xml",
    "/blog/kategoriya/novini/page/2",
    "/blog/page/2",
    "/category",
    "/2026/x/y",
    "/za-nas/ekip",
  ])
    expect(moved(own)).toBeNull();
});

test("a redirect never leaves the shop and never leads to another redirect", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        "/shop",
        "/product/",
        "/product-category/",
        "/brand/",
        "/?s=",
        "/category/",
        "/tag/x",
        "/2026/11/21/",
      ),
      fc.webPath(),
      (start, rest) => {
        const url = URL.parse(start + rest, "https://shop.test");
        const moved = url && findMovedUrl(url);
        if (!moved) return;
        const target = new URL(moved, "https://shop.test");
        expect([target.origin, findMovedUrl(target)]).toEqual(["https://shop.test", null]);
      },
    ),
  );
});

test("a path made of slashes, dots and host names stays in the shop", () => {
  const starts = ["/category/", "/2026/11/21/", "/2026/11/", "/blog/category/", "/feed", "/tag/"];
  fc.assert(
    fc.property(fc.constantFrom(...starts), hostileUrl, (start, rest) => {
      const url = URL.parse(start + rest, "https://shop.test");
      const moved = url?.origin === "https://shop.test" ? findMovedUrl(url) : null;
      if (moved !== null) expect(new URL(moved, "https://shop.test").origin).toBe("https://shop.test");
    }),
  );
});

test("only GET and HEAD are redirected, never a submitted form", async () => {
  const app = makeShopApp();
  app.use(redirectOldUrls);
  app.all("*", (c) => c.text("page"));
  expect((await app.request("/shop")).headers.get("location")).toBe("/magazin");
  expect((await app.request("/shop", { method: "POST" })).status).toBe(200);
});

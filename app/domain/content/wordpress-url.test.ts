import fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as english from "../../config/paths/en";
import { shopHref, shopPath } from "./wordpress-url";

const WORDPRESS = "https://wp.test";

test.each([
  ["/", "/"],
  ["/za-nas/", "/za-nas"],
  ["/shop/", "/magazin"],
  ["/product/whey/", "/produkt/whey"],
  ["/produkt/whey/", "/produkt/whey"],
  ["/product-category/proteini/kazein/", "/produkt-kategoriya/proteini/kazein"],
  ["/product-tag/vegan/", "/produkt-etiket/vegan"],
  ["/brand/balkan/", "/marka-produkt/balkan"],
  ["/za-nas/ekip/", "/za-nas/ekip"],
  ["/category/hranene/dieti/", "/blog/kategoriya/dieti"],
  ["/category/hranene/dieti/page/2/", "/blog/kategoriya/dieti/page/2"],
  ["/blog/category/novini/", "/blog/kategoriya/novini"],
  ["/2026/11/21/kak-da-izberem/", "/blog/kak-da-izberem"],
  ["/2026/11/kak-da-izberem/", "/blog/kak-da-izberem"],
  ["/blog/2026/11/21/kak-da-izberem/", "/blog/kak-da-izberem"],
  ["/2026/11/21/", "/blog"],
  ["/2026/11/page/2/", "/blog"],
  ["/tag/klek/", "/blog"],
  ["/author/ivan/page/3/", "/blog"],
  ["/feed/", "/blog/feed.xml"],
  ["/feed/atom/", "/blog/feed.xml"],
  ["/category/hranene/feed/", "/blog/feed.xml"],
  ["/2026/11/21/feed/", "/blog/feed.xml"],
  ["/my-account/view-order/1201/", "/my-account/orders/1201"],
  ["/my-account/edit-account/", "/my-account/details"],
  ["/my-account/edit-address/billing/", "/my-account/addresses"],
  ["/my-account/customer-logout/", "/my-account"],
  ["/my-account/orders/", "/my-account/orders"],
  ["/constructor/x/", "/constructor/x"],
])("%s of WordPress is %s in the shop", (path, ours) => {
  expect(shopPath(path)).toBe(ours);
});

test.each([
  ["https://wp.test/product/whey/?a=1#reviews", "/produkt/whey?a=1#reviews"],
  ["/product/whey/", "/produkt/whey"],
  ["https://other.test/product/whey/", "https://other.test/product/whey/"],
  ["https://wp.test/wp-content/uploads/plan.pdf", "https://wp.test/wp-content/uploads/plan.pdf"],
  ["/wp-content/uploads/plan.pdf?v=2", "https://wp.test/wp-content/uploads/plan.pdf?v=2"],
  ["mailto:a@b.test", "mailto:a@b.test"],
  ["tel:024927310", "tel:024927310"],
  ["#top", "#top"],
  ["https://wp.test//evil.test/x/", "/evil.test/x"],
  ["/.//evil.test", "/evil.test"],
])("the link %s becomes %s", (href, ours) => {
  expect(shopHref(href, WORDPRESS)).toBe(ours);
});

test.each(["javascript:alert(1)", "//evil.test", "/\\evil.test", "data:text/html,x", " JaVaScript:x", "relative"])(
  "%s is not a safe link",
  (href) => expect(shopHref(href, WORDPRESS)).toBeNull(),
);

test("any link stays in the shop or leads to the web, never to a script", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("", "https://wp.test/", "/", "javascript:"), (text, start) => {
      const href = shopHref(start + text, WORDPRESS);
      if (href !== null) expect(href).toMatch(/^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/i);
    }),
  );
});

test("in a further language, its translations' paths become the shop's below the prefix, and so do links to the main language", async () => {
  const below = Object.entries(english).map(([name, path]) => [name, name === "home" ? "/en" : `/en${path}`]);
  vi.resetModules();
  vi.doMock("#paths", () => Object.fromEntries(below) as typeof english);
  const { shopPath: englishPath } = await import("./wordpress-url");
  vi.doUnmock("#paths");
  vi.resetModules();
  for (const [path, ours] of [
    ["/en/", "/en"],
    ["/en/product/whey/", "/en/product/whey"],
    ["/en/produkt/whey/", "/en/product/whey"],
    ["/en/magazin/", "/en/shop"],
    ["/en/produkt-kategoriya/protein/", "/en/product-category/protein"],
    ["/en/category/news/", "/en/blog/category/news"],
    ["/en/about-us/", "/en/about-us"],
    ["/produkt/protein/", "/en/product/protein"],
    ["/za-nas/", "/en/za-nas"],
    ["/", "/en"],
    ["/de/ueber-uns/", "/de/ueber-uns"],
  ] as const)
    expect(englishPath(path)).toBe(ours);
});

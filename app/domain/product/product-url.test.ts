import fc from "fast-check";
import { expect, test } from "vitest";
import { productPath } from "./product-url";
import { countRuns } from "../../../tests/fixtures/trials";

const SITE = "https://shop.test";

test("a slug gives its product's path, percent-encoded Cyrillic too", () => {
  expect(productPath("whey-500-g")).toBe("/produkt/whey-500-g");
  expect(productPath("%d0%bf")).toBe("/produkt/%D0%BF");
  expect(productPath("п")).toBe("/produkt/%D0%BF");
});

test("any untrusted slug stays one level below /produkt on our origin", () => {
  const slug = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl(),
    fc.constantFrom("..", "%2e%2e", "/evil.com", "//evil.com", "\\evil", "%2f%2fevil.com", "a?b#c", "\ud800", "", "."),
  );
  fc.assert(
    fc.property(slug, (text) => {
      const url = new URL(productPath(text), SITE);
      const isOne = /^\/produkt\/[^/]+$/.test(url.pathname) || url.pathname === "/magazin";
      return url.origin === SITE && isOne && url.search === "" && url.hash === "";
    }),
    { numRuns: countRuns(5000) },
  );
});

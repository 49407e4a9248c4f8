import fc from "fast-check";
import { href, matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { sanitizeTitle } from "../../../tests/doubles/backend/sanitize-title";
import { canonicalSegment, decodeSlug, readSegment } from "./slug";
import { countRuns } from "../../../tests/fixtures/trials";

const escape = fc
  .tuple(fc.constantFrom("%", "%e2%80", "%d0", "%D0%B1", "%10", "%25", "%2", "%5C", "%2f", "%2E%2e"), fc.nat(255))
  .map(([start, byte]) => `${start}${byte.toString(16)}`);
const name = fc
  .array(
    fc.oneof(fc.string({ unit: "binary", maxLength: 6 }), fc.constantFrom("чист ", "№ 10 ", "%", "100", "×"), escape),
  )
  .map((parts) => parts.join(""));
const longName = fc
  .tuple(fc.constantFrom("а", "a", "%d0%b0"), fc.nat(210), name)
  .map(([a, n, end]) => a.repeat(n) + end);
/** Slugs as WordPress makes them of any name. */
const slug = fc.oneof(name, longName).map(sanitizeTitle).filter(Boolean);
/** One that was cut in the middle of an escape, which WordPress itself doesn't open. */
const isCut = (text: string) => /%(?![\da-f]{2})/.test(text);

test.each([
  ["%100 чист", "%100-%d1%87%d0%b8%d1%81%d1%82"],
  ["50% по-малко", "50-%d0%bf%d0%be-%d0%bc%d0%b0%d0%bb%d0%ba%d0%be"],
  ["100%25 памук", "100%25-%d0%bf%d0%b0%d0%bc%d1%83%d0%ba"],
  ["А%Б 5%", "%d0%b0%d0%b1-5"],
  ["%e0%a4%a счупен", "%e0%a4a-%d1%81%d1%87%d1%83%d0%bf%d0%b5%d0%bd"],
])("WordPress makes of the name %s the slug %s", (title, made) => expect(sanitizeTitle(title)).toBe(made));

test.each([
  ["%d0%bf", "п"],
  ["п", "п"],
  ["whey", "whey"],
  ["%100-%d1%87", "%100-ч"],
  ["\u{10}0-ч", "%100-ч"],
  ["50%", "50%"],
  ["50%25-г", "50%-г"],
  ["a b/c", "a%20b%2fc"],
  ["%E0%A4a", "%e0%a4a"],
  ["%2e%2e", "%2e%2e"],
])("the slug %j is stored as %s", (given, stored) => expect(decodeSlug(given)).toBe(stored));

test("no two slugs of WordPress are stored in the same form", () => {
  const encode = (stored: string) =>
    stored
      .replace(/[\u0080-\uffff]+/g, (text) => encodeURIComponent(text).toLowerCase())
      .replace(/%(?![\da-f]{2})/g, "%25");
  fc.assert(
    fc.property(slug, (raw) => {
      fc.pre(!isCut(raw));
      expect(encode(decodeSlug(raw))).toBe(raw);
    }),
    { numRuns: countRuns(1000) },
  );
});

test("the shop's link to a slug opens it: browser and router give it back unchanged", () => {
  fc.assert(
    fc.property(slug, (raw) => {
      const { pathname } = new URL(href("/produkt/:slug", { slug: decodeSlug(raw) }), "https://shop.test");
      expect(pathname.split("/").map(canonicalSegment).join("/")).toBe(pathname);
      expect(decodeSlug(matchRoutes([{ path: "/produkt/:slug" }], pathname)![0]!.params.slug!)).toBe(decodeSlug(raw));
    }),
    { numRuns: countRuns(1000) },
  );
});

test("WordPress's own link to a slug leads to the shop's spelling", () => {
  // "%2d" is "-" in any URL, and the shop's own links have "%25".
  const isAmbiguous = (raw: string) => /%(25[\da-f]{2}|2[de]|5f|7e)/.test(raw);
  fc.assert(
    fc.property(slug, (raw) => {
      fc.pre(!isAmbiguous(raw));
      const { pathname } = new URL(`/product/${raw}`, "https://wp.test");
      expect(readSegment(pathname.split("/")[2]!)).toBe(decodeSlug(raw));
    }),
    { numRuns: countRuns(1000) },
  );
});

test("any text becomes one segment that can be decoded and that href() encodes wholly, and a slug that stays the same", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), name, fc.webPath()), (text) => {
      const stored = decodeSlug(text);
      expect(decodeSlug(stored)).toBe(stored);
      expect(href("/produkt/:slug", { slug: stored })).toBe(`/produkt/${encodeURIComponent(stored)}`);
      expect(canonicalSegment(canonicalSegment(text))).toBe(canonicalSegment(text));
      expect(() => readSegment(text)).not.toThrow();
    }),
    { numRuns: countRuns(1000) },
  );
});

import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parsePictureSize } from "../app/shop/picture-url";
import { SCREEN_WIDTHS } from "../app/config/images";
import { ImageRequests } from "../tests/doubles/image-requests";
import { readSource } from "./image-source";

const HOSTS = ["demo.shop.test", "cdn.shop.test:8443"];
const ALLOWED = new Set(HOSTS.map((host) => `https://${host}`));
let images: ImageRequests;

beforeEach(() => {
  images = new ImageRequests();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Everything that URL parsers have been led astray by, in any order and number, around the names on the list.
const SIGNS = "https:// http:// HTTPS: // \\\\ / \\ @ : # ? . %2e %2f %40 %00 [ ] :443 :80 user:pw@ .. 0x7f.1".split(
  " ",
);
const SPACES_AND_LOOKALIKES = ["\t", "\n", "\u0000", "\u3002", "\uff0f", "\u2024", "\u00ad"];
const NAMES = "demo.shop.test DEMO.shop.test cdn.shop.test:8443 evil.test 169.254.169.254 [::1] localhost".split(" ");
const STARTS_AND_ENDS = "javascript: data:image/png;base64, file:// blob: ftp:// /wp-content/a.png ?ver=1 &v=2".split(
  " ",
);
const piece = fc.oneof(
  fc.constantFrom(...SIGNS, ...SPACES_AND_LOOKALIKES, ...NAMES, ...STARTS_AND_ENDS),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const starting = (start: string) => fc.array(piece, { maxLength: 8 }).map((pieces) => start + pieces.join(""));
const hostile = fc.oneof(
  { weight: 6, arbitrary: starting("") },
  { weight: 2, arbitrary: starting("https://demo.shop.test") },
  { weight: 2, arbitrary: starting("https://demo.shop.test/") },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
);

test("of 20 000 hostile addresses each is refused or lies on the list, and stays as it is read again (quality.md 23)", () => {
  let taken = 0;
  fc.assert(
    fc.property(hostile, (src) => {
      const source = readSource(src, HOSTS);
      if (!source) return;
      taken++;
      expect([...ALLOWED, ...HOSTS.map((host) => `http://${host}`)]).toContain(source.origin);
      expect([source.username, source.password, source.hash]).toEqual(["", "", ""]);
      expect(source.search).toMatch(/^(\?ver=[\w.-]{1,20})?$/);
      expect(readSource(source.href, HOSTS)?.href).toBe(source.href);
    }),
    { numRuns: 20_000 },
  );
  // Else the property would hold because nothing comes through.
  expect(taken).toBeGreaterThan(2000);
});

test("no path and quality whatever asks for a size that the shop doesn't draw (quality.md 23)", () => {
  const part = fc.oneof(
    fc.constantFrom("/img/", "product", "thumbnail", "w", "/", "1", "2", "320", "9", "-", "__proto__", "constructor"),
    fc.string({ maxLength: 4 }),
  );
  const path = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
    fc.integer().map((width) => `/img/w/${width}`),
  );
  fc.assert(
    fc.property(
      path,
      fc.option(fc.oneof(fc.constantFrom("80", "85", "100"), fc.string()), { nil: undefined }),
      (p, q) => {
        const size = parsePictureSize(p, q);
        if (!size) return;
        expect([80, 85, 100]).toContain(size.quality);
        if (size.height === null) expect(SCREEN_WIDTHS).toContain(size.width);
        else expect(size.width * size.height).toBeLessThanOrEqual(624 * 702);
      },
    ),
    { numRuns: 20_000 },
  );
});

test("500 of them sent to the endpoint: nothing off the list is fetched, no answer is a fault (quality.md 23)", async () => {
  let fetches = 0;
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom("product/1", "thumbnail/2", "w/640", "w/9?q=80"), async (src, size) => {
      images.kept.clear();
      const { response, fetched } = await images.ask(src, {}, size);
      fetches += fetched.length;
      for (const { url } of fetched) expect(HOSTS).toContain(new URL(url).host);
      expect([200, 400]).toContain(response.status);
    }),
    { numRuns: 500 },
  );
  expect(fetches).toBeGreaterThan(30);
});

test("500 redirects to them: none is followed off the list (quality.md 23)", async () => {
  const start = "https://demo.shop.test/start.png";
  // A header can't hold all that an address can.
  const location = hostile.filter((text) => /^[\x21-\xff]+$/.test(text));
  await fc.assert(
    fc.asyncProperty(location, async (place) => {
      images.kept.clear();
      const answer = () => new Response(null, { status: 302, headers: { location: place } });
      const { response, fetched } = await images.ask(start, { answer });
      for (const { url } of fetched) expect(HOSTS).toContain(new URL(url).host);
      expect([400, 404]).toContain(response.status);
    }),
    { numRuns: 500 },
  );
});

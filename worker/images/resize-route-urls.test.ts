import fc from "fast-check";
import { expect, test } from "vitest";
import { SCREEN_WIDTHS } from "../../app/config/images";
import { parsePictureSize } from "../../app/domain/values/image-url";
import { hostileUrl } from "../../tests/fixtures/hostile-urls";
import { readSource } from "./source";
import { countRuns } from "../../tests/fixtures/trials";

const HOSTS = ["demo.shop.test", "cdn.shop.test:8443"];
const ORIGINS = HOSTS.flatMap((host) => [`https://${host}`, `http://${host}`]);

test("a hostile source URL is refused or on an allowed host, and normalization is idempotent", () => {
  let taken = 0;
  fc.assert(
    fc.property(hostileUrl, (src) => {
      const source = readSource(src, HOSTS);
      if (!source) return;
      taken++;
      expect(ORIGINS).toContain(source.origin);
      expect([source.username, source.password, source.hash]).toEqual(["", "", ""]);
      expect(source.search).toMatch(/^(\?ver=[\w.-]{1,20})?$/);
      expect(readSource(source.href, HOSTS)?.href).toBe(source.href);
    }),
    { numRuns: countRuns(20_000) },
  );
  // Otherwise the property would hold trivially.
  expect(taken).toBeGreaterThan(countRuns(2000));
});

test("any path and quality yields a supported size or none", () => {
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
    { numRuns: countRuns(20_000) },
  );
});

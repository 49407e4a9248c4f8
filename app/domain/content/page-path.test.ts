import fc from "fast-check";
import { expect, test } from "vitest";
import { pagePath, parsePagePath } from "./wordpress-url";

test.each([
  ["/za-nas/", ["za-nas"]],
  ["za-nas", ["za-nas"]],
  ["/za-nas/ekip/", ["za-nas", "ekip"]],
  ["/%d0%b7%d0%b0/%d0%bd%d0%b0%d1%81/", ["за", "нас"]],
  ["/", null],
  ["", null],
  ["/wp-login.php", null],
  ["/wp-includes/x", null],
  ["/checkout/x", null],
  ["/a/b.php", null],
  ["/a//b", null],
  ["/a%2Fb", ["a%2fb"]],
  ["/%100-%d1%87/", ["%100-ч"]],
  ["/%25100-%D1%87", ["%100-ч"]],
  ["/\u00100-ч/", ["%100-ч"]],
  ["/P-%D1%87", ["%50-ч"]],
  ["/№-1/", ["№-1"]],
  ["/../a", null],
  ["/a/b/c/d/e", ["a", "b", "c", "d", "e"]],
  ["/a/b/c/d/e/f", null],
])("the path %s has the segments %j of a page", (path, segments) => {
  expect(parsePagePath(path)).toEqual(segments);
});

test("a page's URL belongs to the shop, and parses back to the same path", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.array(fc.stringMatching(/^[\wа-я-]{1,9}$/)).map((all) => all.join("/")),
      ),
      (path) => {
        const segments = parsePagePath(path);
        if (segments === null) return;
        const canonical = pagePath(segments);
        expect(canonical).toMatch(/^(\/[^/\\?#]+)+$/);
        expect(parsePagePath(canonical)).toEqual(segments);
      },
    ),
  );
});

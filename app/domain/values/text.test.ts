import fc from "fast-check";
import { expect, test } from "vitest";
import { describeHtml } from "./text";

test("a description is its HTML's text, in one line with entities decoded", () => {
  expect(describeHtml("<p>Протеин &amp; креатин</p>\n<ul><li>1 &lt; 2</li><li>&quot;Сила&quot;</li></ul>")).toBe(
    'Протеин & креатин 1 < 2 "Сила"',
  );
  expect(describeHtml("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
  expect(describeHtml("")).toBe("");
});

test("a long one ends with a whole word, within 160 characters", () => {
  const words = "силов ".repeat(40);
  expect(describeHtml(words)).toBe("силов ".repeat(26).trim());
  expect(describeHtml(`${"а".repeat(160)} б`)).toBe("а".repeat(160));
  expect(describeHtml("а".repeat(200))).toBe("а".repeat(160));
});

test("any text gives at most 160 characters in one line, well formed if it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (html) => {
      const text = describeHtml(html);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).not.toMatch(/\n|^\s|\s$/);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});

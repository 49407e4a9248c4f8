import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml } from "./xml";

test("text can't break out of its element or attribute, and keeps its words", () => {
  expect(escapeXml(`<a href="x">Тест & 'проба'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Тест &amp; &apos;проба&apos;&lt;/a&gt;",
  );
});

test("no output contains characters that XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const safe = escapeXml(text);
      expect(safe).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      // oxlint-disable-next-line no-control-regex
      expect(safe).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(safe.isWellFormed()).toBe(true);
    }),
  );
});

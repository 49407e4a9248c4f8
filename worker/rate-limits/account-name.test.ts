import fc from "fast-check";
import { expect, test } from "vitest";
import { foldAccountName, plainAccountName } from "./account-name";

const SPELLINGS = [
  "ivan%00",
  "%%0000ivan",
  "<i>ivan",
  "<i>iv<br/>an</i>",
  "ivan&a;",
  "&lt;&amp;ivan",
  "iván",
  "i\u0301van",
  "ıvaŋ",
  "\u200bivan\u00ad",
  "iv\u0001an",
  " IVAN ",
  "Ｉvan",
  "𝐢van",
];

test.each(SPELLINGS)("%j is ivan for WordPress and its database, and so for the counter", (spelling) => {
  expect(foldAccountName(spelling)).toBe("ivan");
});

test("different accounts have different keys", () => {
  const names = ["ivan", "ivan.p", "ivan p", "ivan@shop.test", "ivan+1@shop.test", "иван", "ivan_100%", "i&m"];
  expect(new Set(names.map(foldAccountName)).size).toBe(names.length);
});

test("an ordinary email or user name is sent as typed", () => {
  for (const name of ["ivan@shop.test", "Иван Петров", "Iván", "o'neil+a&b@shop.test", "100%"])
    expect(plainAccountName(` ${name} `)).toBe(name);
});

test("an overlong name takes linear time and is stripped entirely", () => {
  const take = (length: number) => {
    const start = performance.now();
    expect(foldAccountName("%".repeat(length / 2) + "0".repeat(length / 2)).length).toBeLessThanOrEqual(400);
    expect(foldAccountName("&".repeat(length)).length).toBeLessThanOrEqual(400);
    return performance.now() - start;
  };
  const fastest = (length: number) => Math.min(...Array.from({ length: 5 }, () => take(length)));
  // Quadratic time would take a hundred times as long; the clock may be off by a millisecond.
  expect(fastest(1_000_000)).toBeLessThan(40 * (fastest(100_000) + 1));
});

const decoration = fc.constantFrom("%00", "%%4141", "<b>", "</b>", "&#x1;", "&amp;", "\u200d", "\u0301", "\u0007");
const piece = fc.oneof(decoration, fc.constantFrom(..."<>%&;af0 "));

test("whatever is inserted into a name, nothing that WordPress strips is sent, and the key is the same", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const sent = plainAccountName(pieces.join(""));
      expect(sent).not.toMatch(/[<>]|%[\da-f]{2}|&[^;]+;/i);
      expect(plainAccountName(sent)).toBe(sent);
    }),
  );
  fc.assert(
    fc.property(fc.array(decoration, { minLength: 5, maxLength: 5 }), ([a, b, c, d, e]) => {
      expect(foldAccountName(`${a}i${b}v${c}a${d}n${e}`)).toBe("ivan");
    }),
  );
});

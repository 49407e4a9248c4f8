import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeSlug } from "./slug";

test("a slug is decoded once, and one that isn't encoded stays as it is", () => {
  expect(["%d0%bf", "п", "50%", "whey"].map(decodeSlug)).toEqual(["п", "п", "50%", "whey"]);
});

test("any decoded slug can be encoded again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      (text) => decodeURIComponent(encodeURIComponent(decodeSlug(text))) === decodeSlug(text),
    ),
  );
  expect(() => encodeURIComponent(decodeSlug("\ud800"))).not.toThrow();
});

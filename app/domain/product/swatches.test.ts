import fc from "fast-check";
import { expect, test } from "vitest";
import { SWATCHES } from "../../config/swatches";
import { swatchesOf } from "./swatches";

const terms = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug }));

test("terms that all have a color are shown with it, in their order", () => {
  expect([...swatchesOf(terms("sin", "cheren"))!]).toEqual([
    ["sin", SWATCHES.sin],
    ["cheren", SWATCHES.cheren],
  ]);
});

test("one term without a color leaves all without, because partial swatches mislead", () => {
  expect(swatchesOf(terms("cheren", "xl"))).toBeNull();
  expect(swatchesOf([])).toBeNull();
});

test("a term named like a property of every object has no color", () => {
  for (const slug of ["constructor", "toString", "__proto__", "hasOwnProperty"])
    expect(swatchesOf(terms(slug))).toBeNull();
});

test("whatever the slugs, every color is one of the shop's own", () => {
  const slug = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(SWATCHES)));
  fc.assert(
    fc.property(fc.array(slug), (slugs) => {
      const found = swatchesOf(terms(...slugs));
      if (found) for (const one of slugs) expect(found.get(one)).toMatch(/^#[\da-f]{6}$/);
      expect(found === null).toBe(slugs.length === 0 || slugs.some((one) => !Object.keys(SWATCHES).includes(one)));
    }),
  );
});

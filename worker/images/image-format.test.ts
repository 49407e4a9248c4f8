import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseFormat } from "./resize";

test("the smallest format that the header names is chosen, whatever its order, case and weights", () => {
  expect(chooseFormat("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8")).toBe("image/avif");
  expect(chooseFormat("IMAGE/WEBP;q=0.1, image/png")).toBe("image/webp");
  expect(chooseFormat("image/webp, image/avif;q=0.9")).toBe("image/avif");
  expect(chooseFormat("image/avif,image/webp", false)).toBe("image/webp");
  expect(chooseFormat("image/avif", false)).toBe("image/jpeg");
});

test("a format with weight 0 or matched only by a wildcard isn't chosen", () => {
  expect(chooseFormat("image/avif;q=0, image/webp")).toBe("image/webp");
  expect(chooseFormat("image/avif; q=0.000,*/*")).toBe("image/jpeg");
  expect(chooseFormat("image/avif;q=0.01")).toBe("image/avif");
  for (const accept of ["*/*", "image/*", "", undefined, "image/avifx", "x-image/avif"])
    expect(chooseFormat(accept)).toBe("image/jpeg");
});

test("any header yields one of the three formats", () => {
  fc.assert(
    fc.property(fc.string(), (accept) =>
      ["image/avif", "image/webp", "image/jpeg"].includes(chooseFormat(`image/${accept}`)),
    ),
  );
});

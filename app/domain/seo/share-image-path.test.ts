import fc from "fast-check";
import { expect, test } from "vitest";
import { readShareCardPath, shareCardPath } from "./share-image-path";

test("a path is read as it was written, for any slug", () => {
  const slugs = fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }).filter((slug) => !slug.includes("%"));
  fc.assert(
    fc.property(slugs, (slug) => {
      const path = shareCardPath("post", slug);
      return path.length > 300 || readShareCardPath(path)?.slug === slug;
    }),
  );
  expect(shareCardPath("product", "%d0%b2")).toBe(shareCardPath("product", "в"));
});

test("nothing else is a preview", () => {
  for (const path of ["/og/", "/og/page/x.png", "/og/product/x", "/og/product/a/b.png", "/img/product/x.png"])
    expect(readShareCardPath(path), path).toBeNull();
});
